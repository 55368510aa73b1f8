import { firstOfMonth, startOfDay } from '#money/reports/rules/report-period.ts';
import { askWithin } from '#operators/invoices/server/ask-for-payment.ts';
import { findSettings, isSelling } from '#operators/invoices/server/invoice-settings.ts';
import { buyerOf, newInvoice } from '#operators/invoices/server/new-invoice.ts';
import { sumOfDays } from '#operators/plans/rules/commission.ts';
import { priceInvoice, type Seller } from '#operators/plans/rules/invoice.ts';
import { quote } from '#operators/plans/rules/plan-price.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { selectOpen, updateAsked, wasAskedSince } from './queries.ts';
import { countDays } from './read-commission.ts';

/**
 * Asks each store, once its month is over, for what the orders of its guests cost; one that has closed once the day is
 * over. Each day is asked for once.
 */
export async function askForCommission(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { storeId, timeZone, isClosed, first } of await selectOpen(ctx.db, storeIds)) {
    const today = dayIn(timeZone, ctx.now);
    const month = firstOfMonth(today);
    const before = isClosed ? today : month;
    if (first >= before) continue;
    // The days of a request that was withdrawn are asked for when the next month is over.
    if (await wasAskedSince(ctx.db, storeId, startOfDay(timeZone, month))) continue;
    const office = await atOffice(ctx, storeId);
    // Whoever has not said yet who sells asks later, for more than a month.
    if (!(await isSelling(ctx.db, office.site.brandId))) continue;
    const { seller } = await findSettings(office);
    // Before the lock: the seller is the one of this moment; the days are read behind it.
    const sends = await withTransaction({ ...office, storeId }, (tx) =>
      askWithin(tx, storeId, (store) => draft(tx, store, { before, seller })),
    );
    for (const send of sends) await send();
  }
}

interface Asked {
  /** The first day that is not asked for yet. */
  before: string;
  seller: Seller;
}

/** Behind the lock of the store's row, so that of two programs the other finds no day. Null if the days cost nothing. */
async function draft(tx: Ctx, store: StoreRow, { before, seller }: Asked) {
  const { storeId, timeZone, subscriptionMode: plan } = store;
  const days = await countDays(tx, store, before);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const { orders, sales, commission: price } = sumOfDays(days);
  const { taxable, credit } = quote(price, null, store.credit);
  const buyer = buyerOf(store);
  const content = {
    seller,
    buyer,
    plan,
    months: 0,
    from: first.day,
    until: last.day,
    price,
    commission: { orders, sales },
    ...(credit !== 0 && { credit }),
    ...priceInvoice(taxable, seller, buyer),
  };
  const endsAt = new Date(startOfDay(timeZone, last.day));
  const row = newInvoice(store, { content, endsAt, isByOwner: false }, tx.now);
  await updateAsked(tx.db, storeId, before, row.id);
  return price === 0 ? null : row;
}
