import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { logInBody, sessionView, signedIn, signUpBody } from '#domain/api/accounts.ts';
import type { App } from '../http/schemas.ts';
import { networkOf } from '../limits/network.ts';
import type { Services } from '../services.ts';
import { accountOf, clientOf, guestContext, keepDevice, tokenOf } from './access.ts';
import { SESSION_LIFETIME_MS } from './find-session.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readSessionView } from './read-session.ts';
import { signUp } from './sign-up.ts';

const tags = ['Accounts'];

export function accountRoutes(app: App, services: Services): void {
  async function keepToken(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, account }: { token: string; account: { id: string } },
  ): Promise<void> {
    // The browser forgets the session that it had: so does the database.
    const former = request.cookies[app.sessionCookie];
    if (former !== undefined) await logOut(guestContext(services), former);
    reply.setCookie(app.sessionCookie, token, { ...app.cookieOptions, maxAge: SESSION_LIFETIME_MS / 1000 });
    keepDevice(services, request, reply, account.id);
  }

  app.post(
    '/tenant/api/menu/signup',
    {
      schema: {
        tags,
        operationId: 'signUp',
        summary: 'Makes an account with a store of its own',
        body: signUpBody,
        response: { 201: signedIn },
      },
    },
    async (request, reply) => {
      await services.limiter.take('signUps', networkOf(request));
      return reply.code(201).send(await signUp(guestContext(services), request.body, clientOf(request)));
    },
  );
  app.post(
    '/api/account',
    {
      schema: {
        tags,
        operationId: 'startAccount',
        summary: 'Makes an account with a store of its own, and signs a browser in, with a cookie',
        body: signUpBody,
        response: { 201: sessionView },
      },
    },
    async (request, reply) => {
      await services.limiter.take('signUps', networkOf(request));
      const ctx = guestContext(services);
      const signedUp = await signUp(ctx, request.body, clientOf(request));
      await keepToken(request, reply, signedUp);
      return reply.code(201).send(await readSessionView(ctx, signedUp.account));
    },
  );
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
      await keepToken(request, reply, signedIn);
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
