import { expect, test } from 'vitest';
import { createContext, withTransaction } from '../../platform/context/context.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '../../testing/test-stores.ts';
import { findOrder } from '../orders/find-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { changeOrders } from './change-orders.ts';
import type { Effect } from './effects.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const { storeId } = store;
const system = () => ({ ...createContext(thali.services, { kind: 'system' }), storeId });

/** Moves a new order on, with these effects. */
async function moveOn(effects: Effect[]): Promise<{ id: string; moving: Promise<void> }> {
  const { _id: id } = await placeTestOrder(thali, store, TEA);
  const moving = withTransaction(system(), async (tx) => {
    const { tab, order } = await lockTabOf(tx, storeId, id);
    const log = [{ what: 'state' as const, from: order.state, to: 2 as const }];
    await changeOrders(tx, tab, [{ before: order, after: { ...order, state: 2 }, log }], effects);
  });
  return { id, moving };
}

async function look(id: string): Promise<{ state: number; entries: number }> {
  const { state } = await findOrder(system(), storeId, id);
  const count = 'select count(*)::int as entries from store_log where store_id = $1 and order_id = $2';
  const { rows } = await thali.database.pool.query(count, [storeId, id]);
  return { state, entries: rows[0].entries };
}

test('an effect sees each changed order before and after, in the transaction of the change', async () => {
  const seen: unknown[] = [];
  const { id, moving } = await moveOn([
    async (tx, changes) => {
      for (const { before, after } of changes)
        seen.push([before?.state, after.state, (await findOrder(tx, storeId, after.id)).state]);
      seen.push((await findOrder(system(), storeId, id)).state);
    },
  ]);
  await moving;
  expect(seen).toEqual([[1, 2, 2], 1]);
  expect(await look(id)).toEqual({ state: 2, entries: 2 });
});

test('an effect that fails leaves the order and its log as they were', async () => {
  const { id, moving } = await moveOn([() => Promise.reject(new Error('No rice is left'))]);
  await expect(moving).rejects.toThrow('No rice is left');
  expect(await look(id)).toEqual({ state: 1, entries: 1 });
});

test('where nothing changes, no effect runs', async () => {
  const { _id: id } = await placeTestOrder(thali, store, TEA);
  await withTransaction(system(), async (tx) => {
    const { tab, order: before } = await lockTabOf(tx, storeId, id);
    const fail: Effect = () => Promise.reject(new Error('There is nothing to see'));
    await changeOrders(tx, tab, [{ before, after: before, log: [] }], [fail]);
  });
  expect(await look(id)).toEqual({ state: 1, entries: 1 });
});
