import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { makeMenu } from './make-menu.ts';
import { createMenuReader } from './read-menu.ts';

/** Prices at the right with dots and ₹, two columns in two scripts, stains with half and full, skew, light on dark. */
const SEEDS = [1, 3, 9, 22, 31, 35];

test('menus that are drawn are read, and nothing is wrong that is not asked about', async () => {
  const read = await createMenuReader();
  const outcomes = SEEDS.map((seed) => compare(makeMenu(seed), read(makeMenu(seed))));
  expect(outcomes.flatMap(({ silent }) => silent)).toEqual([]);
  for (const [index, { right, dishes }] of outcomes.entries())
    expect([SEEDS[index], right >= dishes * 0.9]).toEqual([SEEDS[index], true]);
});
