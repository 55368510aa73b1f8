import { stretchOf } from '#money/bills/server/issuing/stretch-of.ts';
import type { Period } from '#money/reports/rules/report-period.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { toQuantity } from '../rules/amount.ts';
import type { StockUse } from '../wire/stock.ts';
import { sumUse } from './queries.ts';

/** What came and went of each ingredient on these days of the restaurant, both included. */
export async function readUse(ctx: StoreCtx, days: Period): Promise<StockUse> {
  authorise(ctx, 'stock.manage');
  const { start, end } = await stretchOf(ctx, days);
  const sums = await sumUse(ctx.db, ctx.storeId, { start, end });
  return {
    sums: sums.map(({ ingredientId, what, quantity, value }) => ({
      ingredient: ingredientId,
      what,
      quantity: toQuantity(quantity),
      value: toNumber(value),
    })),
  };
}
