import { accountCalls } from '#domain/api/calls/accounts.ts';
import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { SMALL_BODY_BYTES } from '../../platform/limits/body-shares.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { clientOf, setDeviceCookie, tokenOf } from '../access/access.ts';
import { logOut } from '../access/end-sessions.ts';
import { getSessionView } from '../access/get-session-view.ts';
import { type Handlers, serve } from '../access/serve.ts';
import { setSessionCookie } from '../access/set-session-cookie.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { getOwnAccount } from './own-account.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { confirmTotp, setUpTotp, switchOffTotp } from './set-up-totp.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

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
