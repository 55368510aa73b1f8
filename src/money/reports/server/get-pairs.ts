import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import type { ApiPairs } from '#programs/v1/wire/pairs.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { ReportQuery } from '#restaurant/stores/wire/store-queries-calls.ts';
import { addDays, startOfDay } from '../rules/report-period.ts';
import { soldTogether } from '../rules/sold-together.ts';
import { requirePeriod } from './get-report.ts';
import { readCalmly } from './queries.ts';
import { selectOrderedDishes } from './turn-queries.ts';

/** Years of a busy store would be millions of lines; the latest orders tell as much. */
const MOST_ORDERS = 5_000;

/** Which dishes were ordered together. All rounds of a table are one order. */
export async function getPairs(ctx: StoreCtx, query: ReportQuery, inTurn: Gate): Promise<ApiPairs> {
  authorise(ctx, 'reports.read');
  const { storeId, timeZone } = await findStore(ctx.db, ctx.storeId);
  const { from, to } = (await requirePeriod(ctx, query, timeZone)).period;
  const days = { start: startOfDay(timeZone, from), end: startOfDay(timeZone, addDays(to, 1)) };
  // Before the lock: nothing is locked. The transaction keeps the reading short.
  const lines = await inTurn(() =>
    withTransaction(ctx, async (tx) => {
      await readCalmly(tx.db);
      return selectOrderedDishes(tx.db, storeId, { ...days, mostOrders: MOST_ORDERS });
    }),
  );
  const names = new Map(lines.map(({ dish, name }) => [dish, name]));
  const orders = [...Map.groupBy(lines, ({ order }) => order).values()];
  const found = soldTogether(orders.map((own) => own.map(({ dish }) => dish)));
  const dishOf = (id: string, count: number) => ({ id, name: names.get(id) ?? '', orders: count });
  return {
    from,
    to,
    orders: orders.length,
    pairs: found.map(({ dishes: [one, other], each, together }) => ({
      dishes: [dishOf(one, each[0]), dishOf(other, each[1])],
      together,
    })),
  };
}
