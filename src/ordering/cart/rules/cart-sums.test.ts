import { expect, test } from 'vitest';
import { aCategory, aMenu, anItem } from '#testing/rules/builders.ts';
import type { CartEntry } from './cart.ts';
import { sumAvailable } from './cart-sums.ts';

const entry = (itemId: string, quantity: number, unit: number): CartEntry => ({
  itemId,
  quantity,
  unit,
  selections: [],
  label: itemId,
  image: null,
});

test('a cart sums up what is available, at the prices shown, and counts the rest apart', () => {
  const menus = [aMenu([aCategory([anItem('idli'), anItem('dosa', { state: 'Sold out' })])])];
  const lines = [entry('idli', 2, 40_00), entry('dosa', 3, 90_00), entry('gone', 1, 10_00)];
  expect(sumAvailable(lines, menus)).toEqual({ count: 2, value: 80_00, gone: 4 });
  expect(sumAvailable([], menus)).toEqual({ count: 0, value: 0, gone: 0 });
});
