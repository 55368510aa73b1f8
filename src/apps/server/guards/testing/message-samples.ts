import { enqueue } from '#guests/messages/server/enqueue.ts';
import { SETTINGS } from '#guests/messages/server/testing/message-scene.ts';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { unique } from '#testing/server/test-stores.ts';
import type { Sample } from './sample.ts';

/** A subscription that belongs to no real browser. */
export const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const subscribe: Sample = () => ({ body: { subscription, locale: 'hi' } });
const unsubscribe: Sample = () => ({ body: { endpoint: subscription.endpoint } });

/** A failed message. */
const failedMessage: Sample = async ({ thali, store }) => {
  const content = { channel: 'email' as const, to: 'asha@thali.example', subject: 'Hello', text: 'There' };
  const draft = { key: unique(), template: 'test' as const, orderId: null, content, validForMs: MINUTE };
  const ctx = createContext(thali.services, { kind: 'system' });
  const [messageId = ''] = await withTransaction(ctx, (tx) => enqueue(tx, store.storeId, [draft]));
  const sql = "update messages set state = 'failed' where store_id = $1 and id = $2";
  await thali.database.pool.query(sql, [store.storeId, messageId]);
  return { params: { messageId }, body: {} };
};

export const MESSAGE_SAMPLES: Record<string, Sample> = {
  addOrderPush: subscribe,
  removeOrderPush: unsubscribe,
  addStorePush: subscribe,
  removeStorePush: unsubscribe,
  retryMessage: failedMessage,
  saveMessageSettings: () => ({ body: SETTINGS }),
};
