import { portionCalls } from '#domain/api/calls/portions.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
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
