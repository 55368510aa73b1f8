import type { Feature } from '#platform/feature/server/feature.ts';
import { ownerOf } from './access.ts';
import { sweepSessions } from './end-sessions.ts';
import { findOwnSession } from './list-sessions.ts';
import { sessionRoutes } from './session-routes.ts';

export const access: Feature = {
  otherTables: { sessions: 'of people', memberships: 'goes' },
  routes: [sessionRoutes],
  addresses: {
    '/api/sessions/:sessionId': (_ctx, { sessionId = '' }, request) =>
      findOwnSession(ownerOf(request), sessionId),
  },
  hourly: [sweepSessions],
};
