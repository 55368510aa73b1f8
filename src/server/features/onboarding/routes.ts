import { accountCalls } from '#domain/api/calls/accounts.ts';
import { storeCalls } from '#domain/api/calls/stores.ts';
import type { App } from '../../platform/http/schemas.ts';
import { clientOf } from '../access/access.ts';
import { getSessionView } from '../access/get-session-view.ts';
import { serve } from '../access/serve.ts';
import { setSessionCookie } from '../access/set-session-cookie.ts';
import { getSetUp } from './get-set-up.ts';
import { openStore } from './open-store.ts';
import { signUp } from './sign-up.ts';

export function onboardingRoutes(app: App): void {
  serve(app, accountCalls, {
    signUp: async (ctx, request) => signUp(ctx, request.body, clientOf(request)),
    startAccount: async (ctx, request, reply) => {
      const signedUp = await signUp(ctx, request.body, { ...clientOf(request), isRounding: true });
      await setSessionCookie(ctx.services, request, reply, signedUp);
      return getSessionView(ctx, signedUp.account);
    },
    openStore: async (ctx, { body }) => openStore(ctx, ctx.account, body.name),
  });
  serve(app, storeCalls, {
    readSetUp: getSetUp,
  });
}
