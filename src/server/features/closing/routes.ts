import { closingCalls, operatedClosingCalls } from '#domain/api/calls/closing.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { allowSupport, endSupport } from '../staff/support.ts';
import { closeOperated, closeStore, reopenOperated, reopenStore } from './close-store.ts';

export function closingRoutes(app: App): void {
  serve(app, closingCalls, { closeStore, reopenStore, allowSupport, endSupport });
  serve(app, operatedClosingCalls, {
    closeOperatedStore: (ctx, { params, body }) => closeOperated(ctx, params.storeId, body.reason),
    reopenOperatedStore: (ctx, { params }) => reopenOperated(ctx, params.storeId),
  });
}
