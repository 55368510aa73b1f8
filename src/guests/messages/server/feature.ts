import type { Feature } from '#platform/feature/server/feature.ts';
import { messageConsumer } from './consume-orders.ts';
import { CONTENT_PURPOSE } from './content.ts';
import { CREDENTIALS_PURPOSE } from './credentials.ts';
import { deliverMessages } from './deliver-messages.ts';
import { deleteMessagesOf } from './forget-queries.ts';
import { findMessage } from './list-messages.ts';
import { SUBSCRIPTION_PURPOSE } from './push/subscription.ts';
import { messageRoutes } from './routes.ts';
import { sweepMessages } from './sweeping/sweep-messages.ts';

export const messages: Feature = {
  tables: ['messages', 'push_subscriptions', 'message_wishes', 'message_settings'],
  otherTables: { message_due: 'goes' },
  sealed: {
    'message_settings.sms_sealed': CREDENTIALS_PURPOSE,
    'message_settings.whats_app_sealed': CREDENTIALS_PURPOSE,
    'messages.content_sealed': CONTENT_PURPOSE,
    'push_subscriptions.sealed': SUBSCRIPTION_PURPOSE,
  },
  guests: { eraseWithOrders: ({ db }, storeId, { ids }) => deleteMessagesOf(db, storeId, ids) },
  routes: [messageRoutes],
  named: { messageId: findMessage },
  hourlyOfStores: { delete: [sweepMessages] },
  repeated: [{ everyMs: 1_000, work: deliverMessages }],
  consumer: messageConsumer,
};
