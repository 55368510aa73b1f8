import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { isReminderDue, overdueState, stayOf } from './by-the-clock.ts';
import type { ReservationState } from './reservation.ts';

const ofState = (state: ReservationState) => ({ state, startsAt: 0, minutes: 60, createdAt: -HOUR });

test.each<[ReservationState, now: number, hasSeated: boolean, wanted: ReservationState | null]>([
  ['confirmed', HOUR - 1, true, null],
  ['confirmed', HOUR, true, 'no_show'],
  ['confirmed', HOUR, false, 'done'],
  ['requested', HOUR, true, 'cancelled'],
  ['seated', 4 * HOUR - 1, true, null],
  ['seated', 4 * HOUR, true, 'done'],
  ['waiting', 5 * HOUR - 1, true, null],
  ['waiting', 5 * HOUR, true, 'cancelled'],
  ['called', 5 * HOUR, false, 'cancelled'],
  ['done', 99 * HOUR, true, null],
  ['no_show', 99 * HOUR, true, null],
  ['cancelled', 99 * HOUR, true, null],
])('%s, %i ms later', (state, now, hasSeated, wanted) => {
  expect(overdueState(ofState(state), { now, hasSeated })).toBe(wanted);
});

test('a party that sits has its tables from now on, and until it leaves', () => {
  expect(stayOf(ofState('confirmed'), 2 * HOUR)).toEqual({ start: 0, end: HOUR });
  expect(stayOf(ofState('seated'), -MINUTE)).toEqual({ start: -MINUTE, end: HOUR });
  expect(stayOf(ofState('seated'), 2 * HOUR)).toEqual({ start: 0, end: 2 * HOUR + 10 * MINUTE });
});

test.each<[string, object, number | null, now: number, boolean]>([
  ['in time', {}, 3, -3 * HOUR, true],
  ['too early', {}, 3, -3 * HOUR - 1, false],
  ['when it has begun', {}, 3, 0, false],
  ['for who reserved later than that', { createdAt: -3 * HOUR }, 3, -2 * HOUR, false],
  ['before it is confirmed', { state: 'requested' }, 3, -2 * HOUR, false],
  ['where reminders are off', {}, null, -2 * HOUR, false],
])('a reminder %s', (_, more, hours, now, wanted) => {
  const one = { ...ofState('confirmed'), createdAt: -9 * HOUR, ...more };
  expect(isReminderDue(one, hours, now)).toBe(wanted);
});
