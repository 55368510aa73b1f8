import { expect, test } from 'vitest';
import { createTestStore } from '#testing/server/test-stores.ts';
import { useRefundScene } from './testing/use-refund-scene.ts';

const { thali, store, gateway, placePaid, cancel, remove, giveBack } = await useRefundScene();

async function listed(before = '', { storeId, token } = store) {
  return thali.call('GET /api/stores/:storeId/refunds', {
    params: { storeId },
    query: { before },
    token,
  });
}

test('refunds that are done are listed from the latest, those on their way are not', async () => {
  const [byHand, online, waiting] = [await placePaid(), await placePaid(), await placePaid()];
  await remove(byHand, 1);
  await giveBack(byHand, { how: 'hand', method: 'Cash', reason: 'Cold' });
  thali.clock.advance(1000);
  await cancel(online);
  await giveBack(online);
  await cancel(waiting);
  gateway.mood = 'pending';
  await giveBack(waiting);
  gateway.mood = 'done';

  const { body } = await listed();
  expect(body).toMatchObject({
    refunds: [
      { orderId: online._id, amount: 50, how: 'gateway', method: null },
      { orderId: byHand._id, amount: 30, how: 'hand', method: 'Cash', reason: 'Cold' },
    ],
    next: null,
  });
  const [latest, first] = body.refunds;
  expect((await listed(latest?._id)).body.refunds).toEqual([first]);
});

test('refunds of another store are not listed', async () => {
  const other = await createTestStore(thali);
  expect((await listed('', other)).body.refunds).toEqual([]);
});
