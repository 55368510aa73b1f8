import { staffCalls } from '#domain/api/calls/staff.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { addStaff, listStaff } from './add-staff.ts';
import { changeRole } from './change-role.ts';
import { invite } from './invite.ts';
import { leaveStore } from './leave-store.ts';
import { listPeople } from './list-people.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { listStaffLog } from './staff-log.ts';

/** The people of a store. */
export function staffRoutes(app: App): void {
  serve(app, staffCalls, {
    listPeople,
    listStaffLog,
    changeRole: async (ctx, { params, body }) => changeRole(ctx, params.accountId, body.role),
    removeMember: async (ctx, { params }) => removeMember(ctx, params.accountId),
    leaveStore,
    invite: async (ctx, { body }) => invite(ctx, body),
    resendInvitation: async (ctx, { params, body }) => resendInvitation(ctx, params.invitationId, body),
    revokeInvitation: async (ctx, { params }) => revokeInvitation(ctx, params.invitationId),
    listStaff: async (ctx) => ({
      staff: await listStaff(ctx),
    }),
    addStaff: async (ctx, { body }) => addStaff(ctx, body),
  });
}
