import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { getOwnAccount } from './own-account.ts';
import { resendVerification } from './verify-email.ts';

export function ownAccountRoutes(app: App): void {
  serve(app, ownAccountCalls, {
    readOwnAccount: getOwnAccount,
    changeEmail: async (ctx, { body }) => changeEmail(ctx, body),
    resendVerification,
    changePassword: async (ctx, { body }) => changePassword(ctx, body),
  });
}
