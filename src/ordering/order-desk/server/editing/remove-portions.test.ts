import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '#testing/server/call.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const taxes = [{ label: 'GST', value: 5 }];
// One costs 1.67 with a tax of 8.35 paise. The tax is 33 paise for four in one line, and 32 for four single ones.
const items = [simpleItem('Biscuit', 1.67, { taxes }), simpleItem('Tea', 20)];
const store = await createTestStore(thali, catalogueOf(items));
const ORDER = {
  lines: [
    { item: 'Biscuit', value: 1.67, quantity: 4 },
    { item: 'Tea', value: 20 },
  ],
  amount: 27.01,
};

type Line = { _id: string; itemLabel: string; quantity: number; discarded: boolean };

async function placed() {
  const { _id: orderId, slug } = await placeTestOrder(thali, store, ORDER);
  const read = async () => (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
  const [biscuit, tea] = (await read()).items.map((line: Line) => line._id) as [string, string];
  const post = (lineId: string, verb: string, body: object) =>
    thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/items/${lineId}/${verb}`, {
      body,
      token: store.token,
    });
  const keep = (count: number, reason?: string) =>
    post(biscuit, 'discard', { discarded: true, keep: count, ...(reason ? { reason } : {}) });
  return { orderId, read, biscuit, tea, post, keep };
}

const told = ({ items: lines }: Answer['body']) =>
  lines.map((line: Line) => `${line.quantity} ${line.itemLabel}${line.discarded ? ' off' : ''}`);
const offOf = ({ items: lines }: Answer['body']): string =>
  lines.find((line: Line) => line.discarded && line.itemLabel === 'Biscuit')._id;

test('removing one of four portions shows the guest which, why and the new total', async () => {
  const { read, keep, biscuit } = await placed();
  const answer = await keep(3, 'Broken');
  expect(answer.status, answer.text).toBe(200);
  expect(told(answer.body)).toEqual(['3 Biscuit', '1 Biscuit off', '1 Tea']);
  const order = await read();
  expect(told(order)).toEqual(told(answer.body));
  expect(order).toMatchObject({ amount: 25.26, items: [{ _id: biscuit }, { reason: 'Broken' }, {}] });
  expect(order.items[0]).not.toHaveProperty('reason');
  expect(order.timeline.at(-1)).toMatchObject({
    what: 'item_discarded',
    item: 'Biscuit',
    quantity: 1,
    reason: 'Broken',
    previousAmount: 27.01,
    amount: 25.26,
  });
});

test('putting portions back restores the amount to the paisa', async () => {
  const { read, keep, post } = await placed();
  await keep(3);
  await keep(1);
  expect(told(await read())).toEqual(['1 Biscuit', '1 Biscuit off', '2 Biscuit off', '1 Tea']);
  for (const left of [1, 0]) {
    const { body } = await post(offOf(await read()), 'discard', { discarded: false });
    expect(body.items.filter((line: Line) => line.discarded)).toHaveLength(left);
  }
  const order = await read();
  expect(told(order)).toEqual(['4 Biscuit', '1 Tea']);
  expect(order.amount).toBe(27.01);
  expect(
    order.timeline.slice(1).map(({ what, quantity }: Record<string, unknown>) => [what, quantity]),
  ).toEqual([
    ['item_discarded', 1],
    ['item_discarded', 2],
    ['item_restored', 1],
    ['item_restored', 2],
  ]);
});

test('a retry after a lost answer changes nothing more', async () => {
  const { read, keep, post } = await placed();
  const answers = await Promise.all([keep(3), keep(3), keep(3)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(told(await read())).toEqual(['3 Biscuit', '1 Biscuit off', '1 Tea']);
  expect((await keep(4)).body.timeline).toHaveLength(2);
  const part = offOf(await read());
  for (const _ of [1, 2]) expect((await post(part, 'discard', { discarded: false })).status).toBe(200);
  expect((await read()).timeline).toHaveLength(3);
  expectError(await post(part, 'discard', { discarded: true }), 404, 'ITEM_NOT_FOUND');
  expectError(await post(randomUUID(), 'discard', { discarded: false }), 404, 'ITEM_NOT_FOUND');
});

test('the rest of a line joins its discarded portions, and all of it can be put back at once', async () => {
  const { read, keep, post, biscuit } = await placed();
  await keep(3, 'Broken');
  const { body } = await post(biscuit, 'discard', { discarded: true, reason: 'Sold out' });
  expect(told(body)).toEqual(['4 Biscuit off', '1 Tea']);
  expect(body).toMatchObject({ amount: 20, items: [{ reason: 'Sold out' }, {}] });
  expect(body.timeline.at(-1)).toMatchObject({ what: 'item_discarded', quantity: 3 });
  await post(biscuit, 'discard', { discarded: false });
  expect(told(await read())).toEqual(['4 Biscuit', '1 Tea']);
  expect((await read()).amount).toBe(27.01);
});

test('the number of kept portions is a positive whole number, sent only with a discard', async () => {
  const { post, biscuit, read } = await placed();
  for (const body of [
    { discarded: true, keep: 0 },
    { discarded: true, keep: 1.5 },
    { discarded: true, keep: '2' },
    { discarded: false, keep: 2 },
  ])
    expect((await post(biscuit, 'discard', body)).body).toMatchObject({
      code: 'VALIDATION',
      details: { fields: { keep: expect.any(String) } },
    });
  expect((await read()).timeline).toHaveLength(1);
});

test('a ready dish is no longer ready when unmade portions are put back', async () => {
  const { read, keep, post, biscuit, tea } = await placed();
  await keep(3);
  for (const line of [biscuit, tea]) await post(line, 'ready', { ready: true });
  expect((await read()).ready).toBe(true);
  expectError(await post(offOf(await read()), 'ready', { ready: true }), 409, 'ITEM_DISCARDED');
  const { body } = await post(offOf(await read()), 'discard', { discarded: false });
  expect(body.items.map(({ ready }: { ready: boolean }) => ready)).toEqual([false, true]);
  expect((await read()).ready).toBe(false);
  await post(biscuit, 'ready', { ready: true });
  expect((await read()).ready).toBe(true);
});

test('portions that were joined with the rest of their line can’t be put back alone', async () => {
  const { read, keep, post, biscuit } = await placed();
  await keep(3);
  const part = offOf(await read());
  await post(biscuit, 'discard', { discarded: true });
  expectError(await post(part, 'discard', { discarded: false }), 404, 'ITEM_NOT_FOUND');
});

test('portions that an older release put back during an update join their line at its next change', async () => {
  const { orderId, read, keep } = await placed();
  await keep(2);
  const part = offOf(await read());
  const { pool } = thali.database;
  await pool.query('update order_lines set discarded = false where store_id = $1 and id = $2', [
    store.storeId,
    part,
  ]);
  // Two lines of two: their taxes are 34 paise together, and 33 for one line of four.
  await pool.query('update orders set amount = 2702 where store_id = $1 and id = $2', [
    store.storeId,
    orderId,
  ]);
  const event = { what: 'item', lineId: part, discarded: false, before: 2351, after: 2702 };
  await pool.query(
    `insert into store_log (store_id, seq, at, kind, order_id, actor, event)
     select store_id, log_seq + 1, now(), 'order', $2, '{"kind": "system"}', $3 from store_counters where store_id = $1`,
    [store.storeId, orderId, event],
  );
  await pool.query('update store_counters set log_seq = log_seq + 1 where store_id = $1', [store.storeId]);
  expect(told(await read())).toEqual(['4 Biscuit', '1 Tea']);

  expect(told((await keep(3)).body)).toEqual(['3 Biscuit', '1 Biscuit off', '1 Tea']);
  expect((await read()).amount).toBe(25.26);
  const { rows } = await pool.query(
    `select quantity, discarded from order_lines where store_id = $1 and order_id = $2 order by position, id`,
    [store.storeId, orderId],
  );
  expect(rows.map(({ quantity, discarded }) => [quantity, discarded])).toEqual([
    [3, false],
    [1, true],
    [1, false],
  ]);
});

test('discarded portions count as such, and the order can still be cancelled', async () => {
  const { orderId, keep, read } = await placed();
  const before = (
    await thali.call('GET /api/stores/:storeId/reports/sales', { params: store, token: store.token })
  ).body;
  await keep(2);
  const { body } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: store,
    token: store.token,
  });
  expect(body.discarded, JSON.stringify(body)).toEqual({
    quantity: before.discarded.quantity + 2,
    amount: before.discarded.amount + 334,
  });
  expect((await moveOrder(thali, store, orderId, { from: 1, to: 5 })).status).toBe(200);
  expect(told(await read())).toEqual(['2 Biscuit', '2 Biscuit off', '1 Tea']);
});
