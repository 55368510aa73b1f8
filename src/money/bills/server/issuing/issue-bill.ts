import { isReceived } from '#money/payments/rules/payment.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { levelTab } from '#money/tabs/server/level-tab.ts';
import { roundTab } from '#money/tabs/server/round-tab.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { findOrder, findOrderBySlug, findTabs, storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { lockTabOf } from '#ordering/orders/server/lock-tab.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { paymentOf, RUPEE_CURRENCY, tabBalanceOf } from '../../rules/balance.ts';
import { type BillSettings, kindFor, missingOnBills } from '../../rules/bill-settings.ts';
import type { RegisteredBill } from '../../rules/bill-sheet.ts';
import type { BillPreview, BillsOfOrder } from '../../wire/bills.ts';
import { type BillRow, hasBills, selectBillsOf } from '../queries.ts';
import { billContentView } from '../views.ts';
import { buyerOf, standingBill } from './standing-bill.ts';
import { type BilledRound, draftBill, figuresOf, type NewBill, writeBill } from './write-bill.ts';

/** Issues a bill for the staff at any time, unless the order was cancelled or waits for its payment. */
export async function issueBill(ctx: StoreCtx, orderId: string): Promise<BillsOfOrder> {
  authorise(ctx, 'bill.issue');
  const order = await findOrder(ctx, ctx.storeId, orderId);
  await refuseFirstWithoutAddress(ctx);
  const bills = await billsOnce(ctx, order, isBillable);
  return { orderSlug: order.slug, bills: bills.map(billContentView) };
}

/** Asks for what the law wants on a bill before the first one. Later ones are issued, and the settings warn. */
export async function refuseFirstWithoutAddress({ db, storeId }: StoreCtx): Promise<void> {
  const missing = missingOnBills(await findStore(db, storeId));
  if (missing.length > 0 && !(await hasBills(db, storeId)))
    throw new AppError('BILL_DETAILS_MISSING', { missing });
}

/** The documents issued for the order's tab, or a preview of its bill without a number. */
export async function previewBill(ctx: StoreCtx, orderId: string): Promise<BillPreview> {
  authorise(ctx, 'bill.read');
  const order = await findOrder(ctx, ctx.storeId, orderId);
  const tabId = tabOf(order);
  const issued = await selectBillsOf(ctx.db, ctx.storeId, tabId);
  const orders = (await findTabs(ctx, ctx.storeId, [tabId])).get(tabId) ?? [order];
  const rounds = await billedRounds(ctx, ctx.storeId, orders);
  if (issued.length === 0 && (!isBillable(orders) || rounds.length === 0))
    throw new AppError('BILL_UNAVAILABLE');
  const preview = issued.length > 0 ? null : await draftBill(ctx, wholeBill(orders, rounds));
  const buyer = buyerOf(orders, issued);
  return { orderSlug: order.slug, bills: issued.map(billContentView), preview, buyer };
}

/** The guest's own bill, once the order was served or paid. */
export async function billsForGuest(ctx: Ctx, slug: string): Promise<BillRow[]> {
  return billsOnce(ctx, await findOrderBySlug(ctx, slug), isSettled);
}

/** The bill to print, issued now if the guest could have it; null if there is none. */
export async function billForPaper(ctx: Ctx, storeId: string, orderId: string): Promise<BillOnPaper | null> {
  const order = await findOrder(ctx, storeId, orderId);
  const bills = await findOrWriteBills(ctx, order, isSettled);
  const bill = standingBill(bills);
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
    ...(bill.content.registered ? { registered: bill.content.registered } : {}),
  };
}

interface BillOnPaper {
  number: string;
  total: Minor;
  roundOff: Minor;
  papers: { number: string; payable: Minor }[];
  registered?: RegisteredBill;
}

type MayBill = (orders: readonly OrderRow[]) => boolean;

/** The documents issued for the order's tab; the first request issues its bill. */
async function billsOnce(ctx: Ctx, order: OrderRow, mayBill: MayBill): Promise<BillRow[]> {
  const bills = await findOrWriteBills(ctx, order, mayBill);
  if (bills.length === 0) throw new AppError('BILL_UNAVAILABLE');
  return bills;
}

