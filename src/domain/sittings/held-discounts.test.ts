import { expect, test } from 'vitest';
import { heldDiscounts } from './held-discounts.ts';

const percent = { id: 'friend', line: null, kind: 'percent' };
const other = { id: 'regular', line: null, kind: 'percent' };
const amount = { id: 'voucher', line: null, kind: 'amount' };
const ofDish = { id: 'cold', line: 'tea', kind: 'percent' };
const held = (...rounds: (typeof percent | typeof ofDish)[][]) =>
  heldDiscounts(rounds, ({ id }) => id).map(({ id }) => id);

test('the next round has the percentages of the whole bill that all rounds have', () => {
  expect(held([percent, other], [other, percent])).toEqual(['friend', 'regular']);
  expect(held([percent, other], [other])).toEqual(['regular']);
  expect(held([percent], [])).toEqual([]);
  expect(held()).toEqual([]);
});

test('amounts and discounts of a dish are for what they were given for', () => {
  expect(held([amount, ofDish, percent], [amount, ofDish, percent])).toEqual(['friend']);
});
