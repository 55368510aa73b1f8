import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { withTransaction } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { placeTestOrder, TEA } from '#testing/server/test-stores.ts';
import { enqueue } from '../enqueue.ts';
import { useMessageScene } from '../testing/message-scene.ts';

const scene = await useMessageScene();
const { sim, thali, store } = scene;

test('recipients, wishes and browsers are kept only while they are of use', async () => {
  const order = await placeTestOrder(thali, store, TEA);
  const subscribe = (url: string, token?: string) => {
    const body = { subscription: sim.newBrowser().subscription, locale: 'en' };
    return thali.call('POST', url, { body, ...(token ? { token } : {}) });
  };
  expect((await subscribe(`/order/status/${order.slug}/alerts/push`)).status).toBe(204);
  expect((await subscribe(`/api/stores/${store.storeId}/push`, store.token)).status).toBe(204);
  const content = { channel: 'email' as const, to: 'asha@thali.example', subject: 'Hello', text: 'There' };
  const draft = { key: 'one', template: 'test' as const, orderId: null, content, validForMs: DAY };
  await withTransaction(scene.system(), (tx) => enqueue(tx, store.storeId, [draft]));
  const countAfter = async (days: number) => {
    thali.clock.advance(days * DAY);
    await sweep(scene.system());
    const sql = `select (select count(*)::int from messages where store_id = $1) as messages,
      (select array_agg(owner_kind order by owner_kind) from push_subscriptions where store_id = $1) as told`;
    return (await thali.database.pool.query(sql, [store.storeId])).rows[0];
  };
  expect(await countAfter(2)).toEqual({ messages: 1, told: ['account', 'order'] });
  expect(await countAfter(1)).toEqual({ messages: 1, told: ['account'] });
  expect(await countAfter(5)).toEqual({ messages: 0, told: ['account'] });
  expect(await countAfter(53)).toEqual({ messages: 0, told: null });
  await scene.deliver();
  expect((await thali.database.pool.query('select message_id from message_due')).rows).toEqual([]);
});
