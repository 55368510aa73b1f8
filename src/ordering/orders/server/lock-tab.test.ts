import { expect, test } from 'vitest';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { lockTab, lockTabOf } from './lock-tab.ts';
import { seatRounds } from './testing/seat-rounds.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const { storeId } = store;
const place = async (): Promise<string> => (await placeTestOrder(thali, store, TEA))._id;
const system = () => ({ ...createContext(thali.services, { kind: 'system' }), storeId });

test('the tab of a sitting has all of its rounds, and an order alone is its own tab', async () => {
  const [alone, first, second] = [await place(), await place(), await place()];
  const sittingId = await seatRounds(thali, storeId, [second, first]);
  await withTransaction(system(), async (tx) => {
    const { tab, order } = await lockTabOf(tx, storeId, first);
    expect([tab.id, order.id, tab.sitting?.id]).toEqual([sittingId, first, sittingId]);
    expect(tab.orders.map(({ id }) => id)).toEqual([second, first]);
    const { id, sitting, orders } = await lockTab(tx, storeId, alone);
    expect([id, sitting, orders.map((one) => one.id)]).toEqual([alone, null, [alone]]);
  });
});

test('a round waits for whoever holds its sitting, and is taken from the one to which it has moved', async () => {
  const [first, second] = [await place(), await place()];
  const sittingId = await seatRounds(thali, storeId, [first, second]);
  const other = await seatRounds(thali, storeId, []);
  const held = await lockRows(thali.database, 'select from sittings where id = $1 for update', [sittingId]);
  const moving = moveOrder(thali, store, first, { from: 1, to: 2 });
  const locking = withTransaction(system(), async (tx) => (await lockTabOf(tx, storeId, second)).tab.id);
  await held.whenWaiting(2);
  await thali.database.pool.query('update orders set sitting_id = $2 where store_id = $1 and id = any($3)', [
    storeId,
    other,
    [first, second],
  ]);
  await held.release();
  expect((await moving).status).toBe(200);
  expect(await locking).toBe(other);
});

test('an order that does not exist, or is of another store, has no tab', async () => {
  const { storeId: elsewhere } = await teaStore(thali);
  const orderId = await place();
  const sittingId = await seatRounds(thali, storeId, [orderId]);
  for (const id of [orderId, sittingId, '00000000-0000-0000-0000-000000000000']) {
    const locked = withTransaction(system(), (tx) => lockTab(tx, elsewhere, id));
    await expect(locked).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  }
});
