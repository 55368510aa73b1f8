import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import { isOver, levelOf, statusAt } from './plan.ts';

const END = 1_000 * DAY;

test.each([
  ['trial', null, END, 'trial'],
  ['active', END, END - 1, 'active'],
  ['trial', END, END, 'past_due'],
  ['active', END, END, 'past_due'],
  ['active', END, END + 14 * DAY - 1, 'past_due'],
  ['past_due', END, END + 14 * DAY, 'ended'],
  ['past_due', null, END, 'past_due'],
  ['past_due', END, END - 1, 'past_due'],
  ['ended', END, END - 1, 'ended'],
] as const)('a subscription that is %s until %s is at %s %s', (status, endsAt, now, then) => {
  expect(statusAt({ status, endsAt }, now, { graceDays: 14 })).toBe(then);
});

test.each([
  [0, 0, 'full'],
  [79, 100, 'fine'],
  [80, 100, 'near'],
  [99, 100, 'near'],
  [100, 100, 'full'],
  [120, 100, 'full'],
  [999, null, 'fine'],
] as const)('%s of %s is %s', (used, most, level) => {
  expect(levelOf({ used, most })).toBe(level);
});

test.each([
  ['within the limit', 4, 5, 5, false],
  ['beyond the limit', 5, 5, 6, true],
  ['as many as before in a smaller plan', 9, 5, 9, false],
  ['fewer than before, yet too many', 9, 5, 8, false],
  ['more than before in a smaller plan', 9, 5, 10, true],
  ['without a limit', 9, null, 1_000, false],
] as const)('%s', (_, used, most, total, refused) => {
  expect(isOver({ used, most }, total)).toBe(refused);
});
