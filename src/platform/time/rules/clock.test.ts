import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { dayIn, formatClock, isTimeZone, minuteOfDayIn, parseClock } from './clock.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';

const INDIA = 330 * MINUTE;

describe('parseClock', () => {
  test.each([
    '',
    '7:30',
    '24:00',
    '23:60',
    '-1:00',
    '07:30:00',
    '07.30',
    ' 07:30',
    '07:30\n',
    'noon',
    '०७:३०',
  ])('refuses %j', (text) => {
    expect(parseClock(text)).toBeNull();
  });

  test('reads back each minute of the day', () => {
    for (let minute = 0; minute < 1440; minute++) expect(parseClock(formatClock(minute))).toBe(minute);
  });

  test.each([
    [0, '00:00'],
    [59, '00:59'],
    [60, '01:00'],
    [754, '12:34'],
    [1439, '23:59'],
  ])('formats minute %i as %s', (minute, text) => {
    expect(formatClock(minute)).toBe(text);
  });
});

describe('isTimeZone', () => {
  test.each([
    '',
    'Mars/Olympus',
    'Asia/',
    'Asia/Kolkata ',
    '../etc/passwd',
    '+05:30',
    '-11:37',
    '+0530',
    '+05',
    'IST',
    'VST',
    'AET',
    'EST5EDT',
    'Etc/GMT+5',
    'Etc/Unknown',
    'SystemV/PST8',
    'US/Pacific',
  ])('refuses %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  test.each(['Asia/Kolkata', 'UTC', 'America/New_York', 'Asia/Calcutta', 'Asia/Kathmandu'])(
    'accepts %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  test('rethrows errors that are not about the name', () => {
    expect(() => isTimeZone(Symbol('a zone') as unknown as string)).toThrow(TypeError);
  });
});

test('only so many zones are cached, those in use among them', () => {
  const now = Date.parse('2026-11-20T06:30:00Z');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const makings = (zone: string) => {
    made.mockClear();
    minuteOfDayIn(zone, now);
    return made.mock.calls.length;
  };
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Calcutta');
  for (const zone of zones) {
    makings(zone);
    makings('asia/kolkata');
  }
  expect([makings('Asia/Kolkata'), makings(zones.at(-1) ?? ''), makings(zones[0] ?? '')]).toEqual([0, 0, 1]);
  made.mockRestore();
});

describe('the local time of a store', () => {
  test.each([
    ['India, the last minute of a day', 'Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20', '23:59'],
    ['India, midnight', 'Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
    ['India, the turn of the year', 'Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01', '00:00'],
    ['India, a leap day', 'Asia/Kolkata', '2028-02-28T18:30:00Z', '2028-02-29', '00:00'],
    ['Nepal, a quarter of an hour off', 'Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21', '00:00'],
    [
      'New York, before the clocks go forward',
      'America/New_York',
      '2026-03-08T06:59:00Z',
      '2026-03-08',
      '01:59',
    ],
    ['New York, after it: no 02:30 today', 'America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
    [
      'New York, before the clocks go back',
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '2026-11-01',
      '01:30',
    ],
    [
      'New York, after it: 01:30 once more',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      '2026-11-01',
      '01:30',
    ],
    ['London in summer', 'Europe/London', '2026-07-01T23:30:00Z', '2026-07-02', '00:30'],
    ['London in winter', 'Europe/London', '2026-12-01T23:30:00Z', '2026-12-01', '23:30'],
    [
      'Havana, where midnight itself is skipped',
      'America/Havana',
      '2026-03-08T05:00:00Z',
      '2026-03-08',
      '01:00',
    ],
    [
      'Lord Howe, half an hour of summer time',
      'Australia/Lord_Howe',
      '2026-01-01T13:00:00Z',
      '2026-01-02',
      '00:00',
    ],
    ['Lord Howe in winter', 'Australia/Lord_Howe', '2026-07-01T13:30:00Z', '2026-07-02', '00:00'],
    ['Samoa, before the day it left out', 'Pacific/Apia', '2011-12-30T09:59:00Z', '2011-12-29', '23:59'],
    ['Samoa, after it', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', '00:00'],
  ])('%s', (_, zone, instant, day, time) => {
    const now = Date.parse(instant);
    expect(dayIn(zone, now)).toBe(day);
    expect(formatClock(minuteOfDayIn(zone, now))).toBe(time);
  });

  const instants = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2100, 0) });

  test('is always five and a half hours ahead of UTC in India', () => {
    holds(
      fc.property(instants, (now) => {
        expect(minuteOfDayIn('Asia/Kolkata', now)).toBe(Math.floor(((now + INDIA) % DAY) / MINUTE));
        expect(dayIn('Asia/Kolkata', now)).toBe(new Date(now + INDIA).toISOString().slice(0, 10));
      }),
    );
  });

  test('is UTC shifted by less than a day in any zone', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
    );
    holds(
      fc.property(zones, instants, (zone, now) => {
        const shown = Date.parse(`${dayIn(zone, now)}T${formatClock(minuteOfDayIn(zone, now))}:00Z`);
        expect(Math.abs(shown - now)).toBeLessThanOrEqual(15 * HOUR);
        expect((shown - Math.floor(now / MINUTE) * MINUTE) % (15 * MINUTE)).toBeCloseTo(0);
      }),
    );
  });
});
