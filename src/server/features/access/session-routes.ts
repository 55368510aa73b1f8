import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { serve } from './serve.ts';

export function sessionRoutes(app: App): void {
  serve(app, ownAccountCalls, {
    listSessions,
    endOtherSessions,
    endOneSession: async (ctx, { params }) => endOneSession(ctx, params.sessionId),
  });
}
