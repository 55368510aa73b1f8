import { expect, test } from 'vitest';
import type { OrderDiscount } from '../menu/discounts.ts';
import type { ActingRole } from '../staff/permissions.ts';
import { discountLimitOf, exceedsLimit } from './edit-limits.ts';
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

const line = (id: string, base: number) => ({
  ...{ id, base, quantity: 1, categoryDiscount: 0, itemDiscount: 0, taxes: [] },
});
const percent = (id: string, of: string | null, rate: number): OrderDiscount => ({
  ...{ id, line: of, reason: 'Friend', by: 'Ravi', kind: 'percent', percent: rate },
});

test.each<[string, boolean, OrderDiscount[]]>([
  ['a tenth of all', false, [percent('new', null, 1000)]],
  ['more than a tenth', true, [percent('new', null, 1001)]],
  ['half of a small line, a tenth of all', true, [percent('new', 'tea', 5000)]],
  ['a tenth after another', true, [percent('old', null, 1000), percent('new', null, 1000)]],
  ['nothing new beside half of all', false, [percent('old', null, 5000)]],
])('%s', (_, isOver, discounts) => {
  const lines = [line('tea', 20_00), line('thali', 200_00)];
  expect(exceedsLimit({ lines, charges: [], discounts }, ({ id }) => id === 'new', 1000)).toBe(isOver);
});
