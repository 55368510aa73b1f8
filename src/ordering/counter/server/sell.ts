import { dropPrinted } from '#kitchen/printing/server/jobs/drop-printed.ts';
import { priceOf } from '#money/bills/rules/balance.ts';
import { billNumberOf, findOrWriteBills, isBillable } from '#money/bills/server/issuing/issue-bill.ts';
import { recordPayment } from '#money/receipts/server/record-payment.ts';
import { refuseTooLittle } from '#money/tabs/server/receipt-of.ts';
import { giveDiscount } from '#ordering/order-desk/server/editing/give-discount.ts';
import { findOrder } from '#ordering/orders/server/find-order.ts';
import { takeOrder } from '#ordering/placing/server/place-order.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { tabletOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import type { SaleBody, SoldOrder } from '../wire/counter.ts';

const MOST_ROUNDED_OFF = 50;
/** What paying it again answers. */
const PAID: readonly ErrorCode[] = ['PAYMENT_CHANGED', 'PAYMENT_NOT_DUE'];

interface Sale {
  body: SaleBody;
  idempotencyKey: string | null;
}

interface Sold {
  isNew: boolean;
  order: SoldOrder;
}

/** Takes an order that is paid at once, less a discount, and billed at a tablet: all of it is written, or nothing. */
export async function sell(ctx: StoreCtx, { body, idempotencyKey }: Sale): Promise<Sold> {
  const { order, paid, discount, given } = body;
  authorise(ctx, 'payment.record');
  // Before anything is placed. What is due may be less than this by the rounding, or by a discount.
  const amount = parseHundredths(order.amount) ?? 0;
  if (!discount) refuseTooLittle(paid.tendered ?? null, Math.max(0, amount - MOST_ROUNDED_OFF));
  const present = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  const { amount: taken, ...by } = paid;
  const pay = async (tx: StoreCtx, orderId: string) => {
    // What was taken without the line stands. What is too much is owed to the guest.
    const amount = ctx.late ? taken : undefined;
    await recordPayment(tx, orderId, { ...by, amount, paidBefore: 0 });
  };
  const placed = await takeOrder(ctx, {
    body: { ...order, ...(given ? { given: { orderNo: given.orderNo } } : {}) },
    idempotencyKey,
    taken: discount ? undefined : taken,
    also: [
      async ({ db, grown }, { id, sittingId }) => {
        const tx = { ...ctx, db, grown };
        if (discount) await giveDiscount(tx, id, discount, present);
        const sold = await findOrder(tx, ctx.storeId, id);
        if (priceOf(sold) > 0) await pay(tx, id);
        // A table has one bill, when it goes.
        if (tabletOf(ctx) !== null && sittingId === null)
          await findOrWriteBills(tx, sold, isBillable, given?.bill);
      },
    ],
  });
  // The previous release may have placed it and not paid it.
  if (!placed.isNew) {
    await pay(ctx, placed.order._id).catch(unlessPaid);
    await dropPrinted(ctx, placed.order._id);
  }
  return { ...placed, order: { ...placed.order, ...(await billOf(ctx, placed.order._id, given?.bill)) } };
}

/** Only at a tablet, where it was issued with the sale. */
async function billOf(ctx: StoreCtx, orderId: string, given: string | undefined) {
  if (tabletOf(ctx) === null) return {};
  const number = await billNumberOf(ctx, ctx.storeId, orderId);
  return number === undefined ? {} : { bill: { number, asGiven: (given ?? number) === number } };
}

function unlessPaid(error: unknown): void {
  const isPaid = error instanceof AppError && PAID.includes(error.code);
  if (!isPaid) throw error;
}
