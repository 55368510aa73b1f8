import type { SaleBody } from '#domain/api/counter.ts';
import { dueOf, priceOf } from '#domain/bills/balance.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { parseHundredths } from '#domain/money/money.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { giveDiscount } from '../order-desk/give-discount.ts';
import { findOrder } from '../orders/find-order.ts';
import { type Placed, takeOrder } from '../placing/place-order.ts';
import { recordPayment } from '../receipts/record-payment.ts';
import { refuseTooLittle } from '../tabs/receipt-of.ts';

const MOST_ROUNDED_OFF = 50;
/** What paying it again answers. */
const PAID: readonly ErrorCode[] = ['PAYMENT_CHANGED', 'PAYMENT_NOT_DUE'];

interface Sale {
  body: SaleBody;
  idempotencyKey: string | null;
}

/** Takes an order that is paid at once, less a discount: all of it is written, or nothing. */
export async function sell(ctx: StoreCtx, { body, idempotencyKey }: Sale): Promise<Placed> {
  const { order, paid, discount } = body;
  authorise(ctx, 'payment.record');
  // Before anything is placed. What is due may be less than this by the rounding, or by a discount.
  const amount = parseHundredths(order.amount) ?? 0;
  if (!discount) refuseTooLittle(paid.tendered ?? null, Math.max(0, amount - MOST_ROUNDED_OFF));
  const present = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const { amount: taken, ...by } = paid;
  const pay = async (tx: StoreCtx, orderId: string) => {
    const due = dueOf(await findOrder(tx, ctx.storeId, orderId));
    const part = ctx.late && taken !== undefined ? { amount: Math.min(taken, due) } : {};
    await recordPayment(tx, orderId, { ...by, ...part, paidBefore: 0 });
  };
  const placed = await takeOrder(ctx, {
    body: order,
    idempotencyKey,
    also: [
      async ({ db, grown }, { id }) => {
        const tx = { ...ctx, db, grown };
        if (discount) await giveDiscount(tx, id, discount, present);
        if (priceOf(await findOrder(tx, ctx.storeId, id)) > 0) await pay(tx, id);
      },
    ],
  });
  // The previous release may have placed it and not paid it.
  if (!placed.isNew) await pay(ctx, placed.order._id).catch(unlessPaid);
  return placed;
}

function unlessPaid(error: unknown): void {
  const isPaid = error instanceof AppError && PAID.includes(error.code);
  if (!isPaid) throw error;
}
