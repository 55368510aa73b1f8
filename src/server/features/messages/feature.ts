import { feature } from '../../platform/feature/feature.ts';
import { messageConsumer } from './consume-orders.ts';
import { deliverMessages } from './deliver-messages.ts';
import { findMessage } from './list-messages.ts';
import { messageRoutes } from './routes.ts';
import { sweepMessages } from './sweep-messages.ts';

export const messages = feature({
  routes: [messageRoutes],
  named: { messageId: findMessage },
  hourlyOfStores: { delete: [sweepMessages] },
  repeated: [{ everyMs: 1_000, work: deliverMessages }],
  consumer: messageConsumer,
});
