import { expect, test } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

test.each([
  ['12', 0, 12],
  ['007', 0, 7],
  ['0', 0, 0],
  ['0', 1, null],
  ['', 0, null],
  [' ', 0, null],
  ['-3', 1, 3],
  ['2.5', 1, 25],
  ['1000', 1, 999],
  ['१२', 1, 12],
])('%j typed where there are at least %i: %j', (text, least, wanted) => {
  expect(parseQuantity(text, least)).toBe(wanted);
});
