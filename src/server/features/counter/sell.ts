import type { SaleBody } from '#domain/api/counter.ts';
import { AppError } from '#domain/errors.ts';
import { parseHundredths } from '#domain/money/money.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { type Placed, takeOrder } from '../placing/place-order.ts';
import { recordPayment, refuseTooLittle } from '../receipts/record-payment.ts';

const MOST_ROUNDED_OFF = 50;

interface Sale {
  body: SaleBody;
  idempotencyKey: string | null;
}

/**
 * Takes an order that is paid at once. If the program ends in between, the order stands unpaid, and the same request
 * sent again pays it.
 */
export async function sell(ctx: StoreCtx, { body, idempotencyKey }: Sale): Promise<Placed> {
  const { order, paid } = body;
  authorise(ctx, 'payment.record');
  // Before anything is placed. What is due may be less than this by the rounding.
  const amount = parseHundredths(order.amount) ?? 0;
  refuseTooLittle(paid.tendered ?? null, Math.max(0, amount - MOST_ROUNDED_OFF));
  const placed = await takeOrder(ctx, { body: order, idempotencyKey });
  const { _id: orderId } = placed.order;
  try {
    await recordPayment(ctx, orderId, { ...paid, paidBefore: 0 });
  } catch (error) {
    if (!isPaidAlready(error, placed)) throw error;
  }
  return placed;
}

/** Whether an earlier request has paid the order, or it costs nothing. */
function isPaidAlready(error: unknown, { isNew, order }: Placed): boolean {
  if (!(error instanceof AppError)) return false;
  return isNew
    ? error.code === 'PAYMENT_NOT_DUE' && order.amount === 0
    : error.code === 'PAYMENT_CHANGED' || error.code === 'PAYMENT_NOT_DUE';
}
