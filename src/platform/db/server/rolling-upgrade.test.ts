import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { type Answer, callThrough } from '#testing/server/call.ts';
import { emptyDatabase } from '#testing/server/empty-database.ts';
import {
  type Api,
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  postOrder,
  simpleItem,
  TEA,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { withClient } from '#testing/server/with-client.ts';
import { migrate } from './migrate.ts';
import { startPresentRelease, startPreviousRelease } from './testing/releases.ts';
import { shareAnEdit } from './testing/share-an-edit.ts';
import { shareSettled } from './testing/share-settled.ts';

/** The API of a running release, called like the app in other tests. */
function apiAt(url: string): Api {
  return {
    call: callThrough(async (method, path, { body, token, headers = {} }) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `token ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json');
      return {
        status: answer.status,
        body: isJson ? JSON.parse(text) : null,
        headers: Object.fromEntries(answer.headers),
        text,
      };
    }),
  };
}

/** Takes orders without a gateway through every step, each of which must succeed. */
async function workThroughOrders(old: Api, store: TestStore): Promise<void> {
  const { storeId, token } = store;
  const taken = async (method: string, url: string, body?: unknown) => {
    const answer = await old.call(method, url, { body, token, headers: { 'idempotency-key': randomUUID() } });
    expect([url, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([url, answer.status, '']);
    return answer.body;
  };
  const move = async (orderId: string, from: number, to: number) =>
    expect((await moveOrder(old, store, orderId, { from, to, reason: 'Sold out' })).status).toBe(200);
  const at = (orderId: string) => `/api/stores/${storeId}/orders/${orderId}`;

  const headers = { 'idempotency-key': randomUUID() };
  const first = await postOrder(old, store, TEA, headers);
  const again = await postOrder(old, store, TEA, headers);
  expect([first.status, again.status, again.body._id]).toEqual([201, 200, first.body._id]);
  const served = first.body._id;
  await taken('POST', `/api/stores/${storeId}/orders/seen`, { orders: [served] });
  await move(served, 1, 2);
  await move(served, 2, 3);
  await move(served, 3, 4);
  await taken('POST', `${at(served)}/payments`, { method: 'Cash' });
  await taken('POST', `${at(served)}/bill`);

  const two = {
    lines: [
      { item: 'Tea', value: '20.00' },
      { item: 'Coffee', value: '30.00', quantity: 2 },
    ],
    amount: 80,
  };
  const changed = await placeTestOrder(old, store, two);
  const { body } = await old.call('GET', `/api/stores/${storeId}/orders`, { token });
  const listed = body.orders.find(({ _id }: { _id: string }) => _id === changed._id);
  const [tea, coffee] = listed.items;
  await taken('POST', `${at(changed._id)}/items/${coffee._id}/ready`, { ready: true });
  await taken('POST', `${at(changed._id)}/payments`, { method: 'Cash' });
  await taken('POST', `${at(changed._id)}/items/${tea._id}/discard`, { discarded: true });
  await taken('POST', `${at(changed._id)}/refunds`, { amount: 20, how: 'hand' });
  await move(changed._id, 1, 5);
}

/** Does what only the newer release can do, and checks how the older one handles such an order. */
async function shareAnOrder(old: Api, present: Api, store: TestStore): Promise<void> {
  const { storeId, token } = store;
  const four = {
    lines: [
      { item: 'Tea', value: '20.00', quantity: 4 },
      { item: 'Coffee', value: '30.00' },
    ],
    amount: 110,
  };
  const { _id, slug } = await placeTestOrder(present, store, four);
  const at = `/api/stores/${storeId}/orders/${_id}`;
  const change = async (api: Api, url: string, body?: object) => {
    const answer = await api.call('POST', `${at}${url}`, { body, token });
    expect([url, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([url, 200, '']);
    return answer.body;
  };
  const look = async (api: Api) => (await api.call('GET /order/status/:slug', { params: { slug } })).body;
  const told = ({ amount, items }: Answer['body']) => [
    amount,
    ...items.map(({ quantity, discarded }: { quantity: number; discarded: boolean }) =>
      discarded ? -quantity : quantity,
    ),
  ];
  const [tea, coffee] = (await look(present)).items;

  await change(present, `/items/${tea?._id}/discard`, { discarded: true, keep: 3 });
  for (const api of [old, present]) expect(told(await look(api))).toEqual([90, 3, -1, 1]);
  await change(old, '/state', { from: 1, to: 3 });
  await change(old, `/items/${coffee?._id}/discard`, { discarded: true });
  for (const api of [old, present]) expect(told(await look(api))).toEqual([60, 3, -1, -1]);
  const totalOf = ({ bills }: Answer['body']) =>
    bills.map(({ content }: Answer['body']) => content.figures.total);
  expect(totalOf(await change(old, '/bill'))).toEqual([60_00]);

  const [, part] = (await look(old)).items;
  await change(old, `/items/${part?._id}/discard`, { discarded: false });
  expect(told(await look(present))).toEqual([80, 4, -1]);
  await change(present, `/items/${tea?._id}/discard`, { discarded: true, keep: 1 });
  for (const api of [old, present]) expect(told(await look(api))).toEqual([20, 1, -3, -1]);
  expect(totalOf(await change(present, '/bill'))).toEqual([60_00, 20_00, 60_00]);
}

/** Guests sit at a table of the newer release, and the older one has their rounds on its board. */
async function shareATable(old: Api, present: Api, store: TestStore): Promise<void> {
  const { storeId, token } = store;
  const phone = await sitDown(present, store, await addTable(present, store));
  const order = async (): Promise<string> => (await phone.send([await phone.put('Tea')], 20)).body._id;
  const [first, second, third] = [await order(), await order(), await order()];
  const at = (orderId: string) => `/api/stores/${storeId}/orders/${orderId}`;
  const paid = await old.call('POST', `${at(second)}/payments`, { body: { method: 'Card' }, token });
  expect([paid.status, paid.body.payment]).toMatchObject([200, { state: 'paid', paid: 20 }]);
  for (const [from, to] of [
    [1, 2],
    [2, 4],
  ])
    expect((await moveOrder(old, store, first, { from, to })).status).toBe(200);
  const table = async () => {
    const { total, paid: came, due } = (await phone.read()) as Record<string, number>;
    return { total, paid: came, due };
  };
  expect(await table()).toEqual({ total: 60, paid: 20, due: 40 });
  // What the older one has received moves to the other rounds like all money of the table.
  expect((await moveOrder(present, store, second, { from: 1, to: 5 })).status).toBe(200);
  expect(await table()).toEqual({ total: 40, paid: 20, due: 20 });
  const url = `/api/stores/${storeId}/sittings/${phone.sittingId}/payments`;
  const { body } = await present.call('POST', url, { body: { method: 'Cash', tip: 5 }, token });
  expect(body).toMatchObject({
    state: 'paid',
    receipts: [
      { method: 'Card', amount: 20 },
      { method: 'Cash', amount: 20, tip: 5 },
    ],
  });
  const { orders } = (await old.call('GET', `/api/stores/${storeId}/orders`, { token })).body;
  const seen = [first, second, third].map((id) => {
    const { state, payment } = orders.find(({ _id }: { _id: string }) => _id === id);
    return [state, payment.state, payment.paid ?? 0];
  });
  expect(seen).toEqual([
    [4, 'paid', 20],
    [5, 'paid', 0],
    [1, 'paid', 20],
  ]);
}

/** Each payment that the log knows has a receipt. */
async function expectReceipts(connection: Parameters<typeof withClient>[0]): Promise<void> {
  const { rows } = await withClient(connection, (client) =>
    client.query(`select orders.paid::int, coalesce(sum(receipt_shares.amount), 0)::int as shared from orders
      left join receipt_shares on receipt_shares.store_id = orders.store_id and order_id = orders.id
      group by orders.store_id, orders.id, orders.paid`),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { paid, shared } of rows) expect(shared).toBe(paid);
}

test('the previous release keeps working after a newer one has migrated', async () => {
  const connection = await emptyDatabase();
  const { host, port, user, password, database } = connection;
  const query = new URLSearchParams({ host, port: String(port) });
  const databaseUrl = `postgres://${user}:${password}@localhost/${database}?${query}`;
  const { url, errors } = await startPreviousRelease(databaseUrl);
  const old = apiAt(url);
  const menu = catalogueOf([simpleItem('Tea', 20), simpleItem('Coffee', 30)]);
  const store = await createTestStore(old, menu);
  await workThroughOrders(old, store);
  await migrate(connection);
  await expectReceipts(connection);
  await workThroughOrders(old, store);
  const later = await createTestStore(old, menu);
  await workThroughOrders(old, later);
  const newer = await startPresentRelease(databaseUrl);
  await shareAnOrder(old, apiAt(newer.url), store);
  await shareAnEdit(old, apiAt(newer.url), store);
  await shareSettled(old, apiAt(newer.url), store);
  await shareATable(old, apiAt(newer.url), store);
  expect([...errors(), ...newer.errors()]).toEqual([]);
});
