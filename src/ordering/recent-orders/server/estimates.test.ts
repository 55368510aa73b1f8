import { expect, test } from 'vitest';
import { coursesStore, tableWith } from '#ordering/courses/server/testing/courses-scene.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  createTestStore,
  moveOrder,
  placeTestOrder,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { createEstimates } from './estimates.ts';
import { selectCooking } from './queries.ts';

const thali = await useTestApp();

const LINE = { lines: [{ item: 'Tea', value: 20 }], amount: 20 };

/** Tea that the kitchen takes so long for. */
async function serve(store: TestStore, minutes: number) {
  const order = await placeTestOrder(thali, store, LINE);
  thali.clock.advance(minutes * MINUTE);
  await moveOrder(thali, store, order._id, { from: 1, to: 4 });
  return order;
}

/** Eight orders, one after another. */
async function fill(store: TestStore) {
  const placed: { _id: string }[] = [];
  for (let at = 0; at < 8; at++) {
    placed.push(await placeTestOrder(thali, store, LINE));
    thali.clock.advance(1000);
  }
  return placed;
}

const expectedOf = async (slug: string) =>
  (await thali.call('GET /order/status/:slug/expected', { params: { slug } })).body;
const orderOf = async (slug: string) => (await thali.call('GET', `/order/status/${slug}`)).body;
const page = async ({ slug }: TestStore) =>
  (await thali.call('GET /api/store-pages/:slug', { params: { slug } })).body;

test('concurrent requests share a reading of what was learnt and one of the kitchen, and a failed one is not kept', async () => {
  const { storeId } = await createTestStore(thali);
  const { pool } = thali.database;
  const estimates = createEstimates(thali.services.db, () => thali.clock.now);
  let readings = 0;
  const count = () => {
    readings++;
  };
  pool.on('acquire', count);
  const ask = () => Promise.all(Array.from({ length: 20 }, () => estimates.get(storeId)));
  await ask();
  await ask();
  expect(readings).toBe(2);
  thali.clock.advance(MINUTE);
  expect((await ask())[0]).toEqual({ fromMinutes: 20, toMinutes: 30, kept: null });
  expect(readings).toBe(3);
  pool.off('acquire', count);
  await expect(estimates.get('no id')).rejects.toThrow();
  await expect(estimates.get('no id')).rejects.toThrow();
});

test('an order is promised what earlier ones took, but those for a chosen time, and its page tells how often that was kept', async () => {
  const store = await teaStore(thali);
  for (let at = 0; at < 20; at++) await serve(store, at < 2 ? 31 : 8);
  const chosen = await serve(store, 100);
  const atSeven = "update orders set address = '19:00' where store_id = $1 and id = $2";
  await thali.database.pool.query(atSeven, [store.storeId, chosen._id]);
  thali.clock.advance(10 * MINUTE);
  const { slug } = await placeTestOrder(thali, store, LINE);
  const { estimate } = await orderOf(slug);
  expect(estimate).toMatchObject({ fromMinutes: expect.toSatisfy((from: number) => from <= 8) });
  expect(await expectedOf(slug)).toMatchObject({ kept: { onTime: 18, of: 20 } });
  expect((await page(store)).kept).toEqual({ onTime: 18, of: 20 });
});

test('what an open order is told grows with what the kitchen has, and ends when it is ready', async () => {
  const store = await teaStore(thali);
  for (let round = 0; round < 6; round++) {
    await serve(store, 6);
    const rush = await fill(store);
    thali.clock.advance(25 * MINUTE);
    for (const { _id } of rush) await moveOrder(thali, store, _id, { from: 1, to: 4 });
    thali.clock.advance(5 * MINUTE);
  }
  thali.clock.advance(10 * MINUTE);
  const { slug, _id } = await placeTestOrder(thali, store, LINE);
  thali.clock.advance(MINUTE);
  const alone = (await expectedOf(slug)).estimate;
  await fill(store);
  thali.clock.advance(MINUTE);
  const inRush = (await expectedOf(slug)).estimate;
  expect(inRush?.fromMinutes).toBeGreaterThan(alone?.fromMinutes ?? 60);
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  expect((await expectedOf(slug)).estimate).toBeNull();
});

test('an order that nobody has begun when it was promised is not nearly there, and counts as late', async () => {
  const store = await teaStore(thali);
  for (let at = 0; at < 20; at++) await serve(store, 8);
  thali.clock.advance(10 * MINUTE);
  const { slug, _id } = await placeTestOrder(thali, store, LINE);
  thali.clock.advance(26 * MINUTE);
  const waiting = await expectedOf(slug);
  expect(waiting.estimate?.fromMinutes).toBeGreaterThanOrEqual(26 + 8);
  expect(waiting.kept).toEqual({ onTime: 20, of: 21 });
  await moveOrder(thali, store, _id, { from: 1, to: 3 });
  expect((await expectedOf(slug)).estimate).toBeNull();
});

test('orders whose guests paced their courses teach nothing of the kitchen', async () => {
  const store = await coursesStore(thali);
  for (let at = 0; at < 6; at++) {
    const phone = await tableWith(thali, store, ['Soup', 'Curry']);
    const [{ _id }] = (await phone.read()).orders;
    thali.clock.advance(90 * MINUTE);
    await moveOrder(thali, store, _id, { from: 1, to: 4 });
  }
  const estimates = createEstimates(thali.services.db, () => thali.clock.now);
  expect(await estimates.get(store.storeId)).toEqual({ fromMinutes: 20, toMinutes: 30, kept: null });
});

test('the kitchen has no order whose next course is held while its guests eat', async () => {
  const store = await coursesStore(thali);
  const phone = await tableWith(thali, store, ['Soup', 'Curry']);
  const [{ _id, items }] = (await phone.read()).orders;
  const orders = `/api/stores/${store.storeId}/orders/${_id}`;
  const act = (path: string, body: object) =>
    thali.call('POST', `${orders}/${path}`, { token: store.token, body });
  const counted = async () =>
    (
      await selectCooking(thali.services.db, [store.storeId], { since: firstIdAt(0), now: thali.clock.now })
    ).get(store.storeId)?.load;
  expect(await counted()).toBe(1);
  const soup = items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Soup');
  await act(`items/${soup._id}/ready`, { ready: true });
  expect(await counted()).toBe(0);
  await act('fire', { courses: ['mains'] });
  expect(await counted()).toBe(1);
});
