import { beforeAll, describe, expect, test } from 'vitest';
import { CANCELLED, PREPARING, RECEIVED } from '#ordering/orders/rules/order.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  orderBody,
  placeTestOrder,
  postOrder,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
let store: TestStore;

beforeAll(async () => {
  store = await createTestStore(thali, catalogueOf([simpleItem('Biryani', 200), simpleItem('Tea', 20)]));
});

const biryanis = (quantity: number) => ({
  lines: [{ item: 'Biryani', value: '200.00', quantity }],
  amount: 200 * quantity,
});

function count(left: number | null, usual: number | null = null) {
  return thali.call('PUT /api/stores/:storeId/items/:itemId/portions', {
    params: { storeId: store.storeId, itemId: store.items['Biryani'] ?? '' },
    token: store.token,
    body: { left, usual },
  });
}

async function left(): Promise<number | undefined> {
  const { body } = await thali.call('GET /api/stores/:storeId/portions', {
    params: store,
    token: store.token,
  });
  return body.items[0]?.left;
}

async function onMenu() {
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  const item = body.menus[0].categories[0].items.find(({ label }: { label: string }) => label === 'Biryani');
  return { left: item.left, state: item.state };
}

test('guests read how many are left, and that none is; a dish that is not counted says nothing', async () => {
  expect(await onMenu()).toEqual({ state: 'Available' });
  const { body } = await count(3, 40);
  expect(body.items).toEqual([{ itemId: store.items['Biryani'], left: 3, usual: 40 }]);
  expect(await onMenu()).toEqual({ left: 3, state: 'Available' });
  await placeTestOrder(thali, store, biryanis(3));
  expect(await onMenu()).toEqual({ left: 0, state: 'Sold out' });
  await count(null);
  expect(await onMenu()).toEqual({ state: 'Available' });
  await placeTestOrder(thali, store, biryanis(5));
});

test('fifty orders at once for the last twenty: twenty get one, the others read that none is left', async () => {
  await count(20);
  const answers = await Promise.all(Array.from({ length: 50 }, () => postOrder(thali, store, biryanis(1))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      details: { items: [{ itemLabel: 'Biryani', state: 'Sold out', left: 0 }] },
    });
  }
  expect(await left()).toBe(0);
});

test('an order for more than there are is refused with how many there are, and takes none', async () => {
  await count(2);
  const { status, body } = await postOrder(thali, store, biryanis(3));
  expect([status, body.details.items[0].left]).toEqual([409, 2]);
  expect(await left()).toBe(2);
});

test('an order that is sent twice takes its portions once', async () => {
  await count(10);
  const body = orderBody(store, biryanis(2));
  const send = () =>
    thali.call('POST', `/order/create/web/${store.storeId}`, {
      body,
      headers: { 'idempotency-key': 'the same again' },
    });
  for (const answer of await Promise.all([send(), send(), send()])) expect(answer.status).toBeLessThan(300);
  expect(await left()).toBe(8);
});

describe('what is taken off an order', () => {
  async function ordered() {
    const order = await placeTestOrder(thali, store, biryanis(4));
    const { body } = await thali.call('GET /order/status/:slug', { params: order });
    return { orderId: order._id as string, itemId: body.items[0]?._id ?? '' };
  }
  const discard = ({ orderId, itemId }: Awaited<ReturnType<typeof ordered>>, discarded: boolean) =>
    thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard', {
      params: { storeId: store.storeId, orderId, itemId },
      token: store.token,
      body: { discarded },
    });
  const move = (orderId: string, from: number, to: number) =>
    moveOrder(thali, store, orderId, { from, to, ...(to === CANCELLED ? { reason: 'Closing' } : {}) });

  test('can be sold again before it is cooked, once', async () => {
    await count(10);
    const order = await ordered();
    expect((await discard(order, true)).status).toBe(200);
    expect(await left()).toBe(10);
    expect((await move(order.orderId, RECEIVED, CANCELLED)).status).toBe(200);
    expect(await left()).toBe(10);
  });

  test('is given back by a cancellation', async () => {
    await count(10);
    const { orderId } = await ordered();
    expect((await move(orderId, RECEIVED, CANCELLED)).status).toBe(200);
    expect(await left()).toBe(10);
  });

  test('is taken again by whoever puts it back, if it is still there', async () => {
    await count(10);
    const order = await ordered();
    expect((await discard(order, true)).status).toBe(200);
    expect((await discard(order, false)).status).toBe(200);
    expect(await left()).toBe(6);
    await count(3);
    expect((await discard(order, true)).status).toBe(200);
    await count(3);
    expectError(await discard(order, false), 409, 'ITEM_UNAVAILABLE', { details: expect.anything() });
  });

  test('stays taken once it is being cooked', async () => {
    await count(10);
    const order = await ordered();
    expect((await move(order.orderId, RECEIVED, PREPARING)).status).toBe(200);
    expect((await move(order.orderId, PREPARING, CANCELLED)).status).toBe(200);
    expect(await left()).toBe(6);
  });
});

test('each day begins with the usual number, and a count of one day ends with it', async () => {
  await count(0, 40);
  expect((await postOrder(thali, store, biryanis(1))).status).toBe(409);
  thali.clock.advance(DAY);
  expect(await onMenu()).toEqual({ left: 40, state: 'Available' });
  expect((await postOrder(thali, store, biryanis(1))).status).toBe(201);
  expect(await left()).toBe(39);
  await count(0);
  thali.clock.advance(DAY);
  expect(await left()).toBeUndefined();
  expect((await postOrder(thali, store, biryanis(1))).status).toBe(201);
});
