import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { withClient } from '#testing/server/with-client.ts';

const thali = await useTestApp();

const DISHES = { Dosa: 90, Idli: 50, Vada: 60, Chai: 20 };
type Dish = keyof typeof DISHES;

async function openStore() {
  const items = Object.entries(DISHES).map(([label, price]) => simpleItem(label, price));
  const store = await createTestStore(thali, catalogueOf(items));
  const place = (...dishes: Dish[]) =>
    placeTestOrder(thali, store, {
      lines: dishes.map((item) => ({ item, value: DISHES[item] })),
      amount: dishes.reduce((sum, item) => sum + DISHES[item], 0),
    });
  const nameOf = (id: string) => Object.keys(DISHES).find((label) => store.items[label] === id);
  const pairs = async (slug = store.slug) => {
    const { status, body } = await thali.call('GET /profile/web/:slug/pairs', { params: { slug } });
    expect(status).toBe(200);
    return Object.fromEntries(Object.entries(body).map(([id, beside]) => [nameOf(id), beside.map(nameOf)]));
  };
  return { store, place, pairs };
}

test('an unknown store has no pairs', async () => {
  const answer = await thali.call('GET /profile/web/:slug/pairs', { params: { slug: 'nobody' } });
  expectError(answer, 404, 'STORE_NOT_FOUND');
});

test('a store without orders, and one of single dishes, has none', async () => {
  const { place, pairs } = await openStore();
  for (let at = 0; at < 4; at++) await place('Dosa');
  expect(await pairs()).toEqual({});
});

test('two orders are too few; cancelled ones and dishes taken off do not count', async () => {
  const { store, place, pairs } = await openStore();
  for (let at = 0; at < 2; at++) await place('Dosa', 'Vada');
  const cancelled = await place('Dosa', 'Vada');
  expect((await moveOrder(thali, store, cancelled._id, { from: 1, to: 5 })).status).toBe(200);
  for (let at = 0; at < 3; at++) {
    const { _id: orderId, slug } = await place('Idli', 'Chai', 'Vada');
    const { items } = (await thali.call('GET', `/order/status/${slug}`)).body;
    const { status } = await thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard', {
      params: { ...store, orderId, itemId: items[2]._id },
      token: store.token,
      body: { discarded: true },
    });
    expect(status).toBe(200);
  }
  expect(await pairs()).toEqual({ Idli: ['Chai'], Chai: ['Idli'] });
});

test('the most frequent pair comes first, and the orders of another store do not count', async () => {
  const [one, other] = [await openStore(), await openStore()];
  for (let at = 0; at < 3; at++) await one.place('Dosa', 'Vada', 'Chai');
  await one.place('Dosa', 'Chai');
  expect(await one.pairs(one.store.slug.toUpperCase())).toEqual({
    Dosa: ['Chai', 'Vada'],
    Chai: ['Dosa', 'Vada'],
    Vada: expect.toSatisfy((beside: string[]) => beside.toSorted().join() === 'Chai,Dosa'),
  });
  expect(await other.pairs()).toEqual({});
});

test.each([
  { later: 496, counts: true },
  { later: 497, counts: false },
])('of the latest five hundred orders only: $later more after three and one', async ({ later, counts }) => {
  const { store, place, pairs } = await openStore();
  for (let at = 0; at < 3; at++) await place('Dosa', 'Vada');
  const { _id } = await place('Idli');
  const { rowCount } = await withClient(thali.database.connection, (client) =>
    client.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
       'id', overlay(o.id::text placing to_char(n, 'FM000000000000') from 25),
       'order_no', o.order_no + n, 'slug', o.slug || n))).*
     from orders o, generate_series(1, $3::int) n where o.store_id = $1 and o.id = $2`,
      [store.storeId, _id, later],
    ),
  );
  expect(rowCount).toBe(later);
  expect(await pairs()).toEqual(counts ? { Dosa: ['Vada'], Vada: ['Dosa'] } : {});
});

test('the answer is kept for half an hour, has a validator, and leaves out orders older than thirty days', async () => {
  const { store, place, pairs } = await openStore();
  for (let at = 0; at < 3; at++) await place('Dosa', 'Chai');
  const before = { Dosa: ['Chai'], Chai: ['Dosa'] };
  expect(await pairs()).toEqual(before);
  const { headers } = await thali.call('GET', `/profile/web/${store.slug}/pairs`);
  const again = await thali.call('GET', `/profile/web/${store.slug}/pairs`, {
    headers: { 'if-none-match': headers.etag as string },
  });
  expect(again.status).toBe(304);
  for (let at = 0; at < 3; at++) await place('Idli', 'Vada');
  expect(await pairs()).toEqual(before);
  thali.clock.advance(30 * MINUTE);
  expect(await pairs()).toEqual({ ...before, Idli: ['Vada'], Vada: ['Idli'] });
  thali.clock.advance(30 * DAY);
  expect(await pairs()).toEqual({});
});