/** The number of the bill that was issued for a tab; undefined if there is none. */
export async function billNumberOf({ db }: Pick<Ctx, 'db'>, storeId: string, tabId: string) {
  return standingBill(await selectBillsOf(db, storeId, tabId))?.number;
}

/** Like `billsOnce`, but nothing if the tab has no bill. `given`: the number that a tablet has given it on paper. */
export async function findOrWriteBills(
  ctx: Ctx,
  seen: Pick<OrderRow, 'storeId' | 'id' | 'sittingId'>,
  mayBill: MayBill,
  given?: string,
): Promise<BillRow[]> {
  const { storeId } = seen;
  const known = await selectBillsOf(ctx.db, storeId, tabOf(seen));
  if (known.length > 0) return known;
  // Before the lock: bills are read again under the lock of the tab.
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const { tab } = await lockTabOf(tx, storeId, seen.id);
    const issued = await selectBillsOf(tx.db, storeId, tab.id);
    if (issued.length > 0) return issued;
    const rounds = await billedRounds(tx, storeId, tab.orders);
    if (!mayBill(tab.orders) || rounds.length === 0) return [];
    const bill = await writeBill(tx, { ...wholeBill(tab.orders, rounds), given, part: 0, corrects: null });
    await levelTab(tx, await roundTab(tx, tab, bill.isRounded));
    return [bill];
  });
}

/** The lines that were not taken off, of orders that were not cancelled. */
export async function billedRounds(ctx: Ctx, storeId: string, orders: OrderRow[]): Promise<BilledRound[]> {
  const stored = await storedOrdersOf(ctx, storeId, orders.filter(isStanding));
  return stored
    .map(({ order, lines }) => ({ order, lines: lines.filter(isKept) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Bills all of these lines. */
function wholeBill(orders: readonly OrderRow[], billed: BilledRound[]): Omit<NewBill, 'part' | 'corrects'> {
  const [first] = orders.filter(isStanding);
  if (!first) throw new Error('Nothing of the tab is left to be billed');
  const decide: NewBill['decide'] = (settings, store) => {
    const isRounded = isRoundedBill(orders, settings);
    const priced = billed.flatMap(({ order, lines }) => [...lines, ...order.charges]);
    const isTaxed = priced.some(({ taxes }) => taxes?.some(({ rate }) => rate > 0));
    const kind = kindFor(settings.kind, store.gstNo, isTaxed);
    return { kind, isRounded, figures: figuresOf(billed, { kind, isRounded }) };
  };
  const soldAt = Math.max(...billed.map(({ order }) => (order.servedAt ?? order.createdAt).getTime()));
  return { order: first, rounds: billed.length, soldAt, buyer: buyerOf(orders, []), decide };
}

const isStanding = ({ state }: OrderRow) => state !== CANCELLED;

export function isBillable(orders: readonly OrderRow[]): boolean {
  return orders.some(isStanding) && orders.every(({ paymentState }) => paymentState !== 'awaiting');
}

function isSettled(orders: readonly OrderRow[]): boolean {
  const isOver = (order: OrderRow) =>
    order.state === SERVED || isReceived(paymentOf({ ...order, payment: order.paymentState }));
  return isBillable(orders) && orders.filter(isStanding).every(isOver);
}

/**
 * Rounds as the orders were rounded when they were placed. An order from before the store rounded follows the store's
 * setting until money or a claim arrives; an amount that was received to the paisa is not rounded later.
 */
function isRoundedBill(orders: readonly OrderRow[], settings: BillSettings): boolean {
  const standing = orders.filter(isStanding);
  const { amount, roundOff, paid, refunded } = tabBalanceOf(standing);
  // A whole amount leaves open whether it was rounded, which shows only when a dish is taken off.
  if (roundOff !== null) return roundOff === 0 || paid - refunded !== amount;
  return (
    settings.isRounded &&
    paid === 0 &&
    standing.every(({ paymentState, currency }) => paymentState === 'unpaid' && currency === RUPEE_CURRENCY)
  );
}
