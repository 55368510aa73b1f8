import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['', null],
  ['abc', null],
  ['-5', null],
  ['1e3', null],
  ['12.345', null],
  ['1,2', null],
  ['1,2000', null],
  ['100000000.01', null],
  ['120', 120_00],
  ['₹ 1,250.5', 1250_50],
  ['1 250', 1250_00],
  ['₹1,20,000', 120_000_00],
  ['Rs. 120', 120_00],
  ['rs 120.50', 120_50],
  ['INR 99', 99_00],
  ['$4', 4_00],
  ['80/-', 80_00],
  ['Rs.80 /-', 80_00],
  [' 0 ', 0],
])('"%s" is read as %j', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});
