import type { TabletNumbers } from '#domain/api/tablets.ts';
import { financialYearOf } from '#domain/bills/bill-settings.ts';
import { businessDay } from '#domain/till/business-day.ts';
import type { TabletCtx } from '../access/tablet-context.ts';
import { boundaryOf, settingsOf } from '../bills/settings.ts';
import { nextBillOf, numbersOf } from '../tablet-numbers/numbers.ts';

/** What the tablet may give while it has no line, whoever has signed in there. */
export async function reserveNumbers(ctx: TabletCtx): Promise<TabletNumbers> {
  const { db, storeId, store, tablet, now } = ctx;
  const { letter, blocks: orders } = await numbersOf(ctx, storeId, tablet.id);
  const { prefix } = await settingsOf(db, store);
  const boundary = await boundaryOf(ctx, storeId);
  const year = financialYearOf(businessDay(store.timeZone, now, boundary));
  const next = await nextBillOf(ctx, storeId, letter, year);
  return { letter, orders, bills: { year, prefix, next, boundary } };
}
