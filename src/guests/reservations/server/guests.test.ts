import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore } from '#testing/server/test-stores.ts';
import { evening, reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp();
const scene = reservationScene(thali);
const { openStore, book, own, rebook, cancel, join, calendar, times, save, move, add } = scene;
const began = thali.clock.now;

test('a guest reserves a free time, and the staff see them at the smallest table', async () => {
  const store = await openStore([4, 2]);
  const { times: offered, first, last, largestParty } = await times(store, '?party=2');
  expect([first, last, largestParty]).toEqual(['2026-11-20', '2026-12-20', 8]);
  expect(offered[0]).toEqual({ at: evening('13:00'), isFree: true });
  const { status, body } = await book(store, { name: 'Meera', note: 'Birthday' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'confirmed', startsAt: evening(), minutes: 75, mayChange: true });
  const { reservations, tables } = await calendar(store);
  expect(reservations).toMatchObject([{ _id: body._id, name: 'Meera', note: 'Birthday', source: 'guest' }]);
  const couple = tables.find(({ seats }: { seats: number }) => seats === 2);
  expect(reservations[0].tableIds).toEqual([couple._id]);
  expect(reservations[0].link).toBe(`http://localhost/${store.slug}/book/${body._id}`);
});

test('of twenty who want the last table at once, one gets it', async () => {
  const store = await openStore([2]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(store)));
  const [made, ...refused] = answers.toSorted((one, other) => one.status - other.status);
  expect(made?.status).toBe(201);
  expect(refused).toHaveLength(19);
  for (const answer of refused) expectError(answer, 409, 'RESERVATION_FULL');
  const { times: offered } = await times(store);
  expect(offered.find(({ at }: { at: string }) => at === evening()).isFree).toBe(false);
});

test('a reservation that is sent again is one, and is never overwritten', async () => {
  const [store, other] = [await openStore([2]), await openStore([2])];
  const _id = randomUUID();
  const phone = '9876500001';
  const answers = await Promise.all(Array.from({ length: 4 }, () => book(store, { _id, phone })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await book(store, { _id, name: 'Somebody else' })).body.name).toBe('Meera Nair');
  expect((await calendar(store)).reservations).toHaveLength(1);
  expect((await book(other, { _id, party: 1 })).body.party).toBe(1);
  expect((await own(store, _id)).body.party).toBe(2);
});

test('a guest moves a reservation onto its own table, or to a larger one, and cancels it', async () => {
  const store = await openStore([2, 4]);
  const { _id } = (await book(store)).body;
  await book(store, { party: 4, startsAt: evening('21:00') });
  expect((await rebook(store, _id, { startsAt: evening('19:15'), party: 2 })).body).toMatchObject({
    startsAt: evening('19:15'),
    minutes: 75,
  });
  expectError(await rebook(store, _id, { startsAt: evening('20:30'), party: 4 }), 409, 'RESERVATION_FULL');
  expect((await rebook(store, _id, { startsAt: evening('19:15'), party: 3 })).body.minutes).toBe(90);
  expect((await cancel(store, _id)).body).toMatchObject({ state: 'cancelled', mayChange: false });
  expect((await cancel(store, _id)).status).toBe(200);
  expectError(await rebook(store, _id, { startsAt: evening(), party: 2 }), 409, 'RESERVATION_CHANGED');
});

test('what is seated or over can’t be cancelled by its guest', async () => {
  const store = await openStore([2]);
  const { _id } = (await book(store)).body;
  await move(store, _id, 'seated');
  expectError(await cancel(store, _id), 409, 'RESERVATION_CHANGED');
});

test('guests reserve only what is offered', async () => {
  const store = await openStore([2, 2, 2]);
  const fault = { startsAt: 'Can’t be reserved' };
  for (const startsAt of [evening('12:45'), evening('19:07'), evening('19:00', '2026-12-21')])
    expectFields(await book(store, { startsAt }), fault);
  expectFields(await book(store, { party: 9 }), fault);
  const phone = { phone: 'Please Enter a Valid Mobile Number.' };
  expectFields(await book(store, { phone: '12345' }), phone);
  expectFields(await book(store, { phone: '' }), { phone: 'Please Enter your Mobile Number.' });
  const { _id } = (await book(store)).body;
  expectFields(await rebook(store, _id, { startsAt: evening(), party: 9 }), fault);
});

