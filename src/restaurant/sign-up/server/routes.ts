import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { signUpCalls } from '../wire/sign-up-calls.ts';
import { inviteOwner, listOwnersInvited, revokeOwnersInvitation } from './invitations.ts';
import { changeSignUp, readSignUp } from './sign-up-policy.ts';

export function signUpRoutes(app: App): void {
  serve(app, signUpCalls, {
    readSignUp,
    changeSignUp: (ctx, { body }) => changeSignUp(ctx, body),
    listOwnersInvited,
    inviteOwner: (ctx, { body }) => inviteOwner(ctx, body.email),
    revokeOwnersInvitation: (ctx, { params }) => revokeOwnersInvitation(ctx, params.invitationId),
  });
}
