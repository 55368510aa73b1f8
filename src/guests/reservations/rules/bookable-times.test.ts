import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { OpeningHours, Span } from '#restaurant/opening-hours/rules/opening.ts';
import {
  bookableDays,
  bookableTimes,
  coversFrom,
  isOffered,
  seatingTimes,
  tablesAt,
} from './bookable-times.ts';
import { stayFrom } from './find-tables.ts';
import { DEFAULT_RESERVATIONS, type ReservationSettings } from './reservation.ts';

const EVENING: Span[] = [{ from: '19:00', to: '21:00' }];
const hoursOf = (spans: Span[], holidays: OpeningHours['holidays'] = []): OpeningHours => ({
  week: { sun: spans, mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans },
  holidays,
});
const storeWith = (
  settings: Partial<ReservationSettings> = {},
  openingHours: OpeningHours | null = hoursOf(EVENING),
) => ({
  timeZone: 'Asia/Kolkata',
  openingHours,
  settings: { ...DEFAULT_RESERVATIONS, ...settings },
});
const at = (clock: string, day = '2026-11-26') => Date.parse(`${day}T${clock}:00+05:30`);
const clocks = (times: number[]) =>
  times.map((time) => new Date(time + 5.5 * HOUR).toISOString().slice(11, 16));
const DAY = '2026-11-26';
const TWO = { id: 'two', seats: 2, joins: null };
const EMPTY = { tables: [TWO], reserved: [], closures: [] };

test('a party can sit down each quarter of an hour until the last seating', () => {
  expect(clocks(seatingTimes(storeWith(), DAY))).toEqual(['19:00', '19:15', '19:30', '19:45', '20:00']);
});

test.each<[string, Span[], string[]]>([
  ['hours that begin beside a quarter', [{ from: '19:10', to: '20:20' }], ['19:15']],
  ['hours that are too short', [{ from: '19:00', to: '19:30' }], []],
  ['a night after midnight', [{ from: '23:00', to: '00:30' }], ['23:00', '23:15', '23:30']],
  [
    'hours that touch',
    [
      { from: '19:00', to: '20:00' },
      { from: '20:00', to: '20:15' },
    ],
    ['19:00', '19:15'],
  ],
  ['a closed day', [], []],
])('%s', (_, spans, wanted) => {
  expect(clocks(seatingTimes(storeWith({}, hoursOf(spans)), DAY))).toEqual(wanted);
});

test('a holiday has its own hours', () => {
  const closed = hoursOf(EVENING, [{ from: DAY, to: DAY, label: 'Party', hours: [] }]);
  expect(seatingTimes(storeWith({}, closed), DAY)).toEqual([]);
});

test('a restaurant without hours can be reserved all day, but for its last hour', () => {
  const times = clocks(seatingTimes(storeWith({}, null), DAY));
  expect([times.length, times[0], times.at(-1)]).toEqual([93, '00:00', '23:00']);
});

test('times that the clocks skip or repeat come once', () => {
  const store = {
    ...storeWith({ lastSeatingMinutes: 0 }, hoursOf([{ from: '01:00', to: '04:00' }])),
    timeZone: 'Europe/Berlin',
  };
  expect(seatingTimes(store, '2026-03-29')).toHaveLength(8);
  expect(new Set(seatingTimes(store, '2026-10-25')).size).toBe(12);
});

test('guests reserve after the lead time, within the days ahead, up to the largest party', () => {
  const store = storeWith({ leadMinutes: 30, daysAhead: 2, largestParty: 4 });
  const timesOf = (day: string, party: number, now: number) =>
    clocks(bookableTimes(store, EMPTY, { day, party, now }).map((time) => time.at));
  expect(bookableDays(store, at('19:20'))).toEqual({ first: DAY, last: '2026-11-28' });
  expect(timesOf(DAY, 2, at('19:20'))).toEqual(['20:00']);
  expect(timesOf('2026-11-28', 2, at('19:20'))).toHaveLength(5);
  expect(timesOf('2026-11-29', 2, at('19:20'))).toEqual([]);
  expect(timesOf('2026-11-25', 2, at('19:20'))).toEqual([]);
  expect(timesOf('2026-11-28', 5, at('19:20'))).toEqual([]);
});

test('a time after midnight is offered with the day before', () => {
  const store = storeWith({ lastSeatingMinutes: 0 }, hoursOf([{ from: '22:00', to: '01:00' }]));
  const offered = (clock: string, day = DAY) =>
    isOffered(store, at(clock, day), { party: 2, now: at('12:00') });
  expect(offered('00:45', '2026-11-27')).toBe(true);
  expect(offered('01:00', '2026-11-27')).toBe(false);
  expect(offered('22:07')).toBe(false);
  expect(offered('00:45')).toBe(false);
});

test('a time is free while a table is', () => {
  const reserved = [{ ...stayFrom(at('19:30'), 30), party: 2, tableIds: ['two'] }];
  const times = bookableTimes(
    storeWith({ turns: [{ upTo: 8, minutes: 30 }] }),
    { ...EMPTY, reserved },
    { day: DAY, party: 2, now: at('12:00') },
  );
  expect(times.map(({ isFree }) => isFree)).toEqual([true, false, false, false, true]);
});

test.each<[string, Partial<ReservationSettings>, object, boolean]>([
  ['there is room', {}, {}, true],
  ['a closure overlaps the stay', {}, { closures: [stayFrom(at('20:00'), 60)] }, false],
  ['a closure begins when the party leaves', {}, { closures: [stayFrom(at('20:15'), 60)] }, true],
  [
    'as many as may sit down in this quarter',
    { coversPerQuarter: 4 },
    { reserved: [{ ...stayFrom(at('19:10'), 9), party: 2, tableIds: [] }] },
    true,
  ],
  [
    'too many sit down in this quarter',
    { coversPerQuarter: 3 },
    { reserved: [{ ...stayFrom(at('19:10'), 9), party: 2, tableIds: [] }] },
    false,
  ],
  ['there are no tables', {}, { tables: [] }, false],
  [
    'the table is far too large',
    {},
    {
      tables: [
        { ...TWO, id: 'six', seats: 6 },
        { ...TWO, id: 'one', seats: 1 },
      ],
    },
    false,
  ],
])('a couple at 19:00: %s', (_, settings, taken, wanted) => {
  const found = tablesAt(storeWith(settings), { ...EMPTY, ...taken }, { at: at('19:00'), party: 2 });
  expect(found !== null).toBe(wanted);
});

test('covers are counted within a quarter of an hour', () => {
  const reserved = [0, 14, 15, -1].map((minutes) => ({ start: minutes * MINUTE, party: 10 }));
  expect(coversFrom(reserved, 0)).toBe(20);
});
