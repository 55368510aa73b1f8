import { expect, test } from 'vitest';
import {
  isCircular,
  keyOf,
  needOfBatch,
  needOfParts,
  needOfPortion,
  type Recipe,
  type RecipeFor,
  recipesAt,
  wholeSizes,
} from './recipe.ts';

const recipe = (of: RecipeFor, lines: [string, number][], more: Partial<Recipe> = {}): Recipe => ({
  of,
  lines: lines.map(([ingredientId, amount]) => ({ ingredientId, amount })),
  makes: of.kind === 'made' ? 1_000_000 : null,
  since: 0,
  ...more,
});
const dosa = { kind: 'dish', itemId: 'dosa' } as const;
const extra = (option: string) =>
  ({ kind: 'choice', itemId: 'dosa', choice: { group: 'Extras', option } }) as const;
const made = (ingredientId: string) => ({ kind: 'made', ingredientId }) as const;

test('a portion takes what the dish needs, and what was chosen with it', () => {
  const recipes = recipesAt(
    [
      recipe(dosa, [
        ['batter', 120_000],
        ['ghee', 5_000],
      ]),
      recipe(extra('More ghee'), [['ghee', 10_000]]),
      recipe(extra('Cheese'), [['cheese', 30_000]]),
    ],
    1,
  );
  const line = { itemId: 'dosa', configs: [{ label: 'Extras', options: [{ label: 'More ghee' }] }] };
  expect([...needOfPortion(line, recipes)]).toEqual([
    ['batter', 120_000],
    ['ghee', 15_000],
  ]);
  expect([...needOfPortion({ itemId: 'tea', configs: [] }, recipes)]).toEqual([]);
});

test('a dish that is made with something else takes that, as much as its recipe says', () => {
  const swap = { ingredientId: 'oil', amount: 4_000, keepsVeg: true };
  const lines = [{ ingredientId: 'ghee', amount: 5_000, swap }];
  const extras = recipe(extra('More ghee'), [['ghee', 10_000]]);
  const recipes = recipesAt([{ of: dosa, lines, makes: null, since: 0 }, extras], 1);
  const needs = (to: string, more: { label: string }[] = []) => {
    const options = [{ label: 'Instead', swap: { from: 'ghee', to } }];
    const configs = [
      { label: 'No ghee today', options },
      { label: 'Extras', options: more },
    ];
    return [...needOfPortion({ itemId: 'dosa', configs }, recipes)];
  };
  expect(needs('oil')).toEqual([['oil', 4_000]]);
  // The recipe has named another one since.
  expect(needs('butter')).toEqual([['butter', 5_000]]);
  // What comes with the dish is made with the same.
  expect(needs('oil', [{ label: 'More ghee' }])).toEqual([['oil', 14_000]]);
});

test('what is sold by weight takes its part of the recipe, which is for the heaviest size', () => {
  const recipes = recipesAt(
    [recipe(dosa, [['batter', 120_000]]), recipe(extra('Cheese'), [['cheese', 30_000]])],
    1,
  );
  const configs = [
    { label: 'Size', options: [{ label: '350 g', weight: { grams: 350, of: 1000 } }] },
    { label: 'Extras', options: [{ label: 'Cheese' }] },
  ];
  expect([...needOfPortion({ itemId: 'dosa', configs }, recipes)].toSorted()).toEqual([
    ['batter', 42_000],
    ['cheese', 30_000],
  ]);
});

test('a size takes its share of what the dish needs, and what it needs besides; one of which nobody has said, all of it', () => {
  const recipes = recipesAt(
    [
      recipe(dosa, [['batter', 120_001]]),
      recipe(extra('Half'), [], { makes: 500 }),
      recipe(extra('Jumbo'), [['cheese', 30_000]], { makes: 1_500 }),
    ],
    1,
  );
  const needs = (option: string) => [
    ...needOfPortion(
      { itemId: 'dosa', configs: [{ label: 'Extras', options: [{ label: option }] }] },
      recipes,
    ),
  ];
  expect(needs('Half')).toEqual([['batter', 60_001]]);
  expect(needs('Full')).toEqual([['batter', 120_001]]);
  expect(needs('Jumbo')).toEqual([
    ['batter', 180_002],
    ['cheese', 30_000],
  ]);
});

