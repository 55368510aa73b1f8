import { expect, test } from 'vitest';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';
import { hasEndedBySum, isPaying } from './ended-part.ts';

type Part = SittingView['parts'][number];

const part = (more: Partial<Part> = {}): Part => ({
  _id: 'p1',
  guest: 'ravi',
  kind: 'all',
  amount: 200,
  tip: 0,
  state: 'open',
  ...more,
});
const bill = (parts: Part[], { total = 200, due = 200 } = {}) => ({ parts, total, due });

test.each([
  ['a discount made the bill smaller', bill([part()]), bill([], { total: 180, due: 180 })],
  ['somebody else has paid', bill([part()]), bill([], { due: 50 })],
  ['it is still listed as ended', bill([part()]), bill([part({ state: 'dropped' })], { total: 180 })],
  ['it waited for the gateway', bill([part({ state: 'awaiting' })]), bill([], { total: 180 })],
])('what a guest had begun to pay has ended: %s', (_, before, now) => {
  expect(hasEndedBySum('ravi', before, now)).toBe(true);
});

test.each([
  ['the guest dropped it, or its time ran out', bill([part()]), bill([])],
  ['it is paid', bill([part()]), bill([part({ state: 'paid' })], { due: 0 })],
  ['it stands beside a larger bill', bill([part()]), bill([part()], { total: 300, due: 300 })],
  ['it was another guest’s', bill([part({ guest: 'meera' })]), bill([], { total: 180 })],
  ['the staff were told that it is paid', bill([part({ state: 'claimed' })]), bill([], { total: 180 })],
])('nothing has ended by the sum: %s', (_, before, now) => {
  expect(hasEndedBySum('ravi', before, now)).toBe(false);
});

test('a guest pays while a part of theirs is open', () => {
  expect(isPaying('ravi', bill([part()]))).toBe(true);
  expect(isPaying('ravi', bill([part({ guest: 'meera' }), part({ state: 'paid' })]))).toBe(false);
});
