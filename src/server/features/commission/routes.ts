import { commissionCalls } from '#domain/api/calls/invoices.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { readCommission } from './read-commission.ts';

export function commissionRoutes(app: App): void {
  serve(app, commissionCalls, { readCommission });
}
