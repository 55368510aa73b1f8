import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DAY, SECOND } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import type { Stuck } from '../wire/operator.ts';
import { countGrown } from './count-use.ts';

const thali = await useTestApp();
let token = await signInOperator(thali);

const count = () => countGrown(createContext(thali.services, { kind: 'system' }));
const stuck = async (kind: Stuck) =>
  (await thali.call('GET', `/api/operator/stores?forFile=1&stuck=${kind}`, { token })).body.stores.map(
    ({ _id }: { _id: string }) => _id,
  );
const attempt = async (store: TestStore, state: string) => {
  thali.clock.advance(SECOND);
  const id = uuidV7(thali.clock.now);
  const sql = `insert into payment_attempts (store_id, id, order_id, state, amount, currency, gateway_order_id,
    gateway_sealed, created_at) values ($1, $2, $2, $3, 100, 'INR', $4, '', now())`;
  await thali.database.pool.query(sql, [store.storeId, id, state, id]);
};

test('restaurants that have never had an order, and those that have had none in a week', async () => {
  const [busy, silent, fresh] = [await teaStore(thali), await teaStore(thali), await teaStore(thali)];
  await placeTestOrder(thali, silent, TEA);
  thali.clock.advance(7 * DAY + SECOND);
  token = await signInOperator(thali);
  await placeTestOrder(thali, busy, TEA);
  await count();
  const [quiet, never] = [await stuck('quiet'), await stuck('neverOrdered')];
  expect([busy, silent, fresh].map(({ storeId }) => quiet.includes(storeId))).toEqual([false, true, false]);
  expect([busy, silent, fresh].map(({ storeId }) => never.includes(storeId))).toEqual([false, false, true]);
});

test('restaurants without a table, until they have one or are closed', async () => {
  const [store, closed] = [await teaStore(thali), await teaStore(thali)];
  await thali.call('POST', `/api/stores/${closed.storeId}/close`, { token: closed.token });
  expect(await stuck('noTable')).toContain(store.storeId);
  expect(await stuck('noTable')).not.toContain(closed.storeId);
  await thali.call('POST', `/api/stores/${store.storeId}/tables`, {
    token: store.token,
    body: { tables: [{ iden: '12', idel: 'Table', conf: null }] },
  });
  expect(await stuck('noTable')).not.toContain(store.storeId);
});

test('restaurants whose last three payments online have failed', async () => {
  const store = await teaStore(thali);
  const isFailing = async () => (await stuck('paymentFailing')).includes(store.storeId);
  await attempt(store, 'paid');
  await attempt(store, 'failed');
  await attempt(store, 'failed');
  expect(await isFailing()).toBe(false);
  await attempt(store, 'failed');
  // Whoever has not come back yet says nothing.
  await attempt(store, 'awaiting');
  expect(await isFailing()).toBe(true);
  await attempt(store, 'paid');
  expect(await isFailing()).toBe(false);
});

test('the figures say when they were counted, and only restaurants where something happened are counted again', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  await count();
  const first = thali.clock.now;
  thali.clock.advance(5 * 60 * SECOND);
  await placeTestOrder(thali, store, TEA);
  await count();
  const { body } = await thali.call('GET', `/api/operator/stores?search=${store.slug}`, { token });
  expect(body).toMatchObject({ countedAt: new Date(thali.clock.now).toISOString(), stores: [{ orders: 1 }] });
  const sql = 'select counted_at from store_use where store_id = $1';
  const { rows } = await thali.database.pool.query(sql, [other.storeId]);
  expect(rows[0].counted_at.getTime()).toBe(first);
});

test('how far those came who signed up in a month, in one brand', async () => {
  const read = async () => {
    const { months } = (await thali.call('GET /api/operator/funnel', { token })).body;
    const month = new Date(thali.clock.now).toISOString().slice(0, 7);
    return months.find((one) => one.month === month) ?? { signedUp: 0, confirmed: 0, dish: 0, order: 0 };
  };
  const before = await read();
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  await placeTestOrder(thali, store, TEA);
  await count();
  const sql = `update accounts set verified_at = null where id in
    (select account_id from memberships where store_id = $1)`;
  await thali.database.pool.query(sql, [other.storeId]);
  expect(await read()).toMatchObject({
    signedUp: before.signedUp + 2,
    confirmed: before.confirmed + 1,
    dish: before.dish + 2,
    order: before.order + 1,
  });
  const brand = '00000000-0000-7000-8000-00000000000b';
  await thali.database.pool.query('update stores set brand_id = $2 where store_id = $1', [
    store.storeId,
    brand,
  ]);
  expect(await read()).toMatchObject({ signedUp: before.signedUp + 1, order: before.order });
});

test('a kind that is none is refused', async () => {
  expectError(await thali.call('GET', '/api/operator/stores?stuck=hungry', { token }), 422, 'VALIDATION', {
    details: expect.anything(),
  });
});

test('restaurants that owe for what they have used', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  await thali.database.pool.query('update stores set credit = -1 where store_id = $1', [store.storeId]);
  const owes = await stuck('owes');
  expect([store, other].map(({ storeId }) => owes.includes(storeId))).toEqual([true, false]);
});
