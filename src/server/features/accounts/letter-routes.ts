import { accountCalls } from '#domain/api/calls/accounts.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { clientOf, setDeviceCookie } from '../access/access.ts';
import { serve } from '../access/serve.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/** The calls behind the links in letters, and those that ask for letters. */
export function letterRoutes(app: App): void {
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
