import { commissionCalls } from '#operators/invoices/wire/invoices-calls.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { readCommission } from './read-commission.ts';

export function commissionRoutes(app: App): void {
  serve(app, commissionCalls, { readCommission });
}
