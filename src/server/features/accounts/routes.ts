import * as z from 'zod';
import { logInBody, sessionView, signedIn } from '#domain/api/accounts.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { accountOf, clientOf, tokenOf } from '../access/access.ts';
import { keepSession } from '../access/keep-session.ts';
import { logOut } from '../access/log-out.ts';
import { readSessionView } from '../access/read-session.ts';
import { logIn } from './log-in.ts';

const tags = ['Accounts'];

export function accountRoutes(app: App, services: Services): void {
  app.post(
    '/tenant/api/login',
    {
      schema: {
        tags,
        operationId: 'logIn',
        summary: 'A token for the Authorization header',
        body: logInBody,
        response: { 200: signedIn },
      },
    },
    async (request) => logIn(guestContext(services), request.body, clientOf(request)),
  );
  app.post(
    '/api/session',
    {
      schema: {
        tags,
        operationId: 'startSession',
        summary: 'Signs a browser in, with a cookie',
        body: logInBody,
        response: { 201: sessionView },
      },
    },
    async (request, reply) => {
      const ctx = guestContext(services);
      const signedIn = await logIn(ctx, request.body, clientOf(request));
      await keepSession(services, request, reply, signedIn);
      return reply.code(201).send(await readSessionView(ctx, signedIn.account));
    },
  );
  app.get(
    '/api/session',
    {
      schema: {
        tags,
        operationId: 'readSession',
        summary: 'Who is signed in',
        response: { 200: sessionView },
      },
    },
    async (request) => readSessionView(guestContext(services), await accountOf(services, request)),
  );
  app.delete(
    '/api/session',
    {
      schema: { tags, operationId: 'endSession', summary: 'Signs out', response: { 204: z.null() } },
      // Before a body is read.
      onRequest: async (request) => void (await accountOf(services, request)),
    },
    async (request, reply) => {
      await logOut(guestContext(services), tokenOf(request)?.token ?? '');
      return reply.clearCookie(app.sessionCookie, app.cookieOptions).code(204).send(null);
    },
  );
}
