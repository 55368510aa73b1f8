import type { App } from '#platform/http/server/documents/schemas.ts';
import { ownAccountCalls } from '#restaurant/accounts/wire/own-account-calls.ts';
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
