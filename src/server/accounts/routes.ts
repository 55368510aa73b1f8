import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { logInBody, sessionView, signedIn, signUpBody } from '#domain/api/accounts.ts';
import type { Limit } from '../http/limiter.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { accountOf, clientOf, guestContext, tokenOf } from './access.ts';
import { SESSION_LIFETIME_MS } from './find-session.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readSessionView } from './read-session.ts';
import { signUp } from './sign-up.ts';

const tags = ['Accounts'];
const SIGN_UPS: Limit = { name: 'sign-up by address', most: 100, windowMs: 10 * 60_000 };

export function accountRoutes(app: App, services: Services, { isSecure }: { isSecure: boolean }): void {
  const cookie = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;

  async function keepToken(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    // The browser forgets the session that it had: so does the database.
    const former = request.cookies[app.sessionCookie];
    if (former !== undefined) await logOut(guestContext(services), former);
    reply.setCookie(app.sessionCookie, token, { ...cookie, maxAge: SESSION_LIFETIME_MS / 1000 });
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
      services.limiter.take(SIGN_UPS, request.ip);
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
      services.limiter.take(SIGN_UPS, request.ip);
      const ctx = guestContext(services);
      const { token, account } = await signUp(ctx, request.body, clientOf(request));
      await keepToken(request, reply, token);
      return reply.code(201).send(await readSessionView(ctx, account));
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
      const { token, account } = await logIn(ctx, request.body, clientOf(request));
      await keepToken(request, reply, token);
      return reply.code(201).send(await readSessionView(ctx, account));
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
    },
    async (request, reply) => {
      await accountOf(services, request);
      await logOut(guestContext(services), tokenOf(request)?.token ?? '');
      return reply.clearCookie(app.sessionCookie, cookie).code(204).send(null);
    },
  );
}
