import { expect, test } from 'vitest';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { ActingRole } from '#restaurant/people/rules/permissions.ts';
import { approveDiscounts, discountLimitOf, discountsBeyond } from './discount-limits.ts';
import { USUAL_RULES } from './edit-rules.ts';

test.each<[ActingRole, number]>([
  ['OWNER', 10_000],
  ['MANAGER', 10_000],
  ['DUTY_MANAGER', 10_000],
  ['STAFF', 1000],
  ['KITCHEN', 0],
  ['SUPPORT', 0],
])('%s may give %i', (role, limit) => {
  expect(discountLimitOf(role, USUAL_RULES)).toBe(limit);
});

const line = (id: string, base: number, quantity = 1) => ({
  id,
  base,
  quantity,
  categoryDiscount: 0,
  itemDiscount: 0,
  taxes: [],
});
const LINES = [line('tea', 20_00), line('thali', 200_00)];
type More = Partial<Pick<OrderDiscount, 'upTo' | 'approved'>>;
const given = (id: string, of: string | null, more: More = { upTo: 1000 }) => ({
  id,
  line: of,
  reason: 'Friend',
  by: 'Ravi',
  ...more,
});
const percent = (id: string, of: string | null, rate: number, more?: More): OrderDiscount => ({
  ...given(id, of, more),
  kind: 'percent',
  percent: rate,
});
const amount = (id: string, of: string | null, off: number, more?: More): OrderDiscount => ({
  ...given(id, of, more),
  kind: 'amount',
  amount: off,
});
const FREELY = { upTo: 10_000 };
const beyond = (discounts: OrderDiscount[], acting?: number, lines = LINES) =>
  discountsBeyond({ lines, discounts }, acting).map(({ discount }) => discount.id);

test.each<[string, string[], OrderDiscount[]]>([
  ['a tenth of all', [], [percent('a', null, 1000)]],
  ['more than a tenth', ['a'], [percent('a', null, 1001)]],
  ['more than a tenth, of a named source', ['a'], [{ ...percent('a', null, 1001), source: 'staff' }]],
  ['an amount of a tenth', [], [amount('a', null, 22_00)]],
  ['a paisa more', ['a'], [amount('a', null, 22_01)]],
  ['half of a small line, a tenth of all', ['a'], [percent('a', 'tea', 5000)]],
  ['a tenth after another', ['b'], [percent('a', null, 1000), percent('b', null, 1000)]],
  ['a tenth after what a manager gave', ['b'], [percent('a', null, 5000, FREELY), percent('b', null, 1000)]],
  ['what a manager gave after a tenth', [], [percent('a', null, 1000), percent('b', null, 5000, FREELY)]],
  ['half, from before limits were kept', [], [percent('a', null, 5000, {})]],
  ['as much as was approved', [], [amount('a', null, 50_00, { upTo: 1000, approved: 50_00 })]],
  ['more than was approved', ['a'], [percent('a', null, 5000, { upTo: 1000, approved: 50_00 })]],
])('%s', (_, expected, discounts) => {
  expect(beyond(discounts)).toEqual(expected);
});

test('what is within the limit of whoever acts now may stay', () => {
  expect(beyond([percent('a', null, 2500)], 2500)).toEqual([]);
  expect(beyond([percent('a', null, 2501)], 2500)).toEqual(['a']);
});

test('what was a tenth is beyond it once less stands, whoever took it off', () => {
  const discounts = [amount('a', null, 22_00)];
  expect(beyond(discounts, 0, [line('tea', 20_00)])).toEqual(['a']);
  expect(beyond(discounts, 0, [line('thali', 200_00, 2)])).toEqual([]);
});

test('what a manager lets pass is let pass up to what it takes off then', () => {
  const lines = [line('tea', 20_00), line('dosa', 60_00)];
  const discounts = [amount('a', null, 22_00)];
  const approved = approveDiscounts(discounts, discountsBeyond({ lines, discounts }));
  expect(approved).toEqual([{ ...discounts[0], approved: 22_00 }]);
  expect(beyond(approved, 0, lines)).toEqual([]);
  expect(beyond(approved, 0, [line('tea', 20_00)])).toEqual([]);
});

test('rounding up takes nobody beyond a limit', () => {
  const lines = [line('tea', 5), line('dosa', 5)];
  expect(beyond([percent('a', 'tea', 1000), percent('b', 'dosa', 1000)], 0, lines)).toEqual([]);
});
