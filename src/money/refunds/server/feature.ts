import type { Feature } from '#platform/feature/server/feature.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import { refundRoutes } from './routes.ts';
import { runDueRefunds } from './run-due-refunds.ts';
import { findRefund } from './settle-by-hand.ts';

export const refunds: Feature = {
  tables: ['refunds'],
  otherTables: { refunds_due: 'goes' },
  routes: [refundRoutes],
  named: { refundId: (ctx, id) => findRefund(ctx, parseOrderId(id)) },
  repeated: [{ everyMs: 2_000, work: runDueRefunds }],
};
