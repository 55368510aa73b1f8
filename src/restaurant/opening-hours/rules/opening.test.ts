import { describe, expect, test } from 'vitest';
import { formatClock } from '#platform/time/rules/clock.ts';
import { everyDay, hours, span, WEEK_OF_LUNCHES } from '#testing/rules/opening.ts';
import { countReadings } from '#testing/rules/watch-clocks.ts';
import { type OpeningHours, openingStatus, type Span, spanMinutes } from './opening.ts';

const INDIA = 'Asia/Kolkata';

interface Case {
  paused?: boolean;
  pausedUntil?: string | null;
  openingHours?: OpeningHours | null;
  timeZone?: string;
}

function statusAt(now: string, { pausedUntil = null, ...more }: Case) {
  const store = {
    paused: false,
    openingHours: null,
    timeZone: INDIA,
    ...more,
    pausedUntil: pausedUntil === null ? null : new Date(pausedUntil),
  };
  const status = openingStatus(store, Date.parse(now));
  const next = status.open ? status.closesAt : status.opensAt;
  return [status.open ? 'open' : status.reason, next === null ? null : new Date(next).toISOString()];
}

test.each<[string, Case, string, string | null]>([
  ['paused without an end', { paused: true }, 'paused', null],
  [
    'paused until later',
    { paused: true, pausedUntil: '2026-11-20T06:30:00.001Z' },
    'paused',
    '2026-11-20T06:30:00.001Z',
  ],
  ['paused until now', { paused: true, pausedUntil: '2026-11-20T06:30:00Z' }, 'open', null],
  ['not paused, though an end is set', { pausedUntil: '2026-11-20T07:00:00Z' }, 'open', null],
  [
    'paused until the middle of its hours',
    { paused: true, pausedUntil: '2026-11-20T07:00:00Z', openingHours: WEEK_OF_LUNCHES },
    'paused',
    '2026-11-20T07:00:00.000Z',
  ],
  [
    'paused until after its hours: it opens with the next ones',
    { paused: true, pausedUntil: '2026-11-20T09:30:00Z', openingHours: WEEK_OF_LUNCHES },
    'closed',
    '2026-11-21T05:30:00.000Z',
  ],
  ['paused without an end, in its hours', { paused: true, openingHours: WEEK_OF_LUNCHES }, 'paused', null],
  [
    'paused until the last time that can be stored',
    {
      paused: true,
      pausedUntil: '9999-12-31T00:00:00Z',
      openingHours: hours({ mon: [span('00:00', '24:00')] }),
    },
    'closed',
    '+010000-01-02T18:30:00.000Z',
  ],
])('at noon in India, %s', (_, store, state, next) => {
  expect(statusAt('2026-11-20T06:30:00Z', store)).toEqual([state, next]);
});

describe('in the time zone of its store', () => {
  test.each<[string, string, string, string | null]>([
    ['before it opens', '2026-11-20T10:59:59.999+05:30', 'closed', '2026-11-20T11:00+05:30'],
    ['as it opens', '2026-11-20T11:00+05:30', 'open', '2026-11-20T15:00+05:30'],
    ['just before it closes', '2026-11-20T14:59:59.999+05:30', 'open', '2026-11-20T15:00+05:30'],
    ['as it closes', '2026-11-20T15:00+05:30', 'closed', '2026-11-20T18:00+05:30'],
    ['before midnight', '2026-11-20T23:59+05:30', 'open', '2026-11-21T02:00+05:30'],
    ['after midnight', '2026-11-21T01:59+05:30', 'open', '2026-11-21T02:00+05:30'],
    [
      'after its last hours, before two days off',
      '2026-11-21T02:00+05:30',
      'closed',
      '2026-11-23T11:00+05:30',
    ],
    ['on a day off', '2026-11-22T12:00+05:30', 'closed', '2026-11-23T11:00+05:30'],
    ['two weeks before it opens', '2026-11-30T11:00+05:30', 'closed', '2026-12-14T11:00+05:30'],
    ['longer than two weeks before', '2026-11-30T10:59+05:30', 'closed', null],
  ])('%s', (_, now, state, next) => {
    const day = [span('18:00', '02:00'), span('11:00', '15:00')];
    const holiday = { from: '2026-11-27', to: '2026-12-13', label: 'Away', hours: [] };
    const openingHours = hours({ mon: day, fri: day }, [holiday]);
    expect(statusAt(now, { openingHours })).toEqual([state, next && new Date(next).toISOString()]);
  });
});

