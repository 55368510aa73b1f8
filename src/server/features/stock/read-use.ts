import type { StockUse } from '#domain/api/stock.ts';
import { toNumber } from '#domain/money/money.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { toQuantity } from '#domain/stock/amount.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { stretchOf } from '../bills/stretch-of.ts';
import { sumUse } from './queries.ts';

/** What came and went of each ingredient on these days of the restaurant, both included. */
export async function readUse(ctx: StoreCtx, days: Period): Promise<StockUse> {
  authorise(ctx, 'stock.manage');
  const { start, end } = await stretchOf(ctx, days);
  const sums = await sumUse(ctx.db, ctx.storeId, { start, end });
  return {
    sums: sums.map(({ ingredientId, what, quantity, value }) => ({
      ...{ ingredient: ingredientId, what },
      quantity: toQuantity(quantity),
      value: toNumber(value),
    })),
  };
}
