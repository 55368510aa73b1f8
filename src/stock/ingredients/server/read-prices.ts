import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { MOST_PRICES, type PricesView } from '#stock/buying/wire/buying.ts';
import { toQuantity } from '../rules/amount.ts';
import { costAfter } from '../rules/cost.ts';
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
      at: at.toISOString(),
      quantity: toQuantity(quantity),
      note,
      price: toNumber(costView(row, costAfter(NOTHING_THERE, { amount: quantity, value }))),
    })),
  };
}
