import { accountCalls } from '#domain/api/calls/accounts.ts';
import type { App } from '../../platform/http/schemas.ts';
import { SMALL_BODY_BYTES } from '../../platform/limits/body-shares.ts';
import { clientOf, tokenOf } from '../access/access.ts';
import { logOut } from '../access/end-sessions.ts';
import { getSessionView } from '../access/get-session-view.ts';
import { type Handlers, serve } from '../access/serve.ts';
import { setSessionCookie } from '../access/set-session-cookie.ts';
import { logIn } from './log-in.ts';

export function accountRoutes(app: App): void {
  const signingIn: Handlers<typeof accountCalls> = {
    logIn: async (ctx, request) => logIn(ctx, request.body, clientOf(request)),
    startSession: async (ctx, request, reply) => {
      const signedIn = await logIn(ctx, request.body, clientOf(request));
      await setSessionCookie(ctx.services, request, reply, signedIn);
      return getSessionView(ctx, signedIn.account);
    },
    readSession: async (ctx) => getSessionView(ctx, ctx.account),
    endSession: async (ctx, request, reply) => {
      await logOut(ctx, tokenOf(request)?.token ?? '');
      reply.clearCookie(app.sessionCookie, app.cookieOptions);
    },
  };
  serve(app, accountCalls, signingIn, { bodyLimit: SMALL_BODY_BYTES });
}
