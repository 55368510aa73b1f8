import { type InvoiceContent, priceInvoice, type Seller } from '#operators/plans/rules/invoice.ts';
import { hasWithoutEnd } from '#operators/plans/rules/invoice-period.ts';
import { priceOfMonths, quote } from '#operators/plans/rules/plan-price.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { BuyPlanBody, InvoiceView, RequestPaymentBody } from '../wire/invoices.ts';
import { takeCoupon } from './coupons.ts';
import { findUnused } from './credit.ts';
import { requireSeller } from './invoice-settings.ts';
import { buyerOf, newInvoice } from './new-invoice.ts';
import { writeRequestEmail } from './payment-email.ts';
import {
  countUnpaid,
  type InvoiceRow,
  insertInvoice,
  lockSubscriber,
  type SoldPlan,
  selectAskedByOwner,
  selectOffered,
  selectSold,
  updateWithdrawn,
} from './queries.ts';
import { heldBy, monthsOf, settleWithin } from './settling/settle-invoice.ts';
import { tellOwners } from './tell-of-invoice.ts';
import { showInvoice } from './views.ts';

const WEEK = 7 * DAY;
const MOST_UNPAID = 20;

/** An owner asks for the invoice of a plan, to pay it. */
export async function buyPlan(ctx: StoreCtx, { plan, months, coupon }: BuyPlanBody): Promise<InvoiceView> {
  authorise(ctx, 'plan.pay');
  const store = await findStore(ctx.db, ctx.storeId);
  const offered = await selectOffered(ctx.db, store.brandId, store.subscriptionMode);
  // Whoever runs the site puts a store on a plan that costs nothing.
  const sold = offered.find(({ name }) => name === plan);
  const asked = sold && priceFor(store, sold);
  if (!asked || priceOfMonths(asked, months) === 0) throw fieldFault({ plan: { rule: 'invalid' } });
  return ask(ctx, ctx.storeId, { ...asked, months, coupon, isByOwner: true });
}

/** An operator asks a store to pay for a plan, by default at its price. */
export async function requestPayment(
  ctx: OperatorCtx,
  given: string,
  body: RequestPaymentBody,
): Promise<InvoiceView> {
  const storeId = parseStoreId(given);
  const store = await findStore(ctx.db, storeId);
  const sold = await selectSold(ctx.db, ctx.site.brandId, body.plan);
  if (sold === null) throw fieldFault({ plan: { rule: 'invalid' } });
  const { months, price } = body;
  const asked = price === undefined ? priceFor(store, sold) : { ...sold, price, yearPrice: null };
  if (asked.price === 0) throw fieldFault({ price: { rule: 'amount' } });
  return ask(ctx, storeId, { ...asked, months, isByOwner: false });
}

/** What a renewal asks for, at the price of today. It is not kept here. */
export const draftRenewal = (
  ctx: Ctx,
  store: StoreRow,
  { sold, months, seller }: { sold: SoldPlan; months: number; seller: Seller },
): Promise<InvoiceRow> => draft(ctx, store, { ...priceFor(store, sold), months, isByOwner: false }, seller);

/** A store may have a price of its own, for a month. */
export const priceFor = ({ ownPrice }: StoreRow, sold: SoldPlan): SoldPlan =>
  ownPrice?.plan === sold.name ? { ...sold, price: ownPrice.price, yearPrice: null } : sold;

interface Asked extends SoldPlan {
  coupon?: string | undefined;
  months: number;
  isByOwner: boolean;
}

async function ask(ctx: Ctx, storeId: string, asked: Asked): Promise<InvoiceView> {
  const { seller } = await requireSeller(ctx);
  // Before the lock: the price and the seller are those of the moment at which it was asked.
  const { row, storeName, sends } = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const store = await lockBuyer(tx, storeId, asked.name);
    const drafted = await draft(tx, store, asked, seller);
    const same = asked.isByOwner ? await replaceOpen(tx, drafted) : null;
    if (!same) await insertInvoice(tx.db, drafted);
    tx.watch?.tell?.(drafted.id);
    return { storeName: store.name, ...(await settleOrTell(tx, store.name, same ?? drafted)) };
  });
  for (const send of sends) await send();
  return showInvoice(ctx, row, storeName);
}

