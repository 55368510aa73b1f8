import { expect, test } from 'vitest';
import { readPrice, showPrice } from './read-price.ts';

test.each([
  ['', null],
  ['abc', null],
  ['-5', null],
  ['12.345', null],
  ['100000000.01', null],
  ['120', 120_00],
  ['₹ 1,250.5', 1250_50],
  ['80/-', 80_00],
  [' 0 ', 0],
])('"%s" is read as %j', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test.each([
  [120_00, '120'],
  [89_50, '89.50'],
  [0, '0'],
])('%i is shown as %s', (price, shown) => {
  expect(showPrice(price)).toBe(shown);
});
