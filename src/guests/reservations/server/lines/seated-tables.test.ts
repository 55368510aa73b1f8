import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, type TestStore } from '#testing/server/test-stores.ts';
import { evening, reservationScene } from '../testing/reservation-scene.ts';

const thali = await useTestApp();
const { openStore, book, move, join } = reservationScene(thali);

async function floor(store: TestStore, token = store.token) {
  const { body } = await thali.call('GET /api/stores/:storeId/floor', { params: store, token });
  return body.tables;
}

test('a party that sits down has its table open, with its covers', async () => {
  const store = await openStore([2, 4]);
  const { _id } = (await join(store, { party: 3 })).body;
  await move(store, _id, 'seated');
  const [, table] = await floor(store);
  expect(table?.sitting).toMatchObject({ covers: 3, guests: 0, state: 'open' });
  // The staff have opened the table, so they know who sits there.
  expect((await sitDown(thali, store, '2')).isIn).toBe(false);
});

test('where guests have begun already, they are one party', async () => {
  const store = await openStore([2]);
  const phone = await sitDown(thali, store, '1');
  const { _id } = (await join(store)).body;
  await move(store, _id, 'seated');
  expect((await floor(store))[0]?.sitting).toMatchObject({ _id: phone.sittingId, covers: 2, guests: 1 });
});

test('where guests order one by one, nothing is opened', async () => {
  const store = await openStore([2]);
  const at = { params: store, token: store.token };
  const { body } = await thali.call('GET /api/stores/:storeId/sitting-settings', at);
  await thali.call('PUT /api/stores/:storeId/sitting-settings', { ...at, body: { ...body, isOn: false } });
  const { _id } = (await join(store)).body;
  expect((await move(store, _id, 'seated')).status).toBe(200);
  expect((await floor(store))[0]?.sitting).toBe(null);
});

test('the floor shows who comes within two hours, and the kitchen not their name', async () => {
  const store = await openStore([2]);
  const { _id } = (await book(store)).body;
  expect((await floor(store))[0]?.reserved).toBe(null);
  thali.clock.advance(Date.parse(evening()) - 2 * HOUR - thali.clock.now);
  expect((await floor(store))[0]?.reserved).toEqual({ at: evening(), name: 'Meera Nair', party: 2 });
  const cook = await addTestStaff(thali, store, 'KITCHEN');
  expect((await floor(store, cook))[0]?.reserved).toMatchObject({ name: '', party: 2 });
  await move(store, _id, 'confirmed');
  await move(store, _id, 'seated');
  const [table] = await floor(store);
  expect([table?.reserved, table?.sitting?.covers]).toEqual([null, 2]);
});
