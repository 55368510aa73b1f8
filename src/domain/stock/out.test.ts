import { expect, test } from 'vitest';
import { resettled, standingOf, swappedAnew } from './out.ts';
import type { Recipe, RecipeFor, RecipeLine } from './recipe.ts';

const needs = (ingredientId: string, instead?: string): RecipeLine => ({
  ...{ ingredientId, amount: 1 },
  ...(instead ? { swap: { ingredientId: instead, amount: 2, keepsVeg: true } } : {}),
});
const recipe = (of: RecipeFor, ...lines: RecipeLine[]): Recipe => ({ of, makes: null, since: 0, lines });
const dish = (itemId: string, ...lines: RecipeLine[]) => recipe({ kind: 'dish', itemId }, ...lines);

const standing = (out: string[], recipes: Recipe[]) => {
  const { off, on } = standingOf(new Set(out), recipes);
  return {
    off: Object.fromEntries(off),
    on: Object.fromEntries([...on].map(([id, lines]) => [id, lines.map((line) => line.swap?.ingredientId)])),
  };
};

test('an ingredient takes off the dishes that need it, not what is made of it or only chosen with it', () => {
  const recipes = [
    dish('palak', needs('spinach'), needs('paneer')),
    dish('dal', needs('lentils')),
    recipe(
      { kind: 'choice', itemId: 'dosa', choice: { group: 'Extras', option: 'Paneer' } },
      needs('paneer'),
    ),
    recipe({ kind: 'made', ingredientId: 'gravy' }, needs('paneer')),
  ];
  expect(standing(['paneer'], recipes)).toEqual({ off: { palak: 'paneer' }, on: {} });
});

test('a dish goes on if all that it lacks has a swap which is there', () => {
  const tikka = dish('tikka', needs('paneer', 'tofu'), needs('cream', 'coconut'), needs('salt'));
  expect(standing([], [tikka])).toEqual({ off: {}, on: {} });
  expect(standing(['tofu'], [tikka])).toEqual({ off: {}, on: {} });
  expect(standing(['paneer'], [tikka])).toEqual({ off: {}, on: { tikka: ['tofu'] } });
  expect(standing(['cream', 'paneer'], [tikka]).on).toEqual({ tikka: ['tofu', 'coconut'] });
  expect(standing(['paneer', 'tofu'], [tikka]).off).toEqual({ tikka: 'paneer' });
  expect(standing(['paneer', 'salt'], [tikka]).off).toEqual({ tikka: 'salt' });
});

test('what is no longer used stands in for nothing, and takes no dish off by itself', () => {
  const tikka = dish('tikka', needs('paneer', 'tofu'));
  const gone = new Set(['tofu', 'paneer']);
  expect(standingOf(new Set(['paneer']), [tikka], gone).off).toEqual(new Map([['tikka', 'paneer']]));
  expect(standingOf(new Set(['salt']), [tikka], gone)).toEqual({ off: new Map(), on: new Map() });
});

test('dishes come back with the last ingredient that they miss', () => {
  const off = new Map([['makhani', 'cream']]);
  expect(resettled(['palak', 'makhani', 'palak'], { off })).toEqual({
    back: ['palak'],
    kept: new Map([['cream', ['makhani']]]),
  });
});

test('a dish that stays on the menu is told of when what it is made with changes', () => {
  const recipes = [dish('tikka', needs('paneer', 'tofu')), dish('korma', needs('cream', 'coconut'))];
  const of = (...out: string[]) => standingOf(new Set(out), recipes);
  expect(swappedAnew(of(), of('paneer'))).toEqual(['tikka']);
  expect(swappedAnew(of('paneer'), of('paneer', 'cream'))).toEqual(['korma']);
  expect(swappedAnew(of('paneer', 'cream'), of('paneer', 'cream', 'tofu'))).toEqual(['tikka']);
  expect(swappedAnew(of('paneer'), of('paneer'))).toEqual([]);
});
