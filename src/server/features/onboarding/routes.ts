import { accountCalls } from '#domain/api/calls/accounts.ts';
import { storeCalls } from '#domain/api/calls/stores.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { clientOf, memberOf, ownerOf } from '../access/access.ts';
import { getSessionView } from '../access/get-session-view.ts';
import { setSessionCookie } from '../access/set-session-cookie.ts';
import { getSetUp } from './get-set-up.ts';
import { openStore } from './open-store.ts';
import { signUp } from './sign-up.ts';

export function signUpRoutes(app: App, services: Services): void {
  app.route({
    ...accountCalls.signUp,
    handler: async (request, reply) => {
      await services.limiter.take('signUps', networkOf(request));
      return reply.code(201).send(await signUp(guestContext(services), request.body, clientOf(request)));
    },
  });
  app.route({
    ...accountCalls.startAccount,
    handler: async (request, reply) => {
      await services.limiter.take('signUps', networkOf(request));
      const ctx = guestContext(services);
      const signedUp = await signUp(ctx, request.body, clientOf(request));
      await setSessionCookie(services, request, reply, signedUp);
      return reply.code(201).send(await getSessionView(ctx, signedUp.account));
    },
  });
}

export function openStoreRoute(app: App, services: Services): void {
  app.route({
    ...accountCalls.openStore,
    handler: async (request, reply) => {
      const { account } = ownerOf(request);
      return reply.code(201).send(await openStore(guestContext(services), account, request.body.name));
    },
  });
}

export function setUpRoute(app: App): void {
  app.route({ ...storeCalls.readSetUp, handler: async (request) => getSetUp(memberOf(request)) });
}
