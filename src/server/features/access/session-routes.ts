import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { ownerOf } from './access.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export function sessionRoutes(app: App): void {
  app.route({ ...ownAccountCalls.listSessions, handler: async (request) => listSessions(ownerOf(request)) });
  app.route({
    ...ownAccountCalls.endOtherSessions,
    handler: async (request, reply) => {
      await endOtherSessions(ownerOf(request));
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...ownAccountCalls.endOneSession,
    handler: async (request, reply) => {
      await endOneSession(ownerOf(request), request.params.sessionId);
      return reply.code(204).send(null);
    },
  });
}