describe('holidays', () => {
  const allDay = span('00:00', '24:00');
  const night = span('18:00', '02:00');
  const away = { from: '2026-11-21', to: '2026-11-22', label: 'Away', hours: [] };

  test.each<[string, OpeningHours, string, string, string | null]>([
    ['never closed', everyDay([allDay]), '2026-11-20T12:00Z', 'open', null],
    ['never open', everyDay([]), '2026-11-20T12:00Z', 'closed', null],
    [
      'open day and night until one',
      everyDay([allDay], [away]),
      '2026-11-20T12:00Z',
      'open',
      '2026-11-21T00:00Z',
    ],
    ['its first minute', everyDay([allDay], [away]), '2026-11-21T00:00Z', 'closed', '2026-11-23T00:00Z'],
    ['its last minute', everyDay([allDay], [away]), '2026-11-22T23:59Z', 'closed', '2026-11-23T00:00Z'],
    [
      'the night before runs into it',
      everyDay([night], [away]),
      '2026-11-21T01:00Z',
      'open',
      '2026-11-21T02:00Z',
    ],
    [
      'its own hours, on each of its days',
      everyDay([allDay], [{ ...away, hours: [span('10:00', '12:00')] }]),
      '2026-11-21T12:00Z',
      'closed',
      '2026-11-22T10:00Z',
    ],
    [
      'hours that touch are joined',
      everyDay([span('10:00', '12:00'), span('12:00', '14:00')]),
      '2026-11-20T11:00Z',
      'open',
      '2026-11-20T14:00Z',
    ],
    [
      'hours that end at midnight',
      everyDay([span('18:00', '00:00')]),
      '2026-11-20T18:00Z',
      'open',
      '2026-11-21T00:00Z',
    ],
    [
      'a night that overlaps with the next morning',
      everyDay([span('20:00', '03:00'), span('02:00', '04:00')]),
      '2026-11-20T20:00Z',
      'open',
      '2026-11-21T04:00Z',
    ],
  ])('%s', (_, openingHours, now, state, next) => {
    const expected = [state, next && new Date(next).toISOString()];
    expect(statusAt(now, { openingHours, timeZone: 'UTC' })).toEqual(expected);
  });
});

describe('when the clocks change', () => {
  test.each<[string, string, Span, string, string, string]>([
    [
      'New York, forward: 02:30 is skipped, it opens as the clocks jump',
      'America/New_York',
      span('02:30', '05:00'),
      '2026-03-08T06:00Z',
      'closed',
      '2026-03-08T07:00Z',
    ],
    [
      'New York, forward: it closes an hour sooner',
      'America/New_York',
      span('00:00', '05:00'),
      '2026-03-08T06:00Z',
      'open',
      '2026-03-08T09:00Z',
    ],
    [
      'New York, forward: hours that are skipped completely',
      'America/New_York',
      span('02:10', '02:50'),
      '2026-03-08T06:00Z',
      'closed',
      '2026-03-09T06:10Z',
    ],
    [
      'New York, back: it opens at the first 01:30',
      'America/New_York',
      span('01:30', '03:00'),
      '2026-11-01T05:00Z',
      'closed',
      '2026-11-01T05:30Z',
    ],
    [
      'New York, back: it closes at the first 01:30',
      'America/New_York',
      span('00:00', '01:30'),
      '2026-11-01T05:00Z',
      'open',
      '2026-11-01T05:30Z',
    ],
    [
      'New York, back: at the second 01:15 it is closed',
      'America/New_York',
      span('00:00', '01:30'),
      '2026-11-01T06:15Z',
      'closed',
      '2026-11-02T05:00Z',
    ],
    [
      'New York, back: a night is an hour longer',
      'America/New_York',
      span('18:00', '02:00'),
      '2026-11-01T05:00Z',
      'open',
      '2026-11-01T07:00Z',
    ],
    [
      'Havana, where midnight itself is skipped',
      'America/Havana',
      span('00:00', '02:00'),
      '2026-03-08T04:00Z',
      'closed',
      '2026-03-08T05:00Z',
    ],
    [
      'Lord Howe, by half an hour',
      'Australia/Lord_Howe',
      span('02:15', '09:00'),
      '2026-10-03T15:00Z',
      'closed',
      '2026-10-03T15:30Z',
    ],
    [
      'Samoa, which skips a day',
      'Pacific/Apia',
      span('12:00', '13:00'),
      '2011-12-30T00:00Z',
      'closed',
      '2011-12-30T22:00Z',
    ],
  ])('%s', (_, timeZone, only, now, state, next) => {
    const openingHours = everyDay([only]);
    expect(statusAt(now, { openingHours, timeZone })).toEqual([state, new Date(next).toISOString()]);
  });
});

describe('the number of local times read', () => {
  const readings = (openingHours: OpeningHours) =>
    countReadings(() => statusAt('2026-11-20T06:30:00Z', { openingHours }));
  const fours = ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00', '24:00'];
  const sixADay = (gap: string) =>
    everyDay(fours.slice(1).map((to, at) => span((fours[at] ?? '').replace(/00$/, gap), to)));
  const away = { from: '2027-03-01', to: '2027-03-02', label: '', hours: [] };

  test('is zero for a store that never closes', () => {
    expect(readings(sixADay('00'))).toBe(0);
    expect(readings(everyDay([span('18:00', '18:01'), span('18:01', '18:00')]))).toBe(0);
  });

  test.each([
    ['a lunch', WEEK_OF_LUNCHES],
    ['hours that touch around the clock until a holiday', { ...sixADay('00'), holidays: [away] }],
    ['as many hours as a day can have', sixADay('01')],
    ['days off', hours({})],
  ])('is small for %s', (_, openingHours) => {
    expect(readings(openingHours)).toBeLessThanOrEqual(13);
  });
});

test('reads every span of the day as minutes', () => {
  expect(spanMinutes(span('18:00', '02:00'))).toEqual({ from: 1080, to: 1560 });
  expect(spanMinutes(span('18:00', '00:00'))).toEqual({ from: 1080, to: 1440 });
  expect(spanMinutes(span('00:00', '24:00'))).toEqual({ from: 0, to: 1440 });
  expect(spanMinutes(span(formatClock(0), formatClock(1)))).toEqual({ from: 0, to: 1 });
});
