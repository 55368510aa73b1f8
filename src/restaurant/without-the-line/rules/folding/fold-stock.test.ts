import { expect, test } from 'vitest';
import type { IngredientView } from '#stock/ingredients/wire/stock.ts';
import { foldStock } from './fold-stock.ts';

const rice = { _id: 'rice', quantity: 10_000, countedAt: null } as IngredientView;
const oil = { _id: 'oil', quantity: 5_000, countedAt: null } as IngredientView;
const AT = Date.UTC(2026, 10, 28, 19);

const entry = (what: string, ingredient: string, quantity: number) =>
  ({
    at: 'POST /api/stores/:storeId/stock/entries',
    given: { params: {}, body: { what, lines: [{ ingredient, quantity }] } },
    madeAt: AT,
  }) as never;

test('what was counted and thrown away at a tablet without the line shows at once, in its order', () => {
  const commands = [
    entry('wasted', 'rice', 500),
    entry('counted', 'rice', 9_000),
    entry('wasted', 'rice', 100),
  ];
  expect(foldStock({ ingredients: [rice, oil] }, commands).ingredients).toEqual([
    { ...rice, quantity: 8_900, countedAt: '2026-11-28T19:00:00.000Z' },
    oil,
  ]);
});

test('without such commands it is what the server said', () => {
  const stock = { ingredients: [rice] };
  expect(foldStock(stock, [])).toBe(stock);
});
