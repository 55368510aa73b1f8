import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Holiday, OpeningHours, Span } from '#restaurant/opening-hours/rules/opening.ts';
import { openingHours as schema } from '#restaurant/opening-hours/wire/opening.ts';
import {
  copyDay,
  endsNextDay,
  hoursFaults,
  shownEnd,
  usualHours,
  WEEK,
  WEEKDAYS,
  withDay,
  withFirstDay,
  withHoliday,
  withSpan,
  withTime,
} from './edit-hours.ts';

const span = (from: string, to: string): Span => ({ from, to });
const on = (day: (typeof WEEK)[number], ...spans: Span[]) => withDay(usualHours(), day, spans);
const off = (...holidays: Partial<Holiday>[]): OpeningHours => ({
  ...usualHours(),
  holidays: holidays.map((more) => ({ from: '2026-11-08', to: '2026-11-08', label: '', hours: [], ...more })),
});

describe('reports a fault at its field', () => {
  test.each<[string, OpeningHours, Record<string, string>]>([
    ['a time that was not filled in', on('mon', span('', '15:00')), { 'week.mon.0.from': 'time' }],
    ['no end', on('mon', span('11:00', '')), { 'week.mon.0.to': 'time' }],
    ['an end at its beginning', on('tue', span('11:00', '11:00')), { 'week.tue.0.to': 'same' }],
    [
      'hours over each other',
      on('fri', span('11:00', '15:00'), span('14:00', '18:00')),
      { 'week.fri.1': 'overlaps' },
    ],
    [
      'too many',
      on('sat', ...[1, 2, 3, 4, 5, 6, 7].map((n) => span(`0${n}:00`, `0${n}:30`))),
      { 'week.sat': 'tooMany' },
    ],
    ['no day', off({ from: '' }), { 'holidays.0.from': 'day' }],
    ['a last day before the first', off({ to: '2026-11-07' }), { 'holidays.0.to': 'endsBefore' }],
    ['the same day twice', off({}, {}), { 'holidays.1': 'sameDays' }],
    ['a long occasion', off({ label: 'x'.repeat(101) }), { 'holidays.0.label': 'tooLong' }],
    ['hours of a holiday', off({ hours: [span('', '12:00')] }), { 'holidays.0.hours.0.from': 'time' }],
  ])('%s', (_, hours, faults) => {
    expect(hoursFaults(hours)).toEqual(faults);
  });
});

test('the usual hours are valid, and stay valid with a holiday or more hours', () => {
  expect(hoursFaults(usualHours())).toEqual({});
  expect(hoursFaults(withHoliday(usualHours(), '2026-11-08'))).toEqual({});
  const twice = withSpan(withSpan([]).map(({ from }) => span(from, '15:00')));
  expect(hoursFaults(on('sun', ...twice))).toEqual({});
});

describe('the times of a day', () => {
  test('from midnight to midnight is the whole day, whichever time was set last', () => {
    const whole = span('00:00', '24:00');
    expect(withTime(span('00:00', '22:00'), 'to', '00:00')).toEqual(whole);
    expect(withTime(span('08:00', '00:00'), 'from', '00:00')).toEqual(whole);
    expect(shownEnd(whole)).toBe('00:00');
    expect(withTime(whole, 'from', '08:00')).toEqual(span('08:00', '00:00'));
  });
  test.each([
    ['18:00', '02:00', true],
    ['18:00', '00:00', true],
    ['11:00', '15:00', false],
    ['', '15:00', false],
    ['00:00', '24:00', false],
  ])('%s to %s ends on the next day: %s', (from, to, expected) => {
    expect(endsNextDay(span(from, to))).toBe(expected);
  });
  test('any two times are accepted, unless they are equal', () => {
    const times = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const [hour, rest] = [Math.floor(minute / 60), minute % 60];
      return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    });
    void fc.assert(
      fc.property(times, times, (from, to) => {
        const chosen = withTime(withTime(span('11:00', '23:00'), 'from', from), 'to', to);
        const isRefused = from === to && from !== '00:00';
        expect(schema.safeParse(on('mon', chosen)).success).toBe(!isRefused);
      }),
    );
  });
});

describe('copying a day', () => {
  test('changes only the chosen days', () => {
    const lunches = on('mon', span('11:00', '15:00'));
    const copied = copyDay(lunches, 'mon', WEEKDAYS);
    for (const day of WEEKDAYS) expect(copied.week[day]).toEqual([span('11:00', '15:00')]);
    expect(copied.week.sat).toEqual(usualHours().week.sat);
  });
  test('a closed day closes others', () => {
    expect(copyDay(on('sun'), 'sun', ['sat']).week.sat).toEqual([]);
  });
  test('copied days do not share their hours', () => {
    const copied = copyDay(usualHours(), 'mon', WEEK);
    expect(copied.week.tue).not.toBe(copied.week.mon);
    expect(copied.week.tue[0]).not.toBe(copied.week.mon[0]);
  });
});

test('the last day of a holiday follows the first one forward, and never back', () => {
  const holiday = { from: '2026-11-08', to: '2026-11-09', label: '', hours: [] };
  expect(withFirstDay(holiday, '2026-11-20')).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
  expect(withFirstDay(holiday, '2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-09' });
});
