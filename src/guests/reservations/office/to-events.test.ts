import { expect, test } from 'vitest';
import type { ReservationView } from '../wire/calendar.ts';
import { datedEvents, landingOf, NO_TABLE, tableEvents } from './to-events.ts';

const timeZone = 'Asia/Kolkata';
const titleOf = ({ name, party }: ReservationView) => `${party} · ${name}`;
const at = (state: ReservationView['state'], tableIds: string[]): ReservationView => ({
  _id: state,
  state,
  source: 'staff',
  isWalkIn: false,
  startsAt: '2026-11-26T14:00:00.000Z',
  minutes: 90,
  party: 4,
  name: 'Meera',
  phone: '',
  countryCode: '+91',
  email: '',
  note: '',
  staffNote: '',
  tableIds,
  createdAt: '2026-11-20T14:00:00.000Z',
  noShows: 0,
  link: '',
});

test('a party is in the row of each of its tables, and one without in a row of its own', () => {
  const events = tableEvents(
    [at('confirmed', ['a', 'b', 'gone']), at('seated', []), at('cancelled', ['a'])],
    { timeZone, titleOf, tableIds: ['a', 'b'] },
  );
  expect(events.map(({ title, start, end, resourceId }) => [title, start, end, resourceId])).toEqual([
    ['4 · Meera', '2026-11-26 19:30:00', '2026-11-26 21:00:00', 'a'],
    ['4 · Meera', '2026-11-26 19:30:00', '2026-11-26 21:00:00', 'b'],
    ['4 · Meera', '2026-11-26 19:30:00', '2026-11-26 21:00:00', 'none'],
  ]);
});

const NINE = { start: Date.parse('2026-11-26T15:30:00.000Z'), end: Date.parse('2026-11-26T17:30:00.000Z') };
const KEPT = { startsAt: Date.parse('2026-11-26T14:00:00.000Z'), minutes: 90 };

test.each([
  [
    'its own row takes the time',
    'a',
    { ...NINE, to: 'a' },
    { startsAt: NINE.start, minutes: 120, tableIds: ['a', 'b'] },
  ],
  ['another row keeps the time', 'a', { ...NINE, to: 'c' }, { ...KEPT, tableIds: ['b', 'c'] }],
  [
    'the row of those without a table keeps it too',
    'a',
    { ...NINE, to: NO_TABLE },
    { ...KEPT, tableIds: ['b'] },
  ],
  ['one of its own rows keeps it', 'a', { ...NINE, to: 'b' }, { ...KEPT, tableIds: ['b'] }],
  [
    'no row is its own',
    'a',
    { ...NINE, to: undefined },
    { startsAt: NINE.start, minutes: 120, tableIds: ['a', 'b'] },
  ],
])('dropped, %s', (_, from, dropped, landing) => {
  expect(landingOf(at('confirmed', ['a', 'b']), from, dropped)).toEqual(landing);
});

test.each<['hour' | 'day', string[]]>([
  ['hour', ['8 guests', '2026-11-26 19:00:00', '2026-11-26 19:59:59']],
  ['day', ['8 guests', '2026-11-26 00:00:00', '2026-11-27 00:00:00']],
])('reservations are summed by the %s, beside events and holidays', (by, sum) => {
  const event = {
    _id: 'e',
    title: 'Private party',
    startsAt: '2026-11-26T14:00:00.000Z',
    endsAt: '2026-11-26T17:00:00.000Z',
    note: '',
    closesBooking: true,
  };
  const holidays = [
    { from: '2026-11-25', to: '2026-11-26', label: 'Diwali', hours: [] },
    { from: '2026-11-27', to: '2026-11-27', label: '', hours: [{ from: '10:00', to: '14:00' }] },
  ];
  const events = datedEvents(
    { reservations: [at('done', []), at('seated', []), at('no_show', [])], events: [event] },
    by,
    { timeZone, holidays, closed: 'Closed', sumOf: (guests) => `${guests} guests` },
  );
  expect(events.map(({ title, start, end }) => [title, start, end])).toEqual([
    sum,
    ['Private party', '2026-11-26 19:30:00', '2026-11-26 22:30:00'],
    ['Diwali · Closed', '2026-11-25 00:00:00', '2026-11-27 00:00:00'],
    ['10:00–14:00', '2026-11-27 00:00:00', '2026-11-28 00:00:00'],
  ]);
});
