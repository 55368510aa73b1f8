import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { webhookCalls } from '../wire/webhooks-calls.ts';
import { webhookConsumer } from './consume-log.ts';
import { sendDeliveries } from './deliver.ts';
import {
  listDeliveries,
  requireDelivery,
  sendDeliveryAgain,
  sweepDeliveries,
  testWebhook,
} from './deliveries.ts';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  requireWebhook,
  SECRET_PURPOSE,
  switchWebhookOn,
} from './webhooks.ts';

export const webhooks: Feature = {
  tables: ['webhooks', 'webhook_deliveries'],
  otherTables: { webhook_due: 'goes' },
  sealed: { 'webhooks.secret_sealed': SECRET_PURPOSE },
  routes: [webhookRoutes],
  named: { webhookId: requireWebhook, deliveryId: requireDelivery },
  hourlyOfStores: { delete: [sweepDeliveries] },
  repeated: [{ everyMs: SECOND, work: sendDeliveries }],
  consumer: webhookConsumer,
};

function webhookRoutes(app: App): void {
  serve(app, webhookCalls, {
    listWebhooks,
    addWebhook: async (ctx, { body }) => addWebhook(ctx, body),
    switchWebhookOn: async (ctx, { params }) => switchWebhookOn(ctx, params.webhookId),
    removeWebhook: async (ctx, { params }) => removeWebhook(ctx, params.webhookId),
    testWebhook: async (ctx, { params }) => testWebhook(ctx, params.webhookId),
    listDeliveries: async (ctx, { params, query }) =>
      listDeliveries(ctx, params.webhookId, query.before || null),
    sendDeliveryAgain: async (ctx, { params }) => sendDeliveryAgain(ctx, params.webhookId, params.deliveryId),
  });
}
