import { expect, test } from 'vitest';
import { comesBack, dishesWith } from './out.ts';
import type { Recipe, RecipeFor } from './recipe.ts';

const recipe = (of: RecipeFor, ...needs: string[]): Recipe => ({
  ...{ of, makes: null, since: 0 },
  lines: needs.map((ingredientId) => ({ ingredientId, amount: 1 })),
});

test('an ingredient takes off the dishes that need it, not what is made of it or only chosen with it', () => {
  const recipes = [
    recipe({ kind: 'dish', itemId: 'palak' }, 'spinach', 'paneer'),
    recipe({ kind: 'dish', itemId: 'dal' }, 'lentils'),
    recipe({ kind: 'choice', itemId: 'dosa', choice: { group: 'Extras', option: 'Paneer' } }, 'paneer'),
    recipe({ kind: 'made', ingredientId: 'gravy' }, 'paneer'),
  ];
  expect(dishesWith('paneer', recipes)).toEqual(['palak']);
});

test('dishes come back with the last ingredient that they miss', () => {
  const cream = { id: 'cream', dishes: ['korma', 'makhani'] };
  expect(comesBack(['palak', 'makhani'], [cream])).toEqual({
    back: ['palak'],
    kept: new Map([['cream', ['makhani']]]),
  });
  expect(comesBack(['palak'], [])).toEqual({ back: ['palak'], kept: new Map() });
});
