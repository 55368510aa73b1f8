import { expect, test } from 'vitest';
import { isSame } from './tree.ts';

test.each([
  ['keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['another value, deep down', { a: { b: [1, 2] } }, { a: { b: [1, 3] } }, false],
  ['a key that is missing', { a: 1, b: undefined }, { a: 1 }, false],
  ['a list and a record', [], {}, false],
  ['two dates, which have no keys to compare', new Date(1), new Date(2), false],
  ['objects that are not plain', new Map(), new Map([['a', 1]]), false],
])('%s', (_, one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
