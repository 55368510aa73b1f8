import type { Command } from '#calls/contract.ts';
import type { WrittenKind } from '#stock/ingredients/rules/entries.ts';
import type { IngredientView, StockView } from '#stock/ingredients/wire/stock.ts';

type Kept = Command & { madeAt: number };

/** The stock as it will be once these commands are answered. What a batch takes shows when the server has answered. */
export function foldStock(stock: StockView, commands: readonly Kept[]): StockView {
  const entries = commands.flatMap(({ at, given, madeAt }) =>
    at === 'POST /api/stores/:storeId/stock/entries' ? [{ ...given.body, madeAt }] : [],
  );
  if (entries.length === 0) return stock;
  const after = (ingredient: IngredientView): IngredientView =>
    entries
      .flatMap(({ lines, ...entry }) => lines.map((line) => ({ ...entry, ...line })))
      .filter((line) => line.ingredient === ingredient._id)
      .reduce(withEntry, ingredient);
  return { ingredients: stock.ingredients.map(after) };
}

interface Entry {
  what: WrittenKind;
  quantity: number;
  madeAt: number;
}

function withEntry(now: IngredientView, { what, quantity, madeAt }: Entry): IngredientView {
  if (what === 'counted') return { ...now, quantity, countedAt: new Date(madeAt).toISOString() };
  return { ...now, quantity: now.quantity + (what === 'wasted' ? -quantity : quantity) };
}
