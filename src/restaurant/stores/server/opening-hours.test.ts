import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { hours, span, WEEK_OF_LUNCHES } from '#testing/rules/opening.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  patchStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const AT_ELEVEN = NOON - HOUR;
const AT_THREE = NOON + 3 * HOUR;
const NEXT_ELEVEN = new Date(AT_ELEVEN + DAY).toISOString();

const patch = (store: TestStore, body: object, token = store.token) =>
  patchStore(thali, { ...store, token }, body);
const read = (store: TestStore) =>
  thali.call('GET /store/api/store/:storeId', { params: store, token: store.token });

async function storeWith(openingHours: object): Promise<TestStore> {
  const store = await teaStore(thali);
  const answer = await patch(store, { openingHours });
  expect(answer.status, answer.text).toBe(200);
  return store;
}

/** Places an order at that time, with its own key or the given one. */
function orderAt(store: TestStore, now: number, key = `at ${now} in ${store.slug}`) {
  thali.clock.now = now;
  return postOrder(thali, store, TEA, { 'idempotency-key': key });
}

const expectClosed = (answer: Awaited<ReturnType<typeof orderAt>>, until: string | null, reason = 'closed') =>
  expectError(answer, 409, 'STORE_CLOSED', { details: { reason, until } });

test('invalid hours change nothing', async () => {
  const store = await storeWith(WEEK_OF_LUNCHES);
  const { body: before } = await read(store);
  const overlapping = hours({ fri: [span('11:00', '15:00'), span('14:00', '18:00')] });
  expectFields(await patch(store, { openingHours: overlapping }), {
    'openingHours.week.fri[1]': 'Overlaps with other hours',
  });
  expectFields(await patch(store, { openingHours: hours({ fri: [span('11:00', '11:60')] }) }), {
    'openingHours.week.fri[0].to': 'Must be a time such as 15:00, or 24:00',
  });
  expect((await read(store)).body).toEqual(before);
});

test('kitchen staff cannot change the hours; managers can', async () => {
  const store = await storeWith(WEEK_OF_LUNCHES);
  const [kitchen, manager] = [
    await addTestStaff(thali, store, 'KITCHEN'),
    await addTestStaff(thali, store, 'MANAGER'),
  ];
  expectError(await patch(store, { openingHours: null }, kitchen), 403, 'FORBIDDEN');
  expect((await patch(store, { openingHours: null }, manager)).body.openingHours).toBeNull();
});

test('outside its hours a store takes no orders and says when it will', async () => {
  const store = await storeWith(WEEK_OF_LUNCHES);
  expectClosed(await orderAt(store, AT_ELEVEN - 1), new Date(AT_ELEVEN).toISOString());
  expect((await orderAt(store, AT_ELEVEN)).status).toBe(201);
  expect((await orderAt(store, AT_THREE - 1)).status).toBe(201);
  expectClosed(await orderAt(store, AT_THREE), NEXT_ELEVEN);
});

test('a store with days off only is closed until further notice', async () => {
  expectClosed(await orderAt(await storeWith(hours({})), NOON), null);
});

test('holidays are in the store’s time zone', async () => {
  const away = { from: '2026-11-20', to: '2026-11-20', label: 'Diwali', hours: [] };
  const store = await storeWith(hours(WEEK_OF_LUNCHES.week, [away]));
  expectClosed(await orderAt(store, NOON), NEXT_ELEVEN);
  // In New York it is half past one in the night of that day, so the holiday ends later.
  expect((await patch(store, { timeZone: 'America/New_York' })).status).toBe(200);
  expectClosed(await orderAt(store, NOON + 1), '2026-11-21T16:00:00.000Z');
});

test('a paused and closed store names the time at which ordering is possible again', async () => {
  const store = await storeWith(WEEK_OF_LUNCHES);
  const pausedUntil = (at: number) => patch(store, { paused: true, pausedUntil: new Date(at).toISOString() });
  thali.clock.now = NOON;
  await pausedUntil(NOON + MINUTE);
  expectClosed(await orderAt(store, NOON), new Date(NOON + MINUTE).toISOString(), 'paused');
  await pausedUntil(AT_THREE);
  expectClosed(await orderAt(store, NOON), NEXT_ELEVEN);
  await patch(store, { pausedUntil: null });
  expectClosed(await orderAt(store, NOON), null, 'paused');
});

test('a retry after closing returns its order; the same key for another order is refused', async () => {
  const store = await storeWith(WEEK_OF_LUNCHES);
  const first = await orderAt(store, AT_THREE - 1, 'the key of the order');
  expect(first.status, first.text).toBe(201);
  const again = await orderAt(store, AT_THREE, 'the key of the order');
  expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
  expectClosed(await orderAt(store, AT_THREE, 'another key'), NEXT_ELEVEN);
});

test('a key that was refused while closed places the order once the store is open', async () => {
  const store = await storeWith(WEEK_OF_LUNCHES);
  expectClosed(await orderAt(store, AT_ELEVEN - 1, 'one and the same'), new Date(AT_ELEVEN).toISOString());
  expect((await orderAt(store, AT_ELEVEN, 'one and the same')).status).toBe(201);
});

test('a change of the hours is a new revision, shown to the staff and valid for the next order', async () => {
  thali.clock.now = NOON;
  const store = await teaStore(thali);
  const { body: before } = await read(store);
  expect(before.openingHours).toBeNull();
  const given = { week: WEEK_OF_LUNCHES.week, holidays: [{ from: '2026-12-25', to: '2026-12-26' }] };
  const { body } = await patch(store, { openingHours: given });
  const holidays = [{ from: '2026-12-25', to: '2026-12-26', label: '', hours: [] }];
  expect(body).toEqual({
    ...before,
    openingHours: { week: WEEK_OF_LUNCHES.week, holidays },
    revision: before.revision + 1,
  });
  expect((await read(store)).body).toEqual(body);
  expectClosed(await orderAt(store, AT_THREE), NEXT_ELEVEN);
  expect((await patch(store, { openingHours: null })).body.openingHours).toBeNull();
  expect((await orderAt(store, AT_THREE)).status).toBe(201);
});

test('the public view of a store is the same with and without hours, open or closed', async () => {
  thali.clock.now = NOON;
  const store = await teaStore(thali);
  const page = async () =>
    (await thali.call('GET /profile/web/:slug/:time', { params: { slug: store.slug, time: '12-00' } })).body;
  const before = await page();
  await patch(store, { openingHours: hours({}) });
  expect(await page()).toEqual(before);
});
