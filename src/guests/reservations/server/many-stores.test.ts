import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { unique } from '#testing/server/test-stores.ts';
import { reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp();
const { openStore, guest, url } = reservationScene(thali);

/** More than the program has connections. */
const MANY = 40;
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('reservations in many restaurants at once wait for no connection of each other', async () => {
  const stores = await Promise.all(Array.from({ length: MANY }, () => openStore([2, 2])));
  thali.services.sites.forget();
  const booked = await Promise.all(
    stores.map((store) =>
      thali.call('POST', url(store, '/book'), { body: guest({ email: `g-${unique()}@thali.example` }) }),
    ),
  );
  expect(statusesOf(booked)).toEqual([201]);
  thali.services.sites.forget();
  const seated = await Promise.all(
    stores.map(({ token, ...store }, index) =>
      thali.call('POST', url(store, `/reservations/${booked[index]?.body._id}/state`), {
        token,
        body: { state: 'seated' },
      }),
    ),
  );
  expect(statusesOf(seated)).toEqual([200]);
});

test('days far away are answered', async () => {
  const store = await openStore([2]);
  for (const day of ['0000-01-01', '0099-12-31', '1969-12-31', '9999-12-31']) {
    const booked = await thali.call('GET', url(store, `/book?day=${day}`));
    const calendar = await thali.call('GET', url(store, `?from=${day}&to=${day}`), { token: store.token });
    expect([day, booked.status, calendar.status]).toEqual([day, 200, 422]);
  }
});
