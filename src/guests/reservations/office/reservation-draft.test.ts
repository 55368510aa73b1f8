import { expect, test } from 'vitest';
import type { ReservationView } from '../wire/calendar.ts';
import { bodyOf, changesOf, draftOf, emptyDraft } from './reservation-draft.ts';

const ZONE = 'Asia/Kolkata';
const reservation: ReservationView = {
  _id: '1',
  state: 'confirmed',
  source: 'staff',
  isWalkIn: false,
  startsAt: '2026-11-26T14:00:00.000Z',
  minutes: 90,
  party: 4,
  name: 'Meera Nair',
  phone: '9876543210',
  countryCode: '+91',
  email: '',
  note: 'Window',
  staffNote: '',
  tableIds: ['t1'],
  createdAt: '2026-11-20T14:00:00.000Z',
  noShows: 0,
  link: 'https://thali.example/tea/book/1',
};

test('a new reservation is sent at the restaurant’s time, with the best free tables', () => {
  const draft = { ...emptyDraft('2026-11-26', '19:30'), name: ' Meera ', party: 4 };
  expect(bodyOf(draft, ZONE)).toEqual({
    startsAt: '2026-11-26T14:00:00.000Z',
    party: 4,
    name: 'Meera',
    phone: '',
    countryCode: '+91',
    email: '',
    note: '',
    staffNote: '',
  });
});

test('chosen tables and a chosen length are sent', () => {
  const draft = { ...emptyDraft('2026-11-26', '19:30'), name: 'Meera', minutes: 45, tableIds: ['t1'] };
  expect(bodyOf(draft, ZONE)).toMatchObject({ minutes: 45, tableIds: ['t1'] });
});

test('only what was changed is sent', () => {
  const before = draftOf(reservation, ZONE);
  expect(before).toMatchObject({ day: '2026-11-26', time: '19:30', tableIds: ['t1'] });
  expect(changesOf(before, before, ZONE)).toEqual({});
  expect(changesOf(before, { ...before, time: '20:00', staffNote: 'Cake' }, ZONE)).toEqual({
    startsAt: '2026-11-26T14:30:00.000Z',
    staffNote: 'Cake',
  });
});

test('a party whose tables were all taken away has none', () => {
  const before = draftOf(reservation, ZONE);
  expect(changesOf(before, { ...before, tableIds: [] }, ZONE)).toEqual({ tableIds: [] });
});
