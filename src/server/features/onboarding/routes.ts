import * as z from 'zod';
import { membershipView, sessionView, signedIn, signUpBody } from '#domain/api/accounts.ts';
import { setUpView } from '#domain/api/set-up.ts';
import { newStoreBody } from '#domain/api/staff.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { clientOf, memberOf, ownerOf } from '../access/access.ts';
import { keepSession } from '../access/keep-session.ts';
import { readSessionView } from '../access/read-session.ts';
import { openStore } from './open-store.ts';
import { readSetUp } from './read-set-up.ts';
import { signUp } from './sign-up.ts';

export function signUpRoutes(app: App, services: Services): void {
  app.post(
    '/tenant/api/menu/signup',
    {
      schema: {
        tags: ['Accounts'],
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
        tags: ['Accounts'],
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
      await keepSession(services, request, reply, signedUp);
      return reply.code(201).send(await readSessionView(ctx, signedUp.account));
    },
  );
}

export function openStoreRoute(app: App, services: Services): void {
  app.post(
    '/api/stores',
    {
      schema: {
        tags: ['Accounts'],
        operationId: 'openStore',
        summary: 'One more store, of which the account is the owner',
        body: newStoreBody,
        response: { 201: membershipView },
      },
    },
    async (request, reply) => {
      const { account } = ownerOf(request);
      return reply.code(201).send(await openStore(guestContext(services), account, request.body.name));
    },
  );
}

export function setUpRoute(app: App): void {
  app.get(
    '/api/stores/:storeId/set-up',
    {
      schema: {
        tags: ['Store'],
        operationId: 'readSetUp',
        summary: 'How much there is of what a new store needs: dishes, tables, people, orders',
        params: z.object({ storeId: z.string().max(64) }),
        response: { 200: setUpView },
      },
    },
    async (request) => readSetUp(memberOf(request)),
  );
}
