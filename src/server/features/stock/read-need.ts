import type { StockNeed } from '#domain/api/stock.ts';
import { toQuantity } from '#domain/stock/amount.ts';
import { daysBefore, needOfWeek } from '#domain/stock/need.ts';
import { businessDay } from '#domain/till/business-day.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { boundaryOf } from '../bills/settings.ts';
import { stretchOf } from '../bills/stretch-of.ts';
import { findStore } from '../stores/find-store.ts';
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
