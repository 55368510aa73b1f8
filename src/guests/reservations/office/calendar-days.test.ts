import { expect, test } from 'vitest';
import type { OpeningHours } from '#restaurant/opening-hours/rules/opening.ts';
import {
  daysOf,
  hoursOfDays,
  momentOf,
  readCalendarSearch,
  shownAt,
  shownHours,
  stepFrom,
} from './calendar-days.ts';

const evening = [{ from: '18:30', to: '23:00' }];
const late = [{ from: '18:30', to: '01:00' }];
const hoursOf = (spans: OpeningHours['week']['sun']): OpeningHours => ({
  week: { sun: spans, mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans },
  holidays: [],
});

test('an address names a view, a day and a reservation; anything else is ignored', () => {
  expect(readCalendarSearch({ view: 'week', day: '2026-11-26', reservation: 'x', more: 1 })).toEqual({
    view: 'week',
    day: '2026-11-26',
    reservation: 'x',
  });
  expect(readCalendarSearch({ view: 'year', day: '2026-13-45', reservation: 5 })).toEqual({});
});

test('each view shows its days, and steps to the next and the one before', () => {
  expect(daysOf('list', '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' });
  expect(daysOf('week', '2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-12-05' });
  expect(daysOf('month', '2026-11-26')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect([stepFrom('tables', '2026-11-30', 1), stepFrom('week', '2026-11-26', -1)]).toEqual([
    '2026-12-01',
    '2026-11-19',
  ]);
  expect([stepFrom('month', '2026-01-31', 1), stepFrom('month', '2026-01-31', -1)]).toEqual([
    '2026-02-01',
    '2025-12-01',
  ]);
});

test('times are the restaurant’s', () => {
  const at = Date.parse('2026-11-26T14:00:00Z');
  expect(shownAt('Asia/Kolkata', at)).toBe('2026-11-26 19:30:00');
  expect(momentOf('Asia/Kolkata', '2026-11-26 19:30:00')).toBe(at);
});

test.each<[string, OpeningHours | null, string[], string, string]>([
  ['the opening hours', hoursOf(evening), [], '18:00:00', '23:00:00'],
  ['until midnight, if it closes after that', hoursOf(late), [], '18:00:00', '23:59:59'],
  ['what is booked outside of them', hoursOf(evening), ['2026-11-26 12:15:00'], '12:00:00', '23:00:00'],
  ['most of a closed day', hoursOf([]), ['2026-11-27 12:15:00'], '08:00:00', '23:59:59'],
  ['what is booked on it', null, ['2026-11-26 12:15:00'], '12:00:00', '15:00:00'],
])('a day shows %s', (_, hours, shown, start, end) => {
  expect(shownHours(hours, '2026-11-26', shown)).toEqual({ start, end });
});

test('a week shows the hours of all its days', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' };
  expect(hoursOfDays(hoursOf(evening), week, ['2026-11-26 12:15:00'])).toEqual({
    start: '12:00:00',
    end: '23:00:00',
  });
  expect(hoursOfDays(null, week, [])).toEqual({ start: '08:00:00', end: '23:59:59' });
});
