import { expect, test } from 'vitest';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { IngredientView, RecipeView } from '../wire/stock.ts';
import { outageOf } from './outage-of.ts';

const NAMES = ['Paneer', 'Tofu', 'Cream', 'Salt'];

/** What is out, by name. Tikka goes on with tofu, makhani has no swap for its cream. */
function known(out: string[]) {
  const ingredients = NAMES.map((name) => ({ _id: name, name, outSince: out.includes(name) ? 1 : null }));
  const line = (ingredient: string, swap?: string) => ({
    ingredient,
    quantity: 1,
    swap: swap ? { ingredient: swap, quantity: 1, keepsVeg: true } : null,
  });
  const recipe = (itemId: string, ...lines: object[]) => ({ of: { kind: 'dish', itemId }, lines });
  const items = ['Tikka', 'Makhani'].map((label) => ({ _id: label, label, configs: [] }));
  return {
    stock: { ingredients: ingredients as unknown as IngredientView[] },
    recipes: {
      recipes: [
        recipe('Tikka', line('Paneer', 'Tofu')),
        recipe('Makhani', line('Paneer', 'Tofu'), line('Cream')),
      ] as unknown as RecipeView[],
      target: null,
    },
    menus: { menus: [{ categories: [{ items }] }] } as unknown as CatalogueView,
  };
}

test('before an ingredient is marked: what it takes off, and what goes on', () => {
  const onWith = (...dishes: string[]) => dishes.map((dish) => ({ dish, swaps: 'Tofu' }));
  expect(outageOf('Paneer', known([]))).toEqual({ off: [], on: onWith('Tikka', 'Makhani') });
  expect(outageOf('Paneer', known(['Cream']))).toEqual({
    off: [{ dish: 'Makhani', isAnyway: true }],
    on: onWith('Tikka'),
  });
  expect(outageOf('Salt', known(['Paneer', 'Cream']))).toEqual({ off: [], on: [] });
});

test('what stands in is out too: both say which dishes are sold out', () => {
  const off = (isAnyway: boolean) => ({
    off: ['Tikka', 'Makhani'].map((dish) => ({ dish, isAnyway })),
    on: [],
  });
  expect(outageOf('Paneer', known(['Paneer', 'Tofu']))).toEqual(off(false));
  expect(outageOf('Tofu', known(['Paneer', 'Tofu']))).toEqual(off(false));
});
