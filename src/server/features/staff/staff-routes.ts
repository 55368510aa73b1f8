import { staffCalls } from '#domain/api/calls/staff.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { addStaff, listStaff } from './add-staff.ts';
import { changeRole } from './change-role.ts';
import { invite } from './invite.ts';
import { leaveStore } from './leave-store.ts';
import { listPeople } from './list-people.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { listStaffLog } from './staff-log.ts';

export function staffRoutes(app: App): void {
  app.route({ ...staffCalls.listPeople, handler: async (request) => listPeople(memberOf(request)) });
  app.route({ ...staffCalls.listStaffLog, handler: async (request) => listStaffLog(memberOf(request)) });
  app.route({
    ...staffCalls.changeRole,
    handler: async (request, reply) => {
      await changeRole(memberOf(request), request.params.accountId, request.body.role);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...staffCalls.removeMember,
    handler: async (request, reply) => {
      await removeMember(memberOf(request), request.params.accountId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...staffCalls.leaveStore,
    handler: async (request, reply) => {
      await leaveStore(memberOf(request));
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...staffCalls.invite,
    handler: async (request, reply) => reply.code(201).send(await invite(memberOf(request), request.body)),
  });
  app.route({
    ...staffCalls.resendInvitation,
    handler: async (request) =>
      resendInvitation(memberOf(request), request.params.invitationId, request.body),
  });
  app.route({
    ...staffCalls.revokeInvitation,
    handler: async (request, reply) => {
      await revokeInvitation(memberOf(request), request.params.invitationId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...staffCalls.listStaff,
    handler: async (request) => ({
      staff: await listStaff(memberOf(request)),
    }),
  });
  app.route({
    ...staffCalls.addStaff,
    handler: async (request, reply) => {
      const ctx = memberOf(request);
      return reply.code(201).send(await addStaff(ctx, request.body));
    },
  });
}
