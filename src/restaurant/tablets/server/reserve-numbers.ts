import { financialYearOf } from '#money/bills/rules/bill-settings.ts';
import { cancelGaps } from '#money/bills/server/issuing/cancel-number.ts';
import { boundaryOf, settingsOf } from '#money/bills/server/settings.ts';
import { businessDay } from '#money/till/rules/business-day.ts';
import type { TabletCtx } from '#restaurant/access/server/tablet-context.ts';
import { nextBillOf, numbersOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import type { TabletNumbers } from '../wire/tablets.ts';

/**
 * What the tablet may give while it has no line, whoever has signed in there. `isAllSent`: nothing waits there any more, so a
 * number that has not come will not, and is left to a cancelled bill.
 */
export async function reserveNumbers(ctx: TabletCtx, isAllSent: boolean): Promise<TabletNumbers> {
  const { db, storeId, store, tablet, now } = ctx;
  const { letter, blocks: orders } = await numbersOf(ctx, storeId, tablet.id);
  const { prefix } = await settingsOf(db, store);
  const boundary = await boundaryOf(ctx, storeId);
  const year = financialYearOf(businessDay(store.timeZone, now, boundary));
  if (isAllSent) await cancelGaps(ctx, { letter, year, prefix });
  const next = await nextBillOf(ctx, storeId, letter, year);
  return { letter, orders, bills: { year, prefix, next, boundary } };
}
