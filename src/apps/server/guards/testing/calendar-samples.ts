import { randomUUID } from 'node:crypto';
import { DEFAULT_RESERVATIONS } from '#guests/reservations/rules/reservation.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { newPhone } from '#testing/server/people/test-otp.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { Sample } from './sample.ts';
import type { World } from './world.ts';

const SETTINGS = { ...DEFAULT_RESERVATIONS, isOn: true, isWaitingOn: true };

/** Each a day later than the one before, so that none takes the other's table. */
let days = 0;
const nextStart = ({ clock }: TestApp) => new Date(clock.now + (++days % 28) * DAY + DAY / 8).toISOString();
const newGuest = () => ({ name: 'Meera Nair', phone: newPhone(), countryCode: '+91', language: 'en' });

async function open({ thali, store }: World): Promise<void> {
  const { token, storeId } = store;
  await thali.call('PUT', `/api/calendar/${storeId}/settings`, { token, body: SETTINGS });
  const tables = Array.from({ length: 9 }, (_, index) => {
    return { iden: `Seat ${index}`, idel: 'Table', conf: null, seats: 4 };
  });
  await thali.call('POST', `/api/stores/${storeId}/tables`, { token, body: { tables } });
}

const bookBody = (thali: TestApp) => ({
  ...newGuest(),
  _id: randomUUID(),
  startsAt: nextStart(thali),
  party: 2,
  email: 'meera@thali.example',
  note: '',
});

const asGuest: Sample = async (world) => {
  await open(world);
  return { body: bookBody(world.thali) };
};

async function newReservation(world: World): Promise<string> {
  await open(world);
  const body = bookBody(world.thali);
  const answer = await world.thali.call('POST', `/api/calendar/${world.store.storeId}/book`, { body });
  if (answer.status !== 201) throw new Error(`The reservation was refused: ${answer.text}`);
  return body._id;
}

const ofReservation: Sample = async (world) => ({
  params: { reservationId: await newReservation(world) },
});

const EVENT = {
  title: 'Private party',
  startsAt: '2030-01-31T14:00:00.000Z',
  endsAt: '2030-01-31T18:00:00.000Z',
  note: '',
  closesBooking: true,
};

async function newEvent({ thali, store: { token, storeId } }: World): Promise<string> {
  const { body } = await thali.call('POST', `/api/calendar/${storeId}/events`, {
    token,
    body: { ...EVENT, startsAt: '2027-01-31T14:00:00.000Z', endsAt: '2027-01-31T18:00:00.000Z' },
  });
  return body._id;
}

export const CALENDAR_SAMPLES: Record<string, Sample> = {
  '/reservations/:reservationId': ofReservation,
  '/book/:reservationId': ofReservation,
  '/events/:eventId': async (world) => ({ params: { eventId: await newEvent(world) } }),
  saveReservationSettings: () => ({ body: SETTINGS }),
  book: asGuest,
  joinLine: async (world) => {
    await open(world);
    return { body: { ...newGuest(), _id: randomUUID(), party: 2 } };
  },
  rebook: ({ thali }) => ({ body: { startsAt: nextStart(thali), party: 2 } }),
  readCalendarFeed: async ({ thali, store: { token, storeId } }) => {
    const { body } = await thali.call('POST', `/api/calendar/${storeId}/feed`, { token, body: {} });
    return { params: { token: String(body.link).split('/').at(-1) ?? '' } };
  },
};
