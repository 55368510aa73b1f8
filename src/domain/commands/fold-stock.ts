import type { Command } from '../api/calls/contract.ts';
import type { IngredientView, StockView } from '../api/stock.ts';

type Kept = Command & { madeAt: number };

/** The stock as it will be once these commands are answered. What a batch takes shows when the server has answered. */
export function foldStock(stock: StockView, commands: readonly Kept[]): StockView {
  const entries = commands.flatMap(({ at, given, madeAt }) =>
    at === 'POST /api/stores/:storeId/stock/entries' ? [{ ...given.body, madeAt }] : [],
  );
  if (entries.length === 0) return stock;
  const after = (ingredient: IngredientView): IngredientView => {
    let now = ingredient;
    for (const { what, lines, madeAt } of entries)
      for (const { ingredient: id, quantity } of lines) {
        if (id !== now._id) continue;
        if (what === 'counted') now = { ...now, quantity, countedAt: new Date(madeAt).toISOString() };
        else now = { ...now, quantity: now.quantity + (what === 'wasted' ? -quantity : quantity) };
      }
    return now;
  };
  return { ingredients: stock.ingredients.map(after) };
}
