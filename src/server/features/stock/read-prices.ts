import { MOST_PRICES, type PricesView } from '#domain/api/buying.ts';
import { toNumber } from '#domain/money/money.ts';
import { toQuantity } from '#domain/stock/amount.ts';
import { costAfter } from '#domain/stock/cost.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { costView, findIngredient } from './ingredients.ts';
import { selectPaid } from './supplier-queries.ts';

const NOTHING_THERE = { amount: 0, cost: 0 };

/** What an ingredient has cost over time, as the ledger has it. */
export async function readPrices(ctx: StoreCtx, id: string): Promise<PricesView> {
  authorise(ctx, 'stock.manage');
  const row = await findIngredient(ctx, id);
  const paid = await selectPaid(ctx.db, row, MOST_PRICES);
  return {
    prices: paid.map(({ at, quantity, value, note }) => ({
      ...{ at: at.toISOString(), quantity: toQuantity(quantity), note },
      price: toNumber(costView(row, costAfter(NOTHING_THERE, { amount: quantity, value }))),
    })),
  };
}