async function lockBuyer(tx: Ctx, storeId: string, plan: string): Promise<StoreRow> {
  const store = await lockSubscriber(tx.db, storeId);
  if (!store) throw new AppError('STORE_NOT_FOUND');
  if (store.closedAt !== null) throw new AppError('STORE_CLOSED_DOWN');
  if (hasWithoutEnd(heldBy(store), plan)) throw new AppError('PLAN_HELD');
  return store;
}

/** Asks a store for what is drafted behind the lock of its row, or for nothing. Answers what sends the emails after COMMIT. */
export async function askWithin(
  tx: Ctx,
  storeId: string,
  draftFor: (store: StoreRow) => Promise<InvoiceRow | null>,
): Promise<(() => Promise<void>)[]> {
  const store = await lockSubscriber(tx.db, storeId);
  const row = store && (await draftFor(store));
  if (!store || !row) return [];
  await insertInvoice(tx.db, row);
  return (await settleOrTell(tx, store.name, row)).sends;
}

/** What credit and coupons alone pay for needs nobody's money. It is settled at once, before they can be used again. */
async function settleOrTell(tx: Ctx, storeName: string, row: InvoiceRow) {
  if (row.content.total === 0) {
    const { settled, sends } = await settleWithin(tx, row, { way: 'other', reference: '' });
    return { row: settled ?? row, sends };
  }
  if (row.isByOwner) return { row, sends: [] };
  const send = await tellOwners(tx, row, (link) => writeRequestEmail(storeName, row, link));
  return { row, sends: [send] };
}

/** An owner has one open request: the same one, if it is asked for again. Any other ends. */
async function replaceOpen({ db, now }: Ctx, { storeId, content }: InvoiceRow): Promise<InvoiceRow | null> {
  const open = await selectAskedByOwner(db, storeId);
  const same = open.find((one) => essenceOf(one.content) === essenceOf(content)) ?? null;
  for (const { id } of open) if (id !== same?.id) await updateWithdrawn(db, storeId, id, new Date(now));
  if (!same && (await countUnpaid(db, storeId, new Date(now - WEEK))) >= MOST_UNPAID)
    throw new AppError('TOO_MANY_REQUESTS');
  return same;
}

/** The days are those of the payment. */
const essenceOf = ({ seller, buyer, plan, months, total, coupon, credit }: InvoiceContent) =>
  [
    plan,
    months,
    total,
    coupon?.code,
    credit,
    ...[seller, buyer].flatMap(({ name, gstin, state }) => [name, gstin, state]),
  ].join('\n');

async function draft(
  ctx: Ctx,
  store: StoreRow,
  { name: plan, months, isByOwner, coupon: code, ...prices }: Asked,
  seller: Seller,
): Promise<InvoiceRow> {
  const taken = code === undefined ? null : await takeCoupon(ctx, store, code);
  const unused = plan === store.subscriptionMode ? 0 : (await findUnused(ctx, store)).amount;
  const quoted = quote(priceOfMonths(prices, months), taken, store.credit + unused);
  const { discount, freeMonths, credit } = quoted;
  const coupon = taken && { code: taken.code, discount, freeMonths };
  const { endsAt, from, until } = monthsOf(ctx, store, { plan, months, ...(coupon && { coupon }) });
  const buyer = buyerOf(store);
  const content = {
    seller,
    buyer,
    plan,
    months,
    from,
    until,
    price: prices.price,
    ...(prices.yearPrice !== null && { yearPrice: prices.yearPrice }),
    ...(coupon && { coupon }),
    ...(credit !== 0 && { credit }),
    ...priceInvoice(quoted.taxable, seller, buyer),
  };
  return newInvoice(store, { content, endsAt, isByOwner }, ctx.now);
}
