import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { evening, reservationScene } from '../testing/reservation-scene.ts';

const thali = await useTestApp();
const scene = reservationScene(thali);
const { openStore, book, add, move, patch, post, put, get, remove, join, calendar, own, save } = scene;
const tablesOf = async (store: Awaited<ReturnType<typeof openStore>>): Promise<string[]> =>
  (await calendar(store)).tables.map(({ _id }: { _id: string }) => _id);

test('staff enter a reservation at the best table, at tables they choose, or although there is no room', async () => {
  const store = await openStore([2, 2]);
  const [first, second] = await tablesOf(store);
  expect((await add(store, { phone: '', tableIds: [first] })).body).toMatchObject({
    state: 'confirmed',
    source: 'staff',
    tableIds: [first],
    phone: '',
    minutes: 75,
  });
  expectError(await add(store, { tableIds: [first] }), 409, 'RESERVATION_FULL');
  expect((await add(store)).body.tableIds).toEqual([second]);
  expectError(await add(store), 409, 'RESERVATION_FULL');
  expect((await add(store, { anyway: true })).body.tableIds).toEqual([]);
  const nowhere = ['00000000-0000-4000-8000-000000000000'];
  expectError(await add(store, { tableIds: nowhere, anyway: true }), 404, 'TABLE_NOT_FOUND');
});

test('staff enter what was up to a day ago', async () => {
  const store = await openStore([2]);
  const { now } = thali.clock;
  const at = (ms: number) => ({ startsAt: new Date(now + ms).toISOString() });
  expect((await add(store, at(-DAY))).status).toBe(201);
  expectFields(await add(store, at(-DAY - MINUTE)), { startsAt: 'Can’t be reserved' });
});

test('staff lengthen and move a reservation; what they leave out stays', async () => {
  const store = await openStore([2, 4]);
  const [couple, family] = await tablesOf(store);
  const { _id } = (await book(store, { note: 'Window' })).body;
  const later = (await book(store, { startsAt: evening('20:15') })).body._id;
  const change = (body: object, id = _id) => patch(store, `/reservations/${id}`, body);
  expect((await change({ staffNote: 'Regular' })).body).toMatchObject({
    note: 'Window',
    staffNote: 'Regular',
    tableIds: [couple],
  });
  expect((await change({ minutes: 120 })).body).toMatchObject({ minutes: 120, tableIds: [family] });
  expectError(await change({ tableIds: [couple] }), 409, 'RESERVATION_FULL');
  expect((await change({ tableIds: [couple], anyway: true })).body.tableIds).toEqual([couple]);
  expect((await change({ party: 4, startsAt: evening('21:00') }, later)).body.tableIds).toEqual([family]);
  const { _id: walkIn } = (await join(store)).body;
  expectError(await change({ startsAt: evening('21:00') }, walkIn), 409, 'RESERVATION_CHANGED');
  expect((await change({ party: 3 }, walkIn)).body.party).toBe(3);
});

test('a reservation goes only where its state leads, and asks for its table when it comes back', async () => {
  const store = await openStore([2]);
  const { _id } = (await book(store)).body;
  expectError(await move(store, _id, 'done'), 409, 'RESERVATION_CHANGED');
  expectError(await move(store, _id, 'waiting'), 409, 'RESERVATION_CHANGED');
  expect((await move(store, _id, 'cancelled')).body.state).toBe('cancelled');
  const other = (await book(store)).body._id;
  expectError(await move(store, _id, 'confirmed'), 409, 'RESERVATION_FULL');
  expect((await move(store, _id, 'confirmed', { anyway: true })).body.state).toBe('confirmed');
  await move(store, _id, 'cancelled');
  await move(store, other, 'no_show');
  expect((await move(store, _id, 'confirmed')).status).toBe(200);
  expectError(
    await move(store, '00000000-0000-4000-8000-000000000000', 'done'),
    404,
    'RESERVATION_NOT_FOUND',
  );
});

test('a party of the line sits down now, for as long as its size takes, and may go back', async () => {
  const store = await openStore([2]);
  const came = thali.clock.now;
  const { _id } = (await post(store, '/waiting', walkIn('Asha'))).body;
  thali.clock.advance(20 * MINUTE);
  const seated = (await move(store, _id, 'seated')).body;
  expect(seated).toMatchObject({ startsAt: new Date(came + 20 * MINUTE).toISOString(), minutes: 75 });
  expect(seated.tableIds).toEqual(await tablesOf(store));
  const second = (await post(store, '/waiting', walkIn('Ravi'))).body._id;
  expectError(await move(store, second, 'seated'), 409, 'RESERVATION_FULL');
  const line = (await get(store, '/waiting')).body.waiting;
  expect(line).toMatchObject([{ name: 'Ravi', minutesLeft: 75 }]);
  expect((await move(store, _id, 'waiting')).body).toMatchObject({ tableIds: [], state: 'waiting' });
  const back = (await get(store, '/waiting')).body.waiting;
  expect(back.map(({ name }: { name: string }) => name)).toEqual(['Asha', 'Ravi']);
  thali.clock.now = came;
});