test('the night after midnight belongs to the day before', async () => {
  const store = await openStore([2], { lastSeatingMinutes: 15 });
  const night = [{ from: '20:00', to: '02:00' }];
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const week = Object.fromEntries(days.map((day) => [day, night]));
  await patchStore(thali, store, { openingHours: { week, holidays: [] } });
  const at = evening('01:30', '2026-11-21');
  const { times: offered } = await times(store, '?day=2026-11-20');
  expect(offered.at(-1)).toEqual({ at: evening('01:45', '2026-11-21'), isFree: true });
  expect((await book(store, { startsAt: at })).status).toBe(201);
  const after = await times(store, '?day=2026-11-20');
  expect(after.times.at(-2)).toEqual({ at, isFree: false });
});

test('nobody books a restaurant out', async () => {
  const store = await openStore([2, 2, 2, 2, 2, 2, 2, 2]);
  const phone = '9876500002';
  for (let made = 0; made < 6; made++) expect((await book(store, { phone })).status).toBe(201);
  const message = 'This number has 6 reservations already. Please call the restaurant.';
  expectFields(await book(store, { phone }), { phone: message });
  expectFields(await join(store, { phone }), { phone: message });
});

test('where it is off, or the restaurant is closed, nobody reserves or waits', async () => {
  const store = await openStore([2], { isOn: false, isWaitingOn: false });
  expectError(await book(store), 409, 'RESERVATIONS_OFF');
  expectError(await join(store), 409, 'RESERVATIONS_OFF');
  expect(await times(store)).toMatchObject({ isOn: false, isWaitingOn: false, times: [] });
  await save(store);
  await thali.database.pool.query('update stores set suspended_at = now() where store_id = $1', [
    store.storeId,
  ]);
  expectError(await book(store), 409, 'STORE_SUSPENDED');
  await thali.database.pool.query(
    'update stores set suspended_at = null, closed_at = now() where store_id = $1',
    [store.storeId],
  );
  expectError(await join(store), 409, 'STORE_CLOSED_DOWN');
  await thali.database.pool.query(
    'update stores set closed_at = null, view_only = true where store_id = $1',
    [store.storeId],
  );
  expect((await book(store)).status).toBe(201);
});

test('a party of the line sees who is before it, how long it takes, and that its table is ready', async () => {
  const store = await openStore([2]);
  await add(store, { startsAt: new Date(began).toISOString(), minutes: 30 });
  const [first, second] = [(await join(store)).body, (await join(store)).body];
  expect(first.line).toEqual({ before: 0, from: 30, to: 50 });
  expect(second.line).toEqual({ before: 1, from: 105, to: 165 });
  await move(store, first._id, 'called');
  expect((await own(store, first._id)).body).toMatchObject({ state: 'called', line: null, mayCancel: true });
  await cancel(store, first._id);
  expect((await own(store, second._id)).body.line).toEqual({ before: 0, from: 30, to: 50 });
});

test('guests don’t join the line of a restaurant that is closed now', async () => {
  const store = await openStore([2]);
  const hours = [{ from: '19:00', to: '22:00' }];
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const week = Object.fromEntries(days.map((day) => [day, hours]));
  await patchStore(thali, store, { openingHours: { week, holidays: [] } });
  expectError(await join(store), 409, 'STORE_CLOSED');
  expect((await times(store)).isWaitingOn).toBe(false);
});

test('a private party closes the restaurant to guests, not to the staff', async () => {
  const store = await openStore([2]);
  const event = { title: 'Wedding', startsAt: evening('18:00'), endsAt: evening('23:00'), note: '' };
  expect((await scene.post(store, '/events', { ...event, closesBooking: true })).status).toBe(201);
  expectError(await book(store), 409, 'RESERVATION_FULL');
  expect((await add(store)).status).toBe(201);
});

test('a request holds its table until the restaurant has answered', async () => {
  const store = await openStore([2], { confirmsAtOnce: false });
  const { _id, state } = (await book(store)).body;
  expect(state).toBe('requested');
  expectError(await book(store), 409, 'RESERVATION_FULL');
  await move(store, _id, 'confirmed');
  expect((await own(store, _id)).body.state).toBe('confirmed');
  expect((await rebook(store, _id, { startsAt: evening('20:00'), party: 2 })).body.state).toBe('requested');
});

test('guests find nothing that was more than a year ago', async () => {
  const store = await openStore([2]);
  const { _id } = (await book(store)).body;
  thali.clock.advance(367 * DAY + HOUR + MINUTE);
  expectError(await own(store, _id), 404, 'RESERVATION_NOT_FOUND');
  thali.clock.now = began;
  expect((await own(store, _id)).status).toBe(200);
});
