import type { SaleBody } from '#domain/api/counter.ts';
import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { type Placed, takeOrder } from '../placing/place-order.ts';
import { recordPayment } from '../receipts/record-payment.ts';

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
