import { MINUTE } from '#domain/time/durations.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { findSitting } from '../sittings/find-sitting.ts';
import { requirePart } from '../tabs/part-state.ts';
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
