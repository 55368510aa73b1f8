import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50)]));
const lines = [
  { item: 'Tea', value: 20 },
  { item: 'Cake', value: 50 },
];

async function placed() {
  const { _id, slug } = await placeTestOrder(thali, store, { lines, amount: 70 });
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  const [tea, cake] = body.items.map((item: { _id: string }) => item._id) as [string, string];
  return { orderId: _id as string, slug: slug as string, tea, cake };
}

const post = (orderId: string, itemId: string, verb: string, body: object, token = store.token) =>
  thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/items/${itemId}/${verb}`, {
    body,
    token,
  });
const bump = (orderId: string, itemId: string, ready: unknown = true, token = store.token) =>
  post(orderId, itemId, 'ready', { ready }, token);

test('the kitchen can tick dishes; outsiders and another store’s owner cannot', async () => {
  const { orderId, tea } = await placed();
  const other = await createTestStore(thali);
  expectError(await bump(orderId, tea, true, ''), 401, 'UNAUTHENTICATED');
  expectError(await bump(orderId, tea, true, other.token), 404, 'STORE_NOT_FOUND');
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  expect((await bump(orderId, tea, true, kitchen)).body.items).toMatchObject([
    { ready: true },
    { ready: false },
  ]);
});

test('unknown orders and items and an invalid body are refused', async () => {
  const [first, second] = [await placed(), await placed()];
  expectError(await bump('no-id', first.tea), 404, 'ORDER_NOT_FOUND');
  expectError(await bump(first.orderId, 'no-id'), 404, 'ITEM_NOT_FOUND');
  expectError(await bump(first.orderId, second.tea), 404, 'ITEM_NOT_FOUND');
  for (const ready of [null, 1, 'true'])
    expect(await bump(first.orderId, first.tea, ready)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION' },
    });
});

test('discarded items and cancelled orders are refused', async () => {
  const { orderId, tea, cake } = await placed();
  await post(orderId, tea, 'discard', { discarded: true });
  expectError(await bump(orderId, tea), 409, 'ITEM_DISCARDED');
  await post(orderId, tea, 'discard', { discarded: false });
  expect((await bump(orderId, tea)).status).toBe(200);
  await moveOrder(thali, store, orderId, { from: 1, to: 5 });
  expectError(await bump(orderId, cake), 422, 'TRANSITION_INVALID', { details: { state: 5 } });
});

test('a repeated or concurrent tick changes nothing and is logged once', async () => {
  const { orderId, tea } = await placed();
  const answers = await Promise.all([bump(orderId, tea), bump(orderId, tea), bump(orderId, tea)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await bump(orderId, tea, false);
  expect(body.timeline.map(({ what, item }: Record<string, string>) => [what, item])).toEqual([
    ['placed', undefined],
    ['item_ready', 'Tea'],
    ['item_not_ready', 'Tea'],
  ]);
  expect(body.items[0]).toMatchObject({ ready: false, itemID: store.items.Tea });
});

test('the staff see it in their list, and guests do not', async () => {
  const { orderId, slug, cake } = await placed();
  // Except that they can no longer cancel.
  const { cancelUntil, ...before } = (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
  expect(cancelUntil).toBeDefined();
  await bump(orderId, cake);
  expect((await thali.call('GET /order/status/:slug', { params: { slug } })).body).toStrictEqual(before);
  const { body } = await thali.call('GET /api/stores/:storeId/orders', {
    params: store,
    query: { state: 1 },
    token: store.token,
  });
  const listed = body.orders.find(({ _id }: { _id: string }) => _id === orderId);
  expect(listed?.items).toMatchObject([{ ready: false }, { ready: true }]);
});
