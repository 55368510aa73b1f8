import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { confirmTotp, setUpTotp } from './set-up-totp.ts';
import { switchOffTotp } from './switch-off-totp.ts';

export function twoFactorRoutes(app: App): void {
  serve(app, ownAccountCalls, {
    setUpTotp: async (ctx, { body }) => setUpTotp(ctx, body.password),
    confirmTotp: async (ctx, { body }) => confirmTotp(ctx, body.code),
    switchOffTotp: async (ctx, { body }) => switchOffTotp(ctx, body),
  });
}
