import { accountCalls } from '#domain/api/calls/accounts.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { serve } from '../access/serve.ts';
import { getProfile, updateProfile } from '../accounts/profile.ts';
import { acceptInvitation, getInvitation, joinWithNewAccount } from './accept-invitation.ts';

/** For a person independent of a store: the holder of an invitation's link, who may have no account yet, too. */
export function invitationRoutes(app: App): void {
  serve(app, accountCalls, {
    readInvitation: async (ctx, request) => getInvitation(ctx, request.body.token),
    joinWithNewAccount: async (ctx, request) => joinWithNewAccount(ctx, request.body, networkOf(request)),
    acceptInvitation: async (ctx, { body }) => acceptInvitation(ctx, body.token, ctx.account),
    readProfile: async (ctx) => getProfile(ctx, ctx.account.id),
    updateProfile: async (ctx, { body }) => updateProfile(ctx, ctx.account.id, body),
  });
}