test('sizes of which nobody has said how much they take are told, and nothing else that is chosen', () => {
  const priced = (prices: Record<string, number>) =>
    Object.entries(prices).map(([label, price]) => ({ label, price }));
  const options = priced({ Half: 120, Full: 220 });
  const size = { label: 'Size', required: true, maxSelection: 1, options };
  const of = (more: Partial<typeof size>, ...said: RecipeFor[]) =>
    wholeSizes('dosa', [{ ...size, ...more }], new Set(said.map(keyOf)));
  const half = { kind: 'choice', itemId: 'dosa', choice: { group: 'Size', option: 'Half' } } as const;
  expect(of({})).toEqual(['Half', 'Full']);
  expect(of({}, half)).toEqual([]);
  expect(of({ required: false })).toEqual([]);
  expect(of({ maxSelection: 2 })).toEqual([]);
  for (const other of [{ Full: 220 }, { Mild: 0, Hot: 0 }, { Roti: 0, Naan: 20 }, { White: 90, Brown: 90 }])
    expect(of({ options: priced(other) })).toEqual([]);
});

test('a dish of a combo that is sold by weight takes its part of its recipe too', () => {
  const recipes = recipesAt([recipe(dosa, [['batter', 120_000]])], 1);
  const part = {
    itemId: 'dosa',
    selections: [{ label: 'Size', contents: ['250 g'] }],
    weight: { grams: 250, of: 1000 },
  };
  const line = { itemId: 'combo', configs: [{ label: 'Sweet', options: [{ label: 'Dosa', part }] }] };
  expect([...needOfPortion(line, recipes)]).toEqual([['batter', 30_000]]);
  expect([...needOfParts(line, new Set([0]), recipes)]).toEqual([['batter', 30_000]]);
});

test('a dish of a combo takes what it needs as it comes, and the others of its choices nothing', () => {
  const of = (option: string) =>
    ({ kind: 'choice', itemId: 'biryani', choice: { group: 'Portion', option } }) as const;
  const recipes = recipesAt(
    [
      recipe(of('Half'), [['rice', 90_000]]),
      recipe(of('Full'), [['rice', 180_000]]),
      recipe(dosa, [['batter', 1]]),
    ],
    1,
  );
  const biryani = { itemId: 'biryani', selections: [{ label: 'Portion', contents: ['Half'] }] };
  const options = [
    { label: 'Biryani', part: biryani },
    { label: 'Dosa', part: { itemId: 'dosa' } },
  ];
  expect([...needOfPortion({ itemId: 'lunch', configs: [{ label: 'Main', options }] }, recipes)]).toEqual([
    ['rice', 90_000],
    ['batter', 1],
  ]);
});

test('what was ordered before a recipe was changed keeps the one before it, and none before the first', () => {
  const recipes = [
    recipe(dosa, [['batter', 100]], { since: 10 }),
    recipe(dosa, [['batter', 200]], { since: 20 }),
    recipe(dosa, [], { since: 30 }),
  ];
  const at = (time: number) => recipesAt(recipes, time).get(keyOf(dosa))?.lines[0]?.amount;
  expect([9, 10, 19, 20, 30].map(at)).toEqual([undefined, 100, 100, 200, undefined]);
});

test('a batch takes its share of what the recipe is for', () => {
  const gravy = recipe(made('gravy'), [
    ['onion', 400_000],
    ['oil', 100_001],
  ]);
  expect(needOfBatch(gravy, 2_500_000).map(({ amount }) => amount)).toEqual([1_000_000, 250_003]);
  expect(needOfBatch({ ...gravy, makes: null }, 1)).toEqual([]);
});

test('an ingredient can’t be made of itself, over other ones either', () => {
  const others = recipesAt(
    [recipe(made('gravy'), [['paste', 1]]), recipe(made('paste'), [['ginger', 1]])],
    1,
  );
  expect(isCircular(recipe(made('paste'), [['gravy', 1]]), others)).toBe(true);
  expect(isCircular(recipe(made('paste'), [['paste', 1]]), others)).toBe(true);
  expect(isCircular(recipe(made('curry'), [['gravy', 1]]), others)).toBe(false);
  expect(isCircular(recipe(dosa, [['gravy', 1]]), others)).toBe(false);
});
