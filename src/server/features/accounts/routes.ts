import { accountCalls } from '#domain/api/calls/accounts.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { SMALL_BODY_BYTES } from '../../platform/limits/body-shares.ts';
import { countFirst } from '../../platform/limits/count-first.ts';
import { accountOf, clientOf, tokenOf } from '../access/access.ts';
import { logOut } from '../access/end-sessions.ts';
import { getSessionView } from '../access/get-session-view.ts';
import { setSessionCookie } from '../access/set-session-cookie.ts';
import { logIn } from './log-in.ts';

export function accountRoutes(app: App, services: Services): void {
  const small = { bodyLimit: SMALL_BODY_BYTES, onRequest: countFirst(services.limiter, 'triedSignIns') };
  app.route({
    ...accountCalls.logIn,
    ...small,
    handler: async (request) => logIn(guestContext(services), request.body, clientOf(request)),
  });
  app.route({
    ...accountCalls.startSession,
    ...small,
    handler: async (request, reply) => {
      const ctx = guestContext(services);
      const signedIn = await logIn(ctx, request.body, clientOf(request));
      await setSessionCookie(services, request, reply, signedIn);
      return reply.code(201).send(await getSessionView(ctx, signedIn.account));
    },
  });
  app.route({
    ...accountCalls.readSession,
    handler: async (request) => getSessionView(guestContext(services), await accountOf(services, request)),
  });
  app.route({
    ...accountCalls.endSession,
    onRequest: async (request) => void (await accountOf(services, request)),
    handler: async (request, reply) => {
      await logOut(guestContext(services), tokenOf(request)?.token ?? '');
      return reply.clearCookie(app.sessionCookie, app.cookieOptions).code(204).send(null);
    },
  });
}
