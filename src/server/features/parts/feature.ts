import { MINUTE } from '#domain/time/durations.ts';
import { feature } from '../../platform/feature/feature.ts';
import { findSitting } from '../sittings/find-sitting.ts';
import { requirePart } from '../tabs/part-state.ts';
import { lapseParts } from './drop-part.ts';
import { partRoutes } from './routes.ts';

export const parts = feature({
  routes: [partRoutes],
  named: {
    partId: async (ctx, id, { sittingId = '' }) =>
      requirePart(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
  },
  repeated: [{ everyMs: MINUTE, work: lapseParts }],
});
