import { expect, test } from 'vitest';
import { smsBy, useMessageScene } from '#guests/messages/server/testing/message-scene.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { moveOrder, placeTestOrder } from '#testing/server/test-stores.ts';

const { thali, store, url, save, follow } = await useMessageScene();
const GUEST = { phone: '9876500001', name: 'Meera Nair', countryCode: '+91' };

test('erasing a guest also erases a message that is being written', async () => {
  await save(smsBy('msg91', url, { ready: true }));
  const order = await placeTestOrder(thali, store, {
    lines: [{ item: 'Tea', value: 20 }],
    amount: 20,
    more: { orderType: 'Pickup', address: 'ASAP', user: GUEST },
  });
  await follow();
  expect((await moveOrder(thali, store, order._id, { from: 1, to: 4 })).status).toBe(200);
  const held = await lockRows(thali.database, 'select from message_settings where store_id = $1 for update', [
    store.storeId,
  ]);
  const writing = follow();
  await held.whenWaiting(1);
  const erasing = thali.call('POST /api/stores/:storeId/guest-data/erase', {
    params: store,
    token: store.token,
    body: { countryCode: GUEST.countryCode, phone: GUEST.phone },
  });
  await Promise.race([erasing, held.whenWaiting(2)]);
  await held.release();
  await writing;
  expect((await erasing).body).toEqual({ erased: 1, kept: 0 });
  const { rows } = await thali.database.pool.query('select * from messages where store_id = $1', [
    store.storeId,
  ]);
  expect(rows).toEqual([]);
  const { rows: due } = await thali.database.pool.query('select * from message_due');
  expect(due).toEqual([]);
});
