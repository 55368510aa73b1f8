import { stretchOf } from '#money/bills/server/issuing/stretch-of.ts';
import { boundaryOf } from '#money/bills/server/settings.ts';
import { businessDay } from '#money/till/rules/business-day.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { toQuantity } from '../rules/amount.ts';
import { daysBefore, needOfWeek } from '../rules/need.ts';
import type { StockNeed } from '../wire/stock.ts';
import { selectUsedByDay } from './queries.ts';

/** What the next week needs, by what orders, batches and waste took on the same weekdays. */
export async function readNeed(ctx: StoreCtx): Promise<StockNeed> {
  authorise(ctx, 'stock.manage');
  const { db, storeId, now } = ctx;
  const { timeZone } = await findStore(db, storeId);
  const days = daysBefore(businessDay(timeZone, now, await boundaryOf({ db }, storeId)));
  const used = await selectUsedByDay(db, storeId, await stretchOf(ctx, days));
  return {
    need: [...needOfWeek(used, days)].flatMap(([ingredient, amount]) =>
      amount > 0 ? [{ ingredient, quantity: toQuantity(amount) }] : [],
    ),
  };
}
