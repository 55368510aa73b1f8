import type { Feature } from '#platform/feature/server/feature.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { findCall } from './calling/calls.ts';
import { findSitting, findSittingBySlug, findSittingGuest } from './find-sitting.ts';
import { clearNames, clearNamesOf } from './joining/forget-queries.ts';
import { sittingRoutes } from './routes.ts';
import { closeIdleSittings } from './sweeping/sweep-sittings.ts';

export const sittings: Feature = {
  tables: ['sittings', 'sitting_guests', 'sitting_lines', 'sitting_calls', 'sitting_settings'],
  guests: {
    // An erasure of a time also covers guests who ordered nothing.
    eraseWithOrders: ({ db }, storeId, { ids, time }) =>
      time ? clearNames(db, storeId, time) : clearNamesOf(db, storeId, ids),
  },
  routes: [sittingRoutes],
  named: {
    sittingId: (ctx, id) => findSitting(ctx, ctx.storeId, id),
    guestId: async (ctx, id, { sittingId = '' }) =>
      findSittingGuest(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
    callId: async (ctx, id, { sittingId = '' }) =>
      findCall(ctx, await findSitting(ctx, ctx.storeId, sittingId), id),
  },
  addresses: {
    '/sittings/:slug': async (ctx, { slug = '', guestId }) => {
      const sitting = await findSittingBySlug(ctx, slug);
      return guestId === undefined ? sitting : findSittingGuest(ctx, sitting, guestId);
    },
    '/sittings/web/:storeId': ({ db }, { storeId = '' }) => findStore(db, storeId),
  },
  repeated: [{ everyMs: MINUTE, work: closeIdleSittings }],
};
