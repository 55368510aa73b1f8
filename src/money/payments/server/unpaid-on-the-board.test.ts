import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { AWAITING } from './testing/pay-scene.ts';
import { usePayScene } from './testing/use-pay-scene.ts';

const { thali, store, place, look } = await usePayScene();
const { storeId, token } = store;

test('the kitchen does not see an order that waits for its payment, nor can it be marked ready', async () => {
  const order = await place();
  const orders = `/api/stores/${storeId}/orders`;
  const seen = await thali.call('POST', `${orders}/seen`, { token, body: { orders: [order._id] } });
  expect(seen.body).toEqual({ orders: [] });
  const { body } = await thali.call('GET', `/order/status/${order.slug}`);
  const ready = `${orders}/${order._id}/items/${body.items[0]._id}/ready`;
  expectError(await thali.call('POST', ready, { token, body: { ready: true } }), 409, 'PAYMENT_AWAITED');
  expect(await look(order)).toEqual(AWAITING);
});
