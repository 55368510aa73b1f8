import type { App } from '#platform/http/server/documents/schemas.ts';
import { SMALL_BODY_BYTES } from '#platform/limits/server/body-shares.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { clientOf, setDeviceCookie, tokenOf } from '#restaurant/access/server/access.ts';
import { logOut } from '#restaurant/access/server/end-sessions.ts';
import { getSessionView } from '#restaurant/access/server/get-session-view.ts';
import { type Handlers, serve } from '#restaurant/access/server/serve.ts';
import { setSessionCookie } from '#restaurant/access/server/set-session-cookie.ts';
import { accountCalls } from '#restaurant/people/wire/accounts-calls.ts';
import { ownAccountCalls } from '../wire/own-account-calls.ts';
import { changeEmail } from './change-email.ts';
import { resendVerification, verifyEmail } from './email/verify-email.ts';
import { logIn } from './log-in.ts';
import { getOwnAccount } from './own-account.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestReset } from './passwords/request-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { confirmTotp, setUpTotp, switchOffTotp } from './second-step/set-up-totp.ts';

export function accountRoutes(app: App): void {
  signInRoutes(app);
  linkRoutes(app);
  ownAccountRoutes(app);
}

function signInRoutes(app: App): void {
  const signingIn: Handlers<typeof accountCalls> = {
    logIn: async (ctx, request) => logIn(ctx, request.body, clientOf(request)),
    startSession: async (ctx, request, reply) => {
      const signedIn = await logIn(ctx, request.body, clientOf(request));
      await setSessionCookie(ctx.services, request, reply, signedIn);
      return getSessionView(ctx, signedIn.account);
    },
    readSession: async (ctx) => getSessionView(ctx, ctx.account),
    readUser: async (ctx) => getSessionView(ctx, ctx.account),
    endSession: async (ctx, request, reply) => {
      await logOut(ctx, tokenOf(request)?.token ?? '');
      reply.clearCookie(app.sessionCookie, app.cookieOptions);
    },
  };
  serve(app, accountCalls, signingIn, { bodyLimit: SMALL_BODY_BYTES });
}

/** The calls behind the links in emails, and those that ask for such emails. */
function linkRoutes(app: App): void {
  serve(app, accountCalls, {
    verifyEmail: async (ctx, request) => {
      await verifyEmail(ctx, request.body.token);
    },
    requestReset: async (ctx, request) => {
      const { email } = request.body;
      await requestReset(ctx, email, clientOf(request));
    },
    resetPassword: async (ctx, request, reply) => {
      const accountId = await resetPassword(ctx, request.body, networkOf(request));
      setDeviceCookie(ctx.services, request, reply, accountId);
    },
  });
}

function ownAccountRoutes(app: App): void {
  serve(app, ownAccountCalls, {
    readOwnAccount: getOwnAccount,
    changeEmail: async (ctx, { body }) => changeEmail(ctx, body),
    resendVerification,
    changePassword: async (ctx, { body }) => changePassword(ctx, body),
    setUpTotp: async (ctx, { body }) => setUpTotp(ctx, body.password),
    confirmTotp: async (ctx, { body }) => confirmTotp(ctx, body.code),
    switchOffTotp: async (ctx, { body }) => switchOffTotp(ctx, body),
  });
}
