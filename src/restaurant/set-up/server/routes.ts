import type { App } from '#platform/http/server/documents/schemas.ts';
import { clientOf } from '#restaurant/access/server/access.ts';
import { getSessionView } from '#restaurant/access/server/get-session-view.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { setSessionCookie } from '#restaurant/access/server/set-session-cookie.ts';
import { accountCalls } from '#restaurant/people/wire/accounts-calls.ts';
import { storeCalls } from '#restaurant/stores/wire/stores-calls.ts';
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
