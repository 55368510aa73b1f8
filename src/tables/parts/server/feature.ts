import { requirePart } from '#money/tabs/server/part-state.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findSitting } from '#tables/sittings/server/find-sitting.ts';
import { lapseParts } from './drop-part.ts';
import { partRoutes } from './routes.ts';

export const parts: Feature = {
  tables: ['sitting_parts'],
  routes: [partRoutes],
  named: {
    partId: async (ctx, id, { sittingId = '' }) =>
      requirePart(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
  },
  repeated: [{ everyMs: MINUTE, work: lapseParts }],
};
