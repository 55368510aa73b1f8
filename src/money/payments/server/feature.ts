import type { Feature } from '#platform/feature/server/feature.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import { GATEWAY_PURPOSE } from '#restaurant/stores/server/gateway.ts';
import { findAttempt } from './check-payment.ts';
import { paymentNoticeRoutes, paymentReturnRoutes, payRoutes } from './routes.ts';
import { expirePayments } from './settling/ask-again.ts';
import { sweepEvents } from './take-webhook.ts';

export const payments: Feature = {
  tables: ['payment_attempts', 'gateway_events'],
  otherTables: { payment_due: 'goes' },
  sealed: { 'payment_attempts.gateway_sealed': GATEWAY_PURPOSE },
  routes: [payRoutes],
  apart: [paymentReturnRoutes, paymentNoticeRoutes],
  named: { attemptId: (ctx, id) => findAttempt(ctx, parseOrderId(id)) },
  hourlyOfStores: { delete: [sweepEvents] },
  repeated: [{ everyMs: 2_000, work: expirePayments }],
};
