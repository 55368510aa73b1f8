import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { allowSupport, endSupport } from '#restaurant/people/server/support.ts';
import { closingCalls, operatedClosingCalls } from '../wire/closing-calls.ts';
import { closeOperated, closeStore, reopenOperated, reopenStore } from './close-store.ts';

export function closingRoutes(app: App): void {
  serve(app, closingCalls, { closeStore, reopenStore, allowSupport, endSupport });
  serve(app, operatedClosingCalls, {
    closeOperatedStore: (ctx, { params, body }) => closeOperated(ctx, params.storeId, body.reason),
    reopenOperatedStore: (ctx, { params }) => reopenOperated(ctx, params.storeId),
  });
}
