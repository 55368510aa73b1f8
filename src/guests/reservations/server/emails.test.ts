import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, unique } from '#testing/server/test-stores.ts';
import { remindGuests } from './sweeping/sweep-reservations.ts';
import { evening, reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp();
const scene = reservationScene(thali);
const { openStore, book, own, rebook, move, add, join } = scene;
const system = () => createContext(thali.services, { kind: 'system' });
const began = thali.clock.now;
const newEmail = () => `guest-${unique()}@thali.example`;
const subjects = (to: string) =>
  thali.emails.filter((mail) => mail.to === to).map(({ subject }) => subject.split(' · ')[0]);

test('a guest hears by email what becomes of a reservation', async () => {
  const store = await openStore([2], { confirmsAtOnce: false });
  const email = newEmail();
  const { _id } = (await book(store, { email })).body;
  await move(store, _id, 'confirmed');
  await scene.patch(store, `/reservations/${_id}`, { startsAt: evening('20:00') });
  await move(store, _id, 'cancelled');
  expect(subjects(email)).toEqual([
    'We have your request',
    'Your table is reserved',
    'Your reservation has changed',
    'Your reservation is cancelled',
  ]);
  expect(thali.emails.at(-1)?.text).toContain(`http://localhost/${store.slug}/book/${_id}`);
});

test('the email says where the restaurant is, and brings the reservation for a calendar', async () => {
  const store = await openStore([2]);
  await patchStore(thali, store, {
    address: { street: '5 MG Road www.evil.example', city: 'Delhi' },
    links: [{ type: 'Phone', url: '+91 98765 00001' }],
  });
  const email = newEmail();
  const { _id } = (await book(store, { email })).body;
  const sent = thali.emails.find(({ to }) => to === email);
  expect(sent?.text).toContain('\n5 MG Road evil.example, Delhi, India\n+91 98765 00001\n');
  expect(sent?.calendar).toContain(`UID:${_id}\r\n`);
  await scene.cancel(store, _id);
});

test('a guest who moves or cancels their own hears of the new time alone', async () => {
  const store = await openStore([2]);
  const email = newEmail();
  const { _id } = (await book(store, { email, language: 'hi' })).body;
  await rebook(store, _id, { startsAt: evening('20:00'), party: 2 });
  await scene.cancel(store, _id);
  expect(subjects(email)).toEqual(['आपकी टेबल बुक है', 'आपकी बुकिंग बदल गई']);
});

test('staff whose address is not confirmed send no emails', async () => {
  const store = await openStore([2, 2]);
  await thali.database.pool.query(
    `update accounts set verified_at = null where id =
      (select account_id from memberships where store_id = $1)`,
    [store.storeId],
  );
  const email = newEmail();
  expect((await add(store, { email })).status).toBe(201);
  expect(subjects(email)).toEqual([]);
});

test('a guest is reminded once, however many programs do so at once', async () => {
  const store = await openStore([2, 2], { reminderHours: 3 });
  const email = newEmail();
  const { _id } = (await book(store, { email, startsAt: evening('20:00') })).body;
  const remind = () => Promise.all([1, 2, 3].map(() => remindGuests(system())));
  thali.clock.now = Date.parse(evening('16:59'));
  await remind();
  expect(subjects(email)).toHaveLength(1);
  thali.clock.now = Date.parse(evening('17:00'));
  await remind();
  await remind();
  expect(subjects(email)).toEqual(['Your table is reserved', 'See you soon']);
  await rebook(store, _id, { startsAt: evening('21:00'), party: 2 });
  thali.clock.now = Date.parse(evening('18:00'));
  await remind();
  expect(subjects(email).slice(2)).toEqual(['Your reservation has changed', 'See you soon']);
  thali.clock.now = began;
});

test('what nobody ended ends by the clock', async () => {
  const [kept, forgotten] = [await openStore([2, 2, 2, 2]), await openStore([2])];
  const ids = {
    came: (await book(kept)).body._id,
    missed: (await book(kept)).body._id,
    line: (await join(kept)).body._id,
    unknown: (await book(forgotten)).body._id,
  };
  thali.clock.now = Date.parse(evening('19:05'));
  await move(kept, ids.came, 'seated');
  const states = async () => [
    (await own(kept, ids.came)).body.state,
    (await own(kept, ids.missed)).body.state,
    (await own(kept, ids.line)).body.state,
    (await own(forgotten, ids.unknown)).body.state,
  ];
  thali.clock.now = Date.parse(evening('20:14'));
  await sweep(system());
  expect(await states()).toEqual(['seated', 'confirmed', 'cancelled', 'confirmed']);
  thali.clock.now += MINUTE;
  await Promise.all([sweep(system()), sweep(system())]);
  expect(await states()).toEqual(['seated', 'no_show', 'cancelled', 'done']);
  thali.clock.now += 3 * HOUR;
  await sweep(system());
  expect((await states())[0]).toBe('done');
  thali.clock.now = began;
});

test('a guest is exported and erased by their number, and forgotten like orders', async () => {
  const store = await openStore([2, 2]);
  const phone = '9876500003';
  const past = (await book(store, { phone, note: 'Allergic to nuts' })).body._id;
  await move(store, past, 'cancelled');
  await book(store, { phone, startsAt: evening('20:30') });
  const ask = (path: string) =>
    thali.call('POST', `/api/stores/${store.storeId}/guest-data${path}`, {
      token: store.token,
      body: { phone, countryCode: '+91' },
    });
  const { reservations } = (await ask('/export')).body;
  expect(reservations).toMatchObject([
    { phone: '+919876500003', note: 'Allergic to nuts', state: 'cancelled' },
    { state: 'confirmed' },
  ]);
  expect((await ask('/erase')).body).toEqual({ erased: 1, kept: 1 });
  expect((await own(store, past)).body).toMatchObject({ name: '', note: '', party: 2 });
  const told = await thali.database.pool.query(
    `select distinct facts ->> 'reservationId' = $2 as gone, facts ->> 'name' as name from notifications
     where store_id = $1 order by gone`,
    [store.storeId, past],
  );
  expect(told.rows).toEqual([
    { gone: false, name: 'Meera Nair' },
    { gone: true, name: null },
  ]);
  thali.clock.advance(2 * 366 * DAY);
  await sweep(system());
  const { rows } = await thali.database.pool.query('select 1 from reservations where store_id = $1', [
    store.storeId,
  ]);
  expect(rows).toEqual([]);
  const named = await thali.database.pool.query(
    "select 1 from notifications where store_id = $1 and facts ? 'name'",
    [store.storeId],
  );
  expect(named.rows).toEqual([]);
  thali.clock.now = began;
});
