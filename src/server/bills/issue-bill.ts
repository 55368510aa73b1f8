import type { BillsOfOrder } from '#domain/api/bills.ts';
import { kindFor } from '#domain/bill-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { Minor } from '#domain/money.ts';
import { CANCELLED, SERVED } from '#domain/order.ts';
import { isReceived } from '#domain/payment.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../context.ts';
import { findOrder, findOrderBySlug, holdStoredOrder, type OrderRow } from '../ordering/find-order.ts';
import { presentBill } from './present.ts';
import { type BillRow, readBillsOf } from './queries.ts';
import { figuresOf, isKept, writeBill } from './write-bill.ts';

/** The staff's ask: at any time, but for an order that was cancelled or waits for its payment. */
export async function issueBill(ctx: StoreCtx, orderId: string): Promise<BillsOfOrder> {
  authorise(ctx, 'bill.issue');
  const bills = await billsOnce(ctx, ctx.storeId, orderId, isBillable);
  const { slug } = await findOrder(ctx, ctx.storeId, orderId);
  return { orderSlug: slug, bills: bills.map(presentBill) };
}

/** The guest's: once the order was served or paid. */
export async function billsForGuest(ctx: Ctx, slug: string): Promise<BillRow[]> {
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  return billsOnce(ctx, storeId, id, isSettled);
}

/** For what is printed: the order's bill, which is written now if the guest could have it; null where there is none. */
export async function billForPaper(
  ctx: Ctx,
  storeId: string,
  orderId: string,
): Promise<{ number: string; total: Minor; roundOff: Minor } | null> {
  const [bill] = await findOrWriteBills(ctx, storeId, orderId, isSettled);
  if (!bill) return null;
  const { total, roundOff } = bill.content.figures;
  return { number: bill.number, total, roundOff };
}

/** What was issued for the order, with its bill written by whoever asks first. */
export async function billsOnce(
  ctx: Ctx,
  storeId: string,
  orderId: string,
  mayBill: (order: OrderRow) => boolean,
): Promise<BillRow[]> {
  const bills = await findOrWriteBills(ctx, storeId, orderId, mayBill);
  if (bills.length === 0) throw new AppError('BILL_UNAVAILABLE');
  return bills;
}

/** The same, and nothing of an order of which there is none. */
export async function findOrWriteBills(
  ctx: Ctx,
  storeId: string,
  orderId: string,
  mayBill: (order: OrderRow) => boolean,
): Promise<BillRow[]> {
  const known = await readBillsOf(ctx.db, storeId, orderId);
  if (known.length > 0) return known;
  return withTransaction(ctx, async (tx) => {
    const { order, lines } = await holdStoredOrder(tx, storeId, orderId);
    const issued = await readBillsOf(tx.db, storeId, orderId);
    if (issued.length > 0) return issued;
    const kept = lines.filter(isKept);
    if (!mayBill(order) || kept.length === 0) return [];
    const bill = await writeBill(tx, {
      order,
      part: 0,
      corrects: null,
      decide: (settings, store) => {
        // What has been received to the paisa is not rounded afterwards.
        const isRounded = settings.isRounded && order.paid === 0 && order.currency === 'INR';
        const kind = kindFor(settings.kind, store.gstNo);
        return { kind, isRounded, figures: figuresOf(kept, order, { kind, isRounded }) };
      },
    });
    return [bill];
  });
}

export function isBillable({ state, paymentState }: OrderRow): boolean {
  return state !== CANCELLED && paymentState !== 'awaiting';
}

function isSettled(order: OrderRow): boolean {
  return isBillable(order) && (order.state === SERVED || isReceived(order.paymentState));
}