const walkIn = (name: string) => ({ name, phone: '', countryCode: '+91', staffNote: '', party: 2 });

test('whoever stays longer than expected still has the table', async () => {
  const store = await openStore([2]);
  const came = thali.clock.now;
  const { _id } = (await post(store, '/waiting', walkIn('Asha'))).body;
  await move(store, _id, 'seated');
  thali.clock.advance(2 * HOUR);
  const next = (await post(store, '/waiting', walkIn('Ravi'))).body._id;
  expectError(await move(store, next, 'seated'), 409, 'RESERVATION_FULL');
  await move(store, _id, 'done');
  expect((await move(store, next, 'seated')).status).toBe(200);
  thali.clock.now = came;
});

test('the calendar has some days, what began the night before, and how often a number did not come', async () => {
  const store = await openStore([2, 2]);
  const phone = '9876500007';
  const { _id } = (await book(store, { phone })).body;
  await move(store, _id, 'no_show');
  await add(store, { phone, startsAt: evening('23:30'), minutes: 60 });
  await join(store);
  const day = async (query: string) => (await calendar(store, query)).reservations;
  expect((await day('')).map(({ noShows }: { noShows: number }) => noShows)).toEqual([0, 1]);
  expect(await day('?from=2026-11-21&to=2026-11-22')).toHaveLength(1);
  expect(await day('?from=2026-11-22')).toEqual([]);
  expectFields(await get(store, '?from=2026-11-22&to=2026-11-21'), {
    to: 'Must not be before the first day',
  });
  expectFields(await get(store, '?from=2026-11-01&to=2027-01-02'), { to: 'At most 62 days at once' });
});

test('an event has a length, can be changed and removed', async () => {
  const store = await openStore([]);
  const event = {
    title: 'Private party',
    startsAt: evening('18:00'),
    endsAt: evening('23:00'),
    note: '',
    closesBooking: true,
  };
  const { status, body } = await post(store, '/events', event);
  expect([status, body]).toEqual([201, { _id: body._id, ...event }]);
  expectFields(await post(store, '/events', { ...event, endsAt: event.startsAt }), {
    endsAt: 'Must be after the start',
  });
  expectFields(await post(store, '/events', { ...event, endsAt: evening('19:00', '2027-11-25') }), {
    endsAt: 'At most 366 days at once',
  });
  await put(store, `/events/${body._id}`, { ...event, title: 'Wedding' });
  expect((await calendar(store)).events).toMatchObject([{ title: 'Wedding' }]);
  expect((await remove(store, `/events/${body._id}`)).status).toBe(204);
  expectError(await remove(store, `/events/${body._id}`), 404, 'EVENT_NOT_FOUND');
  expectError(await put(store, `/events/${body._id}`, event), 404, 'EVENT_NOT_FOUND');
});

test('turns go up, and only the office sets them', async () => {
  const store = await openStore([]);
  const turns = (...upTo: number[]) => ({ turns: upTo.map((most) => ({ upTo: most, minutes: 60 })) });
  expectFields(await save(store, turns(2, 2)), { 'turns.1.upTo': 'Each must be more than the one before' });
  expect((await save(store, turns(2, 4))).body.turns).toHaveLength(2);
  const waiter = await addTestStaff(thali, store, 'STAFF');
  expectError(await save(store, {}, waiter), 403, 'FORBIDDEN');
  expect((await get(store, '/settings', undefined, waiter)).body).toMatchObject({ isOn: true });
});

test('staff hear of each change, and of what guests do in the bell', async () => {
  const store = await openStore([2]);
  const before = thali.clock.now;
  const told = async () =>
    (await thali.call('GET /api/notifications', { token: store.token })).body.notifications;
  const { _id } = (await book(store)).body;
  await scene.rebook(store, _id, { startsAt: evening('20:00'), party: 2 });
  await scene.cancel(store, _id);
  await move(store, _id, 'confirmed');
  const news = (await told()).map(({ kind, facts }: { kind: string; facts: object }) => [kind, facts]);
  const facts = (what: string) => expect.objectContaining({ news: what, party: 2, reservationId: _id });
  expect(news).toEqual([
    ['reservation', facts('cancelled')],
    ['reservation', facts('changed')],
    ['reservation', facts('made')],
  ]);
  const { rows } = await thali.database.pool.query(
    'select changed_at from reservation_books where store_id = $1',
    [store.storeId],
  );
  expect(rows[0].changed_at.getTime()).toBeGreaterThanOrEqual(before);
  expect((await own(store, _id)).body.state).toBe('confirmed');
});
