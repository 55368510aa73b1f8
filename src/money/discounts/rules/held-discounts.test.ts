import { expect, test } from 'vitest';
import type { OrderDiscount } from './discounts.ts';
import { heldDiscounts } from './held-discounts.ts';

const given = (id: string, line: string | null = null) => ({ id, line, reason: 'Friend', by: 'Ravi' });
type More = Pick<OrderDiscount, 'upTo' | 'approved' | 'taken'>;
const percent = (id: string, rate = 1000, more: More = {}): OrderDiscount => ({
  ...given(id),
  kind: 'percent',
  percent: rate,
  ...more,
});
const friend = percent('friend');
const regular = percent('regular');
const amount: OrderDiscount = { ...given('voucher'), kind: 'amount', amount: 500 };
const ofDish: OrderDiscount = { ...given('cold', 'tea'), kind: 'percent', percent: 1000 };
const held = (...rounds: OrderDiscount[][]) => heldDiscounts(rounds).map(({ id }) => id);

test('the next round has the percentages of the whole bill that all rounds have', () => {
  expect(held([friend, regular], [regular, friend])).toEqual(['friend', 'regular']);
  expect(held([friend, regular], [regular])).toEqual(['regular']);
  expect(held([friend], [])).toEqual([]);
  expect(held()).toEqual([]);
});

test('amounts and discounts of a dish are for what they were given for', () => {
  expect(held([amount, ofDish, friend], [amount, ofDish, friend])).toEqual(['friend']);
});

test('beyond the limit of whoever gave it, a percentage was approved for what had been ordered', () => {
  const half = percent('half', 5000, { upTo: 1000, approved: 100_00 });
  expect(held([half])).toEqual([]);
  expect(held([percent('half', 5000, { upTo: 10_000 })])).toEqual(['half']);
  const two = [percent('one', 1000, { upTo: 1000 }), percent('two', 1000, { upTo: 1000, approved: 90_00 })];
  expect(held(two)).toEqual(['one']);
  expect(held([percent('one', 500, { upTo: 1000 }), percent('two', 500, { upTo: 1000 })])).toEqual([
    'one',
    'two',
  ]);
});

test('what was approved for a round is not for the next one', () => {
  const [next] = heldDiscounts([[percent('friend', 1000, { upTo: 1000, approved: 10, taken: 10 })]]);
  expect(next).toEqual(percent('friend', 1000, { upTo: 1000 }));
});
