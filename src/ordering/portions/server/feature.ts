import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { portionCalls } from '../wire/portions-calls.ts';
import { listPortions, setPortions } from './set-portions.ts';

export const portions: Feature = {
  tables: ['portions'],
  routes: [portionRoutes],
};

function portionRoutes(app: App): void {
  serve(app, portionCalls, {
    listPortions,
    setPortions: async (ctx, { params, body }) => setPortions(ctx, params.itemId, body),
  });
}
