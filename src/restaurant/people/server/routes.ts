import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { getProfile, updateProfile } from '#restaurant/accounts/server/profile.ts';
import { accountCalls } from '../wire/accounts-calls.ts';
import { staffCalls } from '../wire/staff-calls.ts';
import { addPerson } from './add-person.ts';
import { addStaff, listStaff } from './add-staff.ts';
import { changeRole, leaveStore, removeMember } from './change-staff.ts';
import { agreeToHandOver } from './hand-over.ts';
import { acceptInvitation, getInvitation, joinWithNewAccount } from './invitations/accept-invitation.ts';
import { invite } from './invitations/invite.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import { listPeople } from './list-people.ts';
import { setPin } from './pins.ts';
import { listStaffLog } from './staff-log.ts';

/** The people of a store, and whoever holds an invitation's link. They may have no account yet. */
export function staffRoutes(app: App): void {
  serve(app, accountCalls, {
    readInvitation: async (ctx, request) => getInvitation(ctx, request.body.token),
    joinWithNewAccount: async (ctx, request) => joinWithNewAccount(ctx, request.body, networkOf(request)),
    acceptInvitation: async (ctx, { body }) => acceptInvitation(ctx, body.token, ctx.account),
    readProfile: async (ctx) => getProfile(ctx, ctx.account.id),
    updateProfile: async (ctx, { body }) => updateProfile(ctx, ctx.account.id, body),
  });
  serve(app, staffCalls, {
    listPeople,
    listStaffLog,
    changeRole: async (ctx, { params, body }) => changeRole(ctx, params.accountId, body.role),
    removeMember: async (ctx, { params }) => removeMember(ctx, params.accountId),
    addPerson: async (ctx, { body }) => addPerson(ctx, body),
    setPin: async (ctx, { params, body }) => setPin(ctx, params.accountId, body.pin),
    leaveStore,
    invite: async (ctx, { body }) => invite(ctx, body),
    resendInvitation: async (ctx, { params, body }) => resendInvitation(ctx, params.invitationId, body),
    revokeInvitation: async (ctx, { params }) => revokeInvitation(ctx, params.invitationId),
    agreeToHandOver: (ctx, { params }) => agreeToHandOver(ctx, params.invitationId),
    listStaff: async (ctx) => ({
      staff: await listStaff(ctx),
    }),
    addStaff: async (ctx, { body }) => addStaff(ctx, body),
  });
}
