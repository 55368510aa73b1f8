import { expect, test } from 'vitest';
import { choicesToday, isOff, NOTHING_OUT, resettled, standingOf, swappedAnew } from './out.ts';
import type { Recipe, RecipeFor, RecipeLine } from './recipe.ts';

const needs = (ingredientId: string, instead?: string): RecipeLine => ({
  ingredientId,
  amount: 1,
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

test('an ingredient takes off the dishes that need it, not those that are only chosen with it', () => {
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
  expect(standingOf(new Set(['salt']), [tikka], gone)).toEqual(NOTHING_OUT);
});

const choice = (option: string, ...lines: RecipeLine[]) =>
  recipe({ kind: 'choice', itemId: 'tikka', choice: { group: 'Size', option } }, ...lines);
const sizes = (required = true) => ({
  label: 'Size',
  required,
  maxSelection: 1,
  options: ['Half', 'Full'].map((label) => ({ label })),
});
const today = (out: string[], recipes: Recipe[], groups = [sizes()]) => {
  const { choices } = standingOf(new Set(out), recipes);
  const { off, swapped } = choicesToday(groups, choices.get('tikka') ?? []);
  return { off: off.map(({ option }) => option), swaps: swapped.map(({ swap }) => swap?.ingredientId) };
};

test('a size or an extra goes off with what its own recipe lacks', () => {
  const recipes = [choice('Half', needs('paneer')), choice('Full', needs('paneer'), needs('cream'))];
  expect(today([], recipes)).toEqual({ off: [], swaps: [] });
  expect(today(['cream'], recipes)).toEqual({ off: ['Full'], swaps: [] });
  expect(today(['paneer'], recipes)).toEqual({ off: ['Half', 'Full'], swaps: [] });
});

test('sizes stay with a swap if everybody who orders the dish needs the same one', () => {
  const both = [choice('Half', needs('paneer', 'tofu')), choice('Full', needs('paneer', 'tofu'))];
  expect(today(['paneer'], both)).toEqual({ off: [], swaps: ['tofu'] });
  expect(today(['paneer'], both.slice(0, 1))).toEqual({ off: ['Half'], swaps: [] });
  expect(today(['paneer', 'tofu'], both)).toEqual({ off: ['Half', 'Full'], swaps: [] });
  const halfOnly = [choice('Half', needs('paneer', 'tofu')), choice('Full', needs('paneer'))];
  expect(today(['paneer'], halfOnly)).toEqual({ off: ['Full'], swaps: ['tofu'] });
});

test('an extra that could be made with something else goes off, since others are not to be asked', () => {
  const extras = [choice('Half', needs('paneer', 'tofu')), choice('Full', needs('paneer', 'tofu'))];
  const other = { ...sizes(), label: 'Spice' };
  expect(today(['paneer'], extras, [sizes(false), other])).toEqual({ off: ['Half', 'Full'], swaps: [] });
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
  const half = [choice('Half', needs('paneer'))];
  expect(swappedAnew(standingOf(new Set(), half), standingOf(new Set(['paneer']), half))).toEqual(['tikka']);
});

test('a dish as it was ordered can be made unless it, or a choice of it, lacks something without a swap', () => {
  const recipes = [
    choice('Full', needs('cream')),
    choice('Half', needs('paneer', 'tofu')),
    dish('palak', needs('spinach')),
  ];
  const isMissing = (out: string[], itemId: string, ...contents: string[]) =>
    isOff(standingOf(new Set(out), recipes), { itemId, selections: [{ label: 'Size', contents }] });
  expect([isMissing(['cream'], 'tikka', 'Full'), isMissing(['cream'], 'tikka', 'Half')]).toEqual([
    true,
    false,
  ]);
  expect(isMissing(['paneer'], 'tikka', 'Half')).toBe(false);
  expect([isMissing(['spinach'], 'palak'), isMissing(['spinach'], 'tikka', 'Full')]).toEqual([true, false]);
});
