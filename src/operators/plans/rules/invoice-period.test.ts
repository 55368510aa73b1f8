import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { holds } from '#testing/rules/expecting.ts';
import { type HeldPlan, hasWithoutEnd, monthsLater, periodOf } from './invoice-period.ts';
import { SUBSCRIPTION_STATUSES } from './plan.ts';

const RULES = { graceDays: 14 };
const NOW = Date.parse('2026-11-25T10:00:00Z');
const held = (end: string | null, status: HeldPlan['status'] = 'active', plan = 'Pro'): HeldPlan => ({
  plan,
  status,
  endsAt: end === null ? null : Date.parse(`${end}T10:00:00Z`),
});
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test.each([
  ['goes on from its last day', held('2026-12-10'), '2026-12-10', '2027-01-10'],
  ['goes on after a trial', held('2026-12-10', 'trial'), '2026-12-10', '2027-01-10'],
  [
    'goes on from its old end in the days of grace',
    held('2026-11-20', 'past_due'),
    '2026-11-20',
    '2026-12-20',
  ],
  ['goes on before its end has been noticed', held('2026-11-20'), '2026-11-20', '2026-12-20'],
  ['begins today after the days of grace', held('2026-11-01', 'past_due'), '2026-11-25', '2026-12-25'],
  ['begins today after it has ended', held('2026-11-20', 'ended'), '2026-11-25', '2026-12-25'],
  ['keeps a later end that an operator had ended', held('2027-06-01', 'ended'), '2026-11-25', '2027-06-01'],
  ['begins today instead of another', held('2027-06-01', 'active', 'Chain'), '2026-11-25', '2026-12-25'],
  ['begins today where none was due to end', held(null, 'past_due'), '2026-11-25', '2026-12-25'],
])('a month of a plan %s', (_, before, from, until) => {
  const { startsAt, endsAt } = periodOf(before, { plan: 'Pro', months: 1 }, NOW, RULES);
  expect([dayOf(startsAt), dayOf(endsAt)]).toEqual([from, until]);
});

test('what is paid never shortens the plan, and is never over at once', () => {
  const days = fc.integer({ min: -900, max: 900 });
  const statuses = fc.constantFrom(...SUBSCRIPTION_STATUSES);
  holds(
    fc.property(days, statuses, fc.integer({ min: 1, max: 36 }), (away, status, months) => {
      const endsAt = NOW + away * DAY;
      const period = periodOf({ plan: 'Pro', status, endsAt }, { plan: 'Pro', months }, NOW, RULES);
      expect(period.endsAt).toBeGreaterThanOrEqual(Math.max(endsAt, NOW + 1));
    }),
  );
});

test('two renewals give the months of both', () => {
  const first = periodOf(held('2026-12-10'), { plan: 'Pro', months: 1 }, NOW, RULES);
  const second = periodOf({ ...held(null), endsAt: first.endsAt }, { plan: 'Pro', months: 3 }, NOW, RULES);
  expect(dayOf(second.endsAt)).toBe('2027-04-10');
});

test.each([
  ['active', 'Pro', true],
  ['trial', 'Pro', true],
  ['past_due', 'Pro', false],
  ['active', 'Chain', false],
] as const)('a store whose Pro is %s without an end has %s for good: %s', (status, plan, isSo) => {
  expect(hasWithoutEnd(held(null, status), plan)).toBe(isSo);
  expect(hasWithoutEnd(held('2027-01-01', status), plan)).toBe(false);
});

test.each([
  ['2026-11-25T10:00:00Z', 1, '2026-12-25T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2026-12-31T23:59:59Z', 12, '2027-12-31T23:59:59Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
])('%s and %d months are %s', (from, months, until) => {
  expect(monthsLater(Date.parse(from), months)).toBe(Date.parse(until));
});
