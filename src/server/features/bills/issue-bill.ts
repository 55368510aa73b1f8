import type { BillPreview, BillsOfOrder } from '#domain/api/bills.ts';
import { paymentOf, RUPEE_CURRENCY } from '#domain/bills/balance.ts';
import { type BillSettings, kindFor } from '#domain/bills/bill-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { Minor } from '#domain/money/money.ts';
import { isReceived } from '#domain/money/payment.ts';
import { CANCELLED, SERVED } from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import { findOrder, findOrderBySlug, findStoredOrder, lockStoredOrder } from '../orders/find-order.ts';
import { roundOrder } from '../orders/order-money.ts';
import { type BillRow, selectBillsOf } from './queries.ts';
import { billContentView } from './views.ts';
import { draftBill, figuresOf, type NewBill, writeBill } from './write-bill.ts';

/** Issues a bill for the staff at any time, unless the order was cancelled or waits for its payment. */
export async function issueBill(ctx: StoreCtx, orderId: string): Promise<BillsOfOrder> {
  authorise(ctx, 'bill.issue');
  const bills = await billsOnce(ctx, ctx.storeId, orderId, isBillable);
  const { slug } = await findOrder(ctx, ctx.storeId, orderId);
  return { orderSlug: slug, bills: bills.map(billContentView) };
}

/** The documents issued for the order, or a preview of its bill without a number. */
export async function previewBill(ctx: StoreCtx, orderId: string): Promise<BillPreview> {
  authorise(ctx, 'bill.read');
  const { order, lines } = await findStoredOrder(ctx, ctx.storeId, orderId);
  const issued = await selectBillsOf(ctx.db, ctx.storeId, orderId);
  const kept = lines.filter(isKept);
  if (issued.length === 0 && (!isBillable(order) || kept.length === 0))
    throw new AppError('BILL_UNAVAILABLE');
  const preview = issued.length > 0 ? null : await draftBill(ctx, order, wholeBill(order, kept));
  return { orderSlug: order.slug, bills: issued.map(billContentView), preview };
}

/** The guest's own bill, once the order was served or paid. */
export async function billsForGuest(ctx: Ctx, slug: string): Promise<BillRow[]> {
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  return billsOnce(ctx, storeId, id, isSettled);
}

/** The bill to print, issued now if the guest could have it; null if there is none. */
export async function billForPaper(ctx: Ctx, storeId: string, orderId: string): Promise<BillOnPaper | null> {
  const bills = await findOrWriteBills(ctx, storeId, orderId, isSettled);
  const [bill] = bills;
  if (!bill) return null;
  const papers = bills.map(({ number, kind, content: { figures } }) => {
    const sign = kind === 'credit_note' ? -1 : 1;
    const { total, roundOff, payable } = figures;
    return { number, total: sign * total, roundOff: sign * roundOff, payable: sign * payable };
  });
  return {
    number: bill.number,
    total: papers.reduce((sum, { total }) => sum + total, 0),
    roundOff: papers.reduce((sum, { roundOff }) => sum + roundOff, 0),
    papers: papers.map(({ number, payable }) => ({ number, payable })),
  };
}

interface BillOnPaper {
  number: string;
  total: Minor;
  roundOff: Minor;
  papers: { number: string; payable: Minor }[];
}

/** The documents issued for the order; the first request issues its bill. */
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

/** Like `billsOnce`, but nothing if the order has no bill. */
export async function findOrWriteBills(
  ctx: Ctx,
  storeId: string,
  orderId: string,
  mayBill: (order: OrderRow) => boolean,
): Promise<BillRow[]> {
  const known = await selectBillsOf(ctx.db, storeId, orderId);
  if (known.length > 0) return known;
  // Before the lock: bills are read again under the lock of the order.
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const { order, lines } = await lockStoredOrder(tx, storeId, orderId);
    const issued = await selectBillsOf(tx.db, storeId, orderId);
    if (issued.length > 0) return issued;
    const kept = lines.filter(isKept);
    if (!mayBill(order) || kept.length === 0) return [];
    const bill = await writeBill(tx, { order, part: 0, corrects: null, decide: wholeBill(order, kept) });
    const roundOff = bill.isRounded ? bill.content.figures.roundOff : null;
    if (roundOff !== order.roundOff) await roundOrder(tx, order, roundOff);
    return [bill];
  });
}

/** Bills all lines that were not taken off. */
function wholeBill(order: OrderRow, kept: LineRow[]): NewBill['decide'] {
  return (settings, store) => {
    const isRounded = isRoundedBill(order, settings);
    const isTaxed = [...kept, ...order.charges].some(({ taxes }) => taxes?.some(({ rate }) => rate > 0));
    const kind = kindFor(settings.kind, store.gstNo, isTaxed);
    return { kind, isRounded, figures: figuresOf(kept, order, { kind, isRounded }) };
  };
}

export function isBillable({ state, paymentState }: OrderRow): boolean {
  return state !== CANCELLED && paymentState !== 'awaiting';
}

function isSettled(order: OrderRow): boolean {
  const payment = paymentOf({ ...order, payment: order.paymentState });
  return isBillable(order) && (order.state === SERVED || isReceived(payment));
}

/**
 * Rounds as the order was rounded when it was placed. An order from before the store rounded follows the store's
 * setting until money or a claim arrives; an amount that was received to the paisa is not rounded later.
 */
function isRoundedBill(order: OrderRow, settings: BillSettings): boolean {
  const { amount, roundOff, paid, refunded, paymentState, currency } = order;
  // A whole amount leaves open whether it was rounded, which shows only when a dish is taken off.
  if (roundOff !== null) return roundOff === 0 || paid - refunded !== amount;
  return settings.isRounded && paid === 0 && paymentState === 'unpaid' && currency === RUPEE_CURRENCY;
}
