import * as z from 'zod';
import { sessionList } from '#domain/api/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { ownerOf } from './access.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

const tags = ['Own account'];

export function sessionRoutes(app: App): void {
  app.get(
    '/api/sessions',
    {
      schema: {
        tags,
        operationId: 'listSessions',
        summary: 'Where one is signed in',
        response: { 200: sessionList },
      },
    },
    async (request) => listSessions(ownerOf(request)),
  );
  app.delete(
    '/api/sessions',
    {
      schema: {
        tags,
        operationId: 'endOtherSessions',
        summary: 'Signs out everywhere but here',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endOtherSessions(ownerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/api/sessions/:sessionId',
    {
      schema: {
        tags,
        operationId: 'endOneSession',
        summary: 'Signs out on another device',
        params: z.object({ sessionId: z.string().max(64) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endOneSession(ownerOf(request), request.params.sessionId);
      return reply.code(204).send(null);
    },
  );
}
