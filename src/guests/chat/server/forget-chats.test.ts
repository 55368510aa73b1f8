import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA } from '#testing/server/test-stores.ts';
import { sweepChats } from './forget-chats.ts';
import { chatScene } from './testing/chat-scene.ts';

const thali = await useTestApp();
const { list, chatStore, newKey, write, guest } = chatScene(thali);

test('messages go after their days, and with the guest who is erased', async () => {
  const store = await chatStore();
  const key = newKey();
  await write(store, key, 'Old');
  const user = { phone: '9876500042', name: 'Meera Nair', countryCode: '+91' };
  const ended = { ...TEA, more: { user } };
  const order = await placeTestOrder(thali, store, ended);
  await write(store, order.slug, 'About my order');
  await moveOrder(thali, store, order._id, { from: 1, to: 4 });
  await thali.call('POST /api/stores/:storeId/guest-data/erase', {
    params: store,
    token: store.token,
    body: { countryCode: user.countryCode, phone: user.phone },
  });
  expect((await list(store)).map(({ order }: { order: unknown }) => order)).toEqual([null]);
  expect((await guest(store, order.slug)).last).toBe(0);
  await write(store, order.slug, 'A new beginning');
  expect((await guest(store, order.slug)).last).toBe(1);
  thali.clock.advance(31 * DAY);
  await sweepChats(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  expect((await guest(store, key)).messages).toEqual([]);
  const { rows } = await thali.database.pool.query('select text from chat_messages where store_id = $1', [
    store.storeId,
  ]);
  expect(rows).toEqual([]);
});

test('what was written about an order is in the export of its guest', async () => {
  const store = await chatStore();
  const user = { phone: '9876500043', name: 'Meera Nair', countryCode: '+91' };
  const { slug } = await placeTestOrder(thali, store, { ...TEA, more: { user } });
  await write(store, slug, 'Less sugar, please');
  const { body } = await thali.call('POST /api/stores/:storeId/guest-data/export', {
    params: store,
    token: store.token,
    body: { countryCode: user.countryCode, phone: user.phone },
  });
  expect(body.orders[0]?.messages).toMatchObject([{ from: 'guest', text: 'Less sugar, please' }]);
});
