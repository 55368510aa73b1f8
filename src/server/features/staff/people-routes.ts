import * as z from 'zod';
import {
  inviteBody,
  peopleView,
  resendBody,
  roleBody,
  sentInvitation,
  staffLogView,
} from '#domain/api/staff.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { changeRole } from './change-role.ts';
import { invite } from './invite.ts';
import { leaveStore } from './leave-store.ts';
import { listPeople } from './list-people.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { listStaffLog } from './staff-log.ts';

const tags = ['Staff'];
const id = z.string().max(64);
const params = z.object({ storeId: id });
const ofPerson = z.object({ storeId: id, accountId: id });
const ofInvitation = z.object({ storeId: id, invitationId: id });
const nothing = { 204: z.null() };

/** Who works in a store, and what is done about it. */
export function peopleRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/people',
    {
      schema: {
        tags,
        operationId: 'listPeople',
        summary: 'The people of the store, and the invitations that wait for an answer',
        params,
        response: { 200: peopleView },
      },
    },
    async (request) => listPeople(memberOf(request)),
  );
  app.get(
    '/api/stores/:storeId/people/log',
    {
      schema: {
        tags,
        operationId: 'listStaffLog',
        summary: 'Who was invited, joined, was changed and removed: the latest hundred, the newest first',
        params,
        response: { 200: staffLogView },
      },
    },
    async (request) => listStaffLog(memberOf(request)),
  );
  app.patch(
    '/api/stores/:storeId/people/:accountId',
    {
      schema: {
        tags,
        operationId: 'changeRole',
        summary: 'Another role; only owners make owners and change them, and one of them stays',
        params: ofPerson,
        body: roleBody,
        response: nothing,
      },
    },
    async (request, reply) => {
      await changeRole(memberOf(request), request.params.accountId, request.body.role);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/api/stores/:storeId/people/:accountId',
    {
      schema: {
        tags,
        operationId: 'removeMember',
        summary: 'Takes somebody out of the store; their account stays',
        params: ofPerson,
        response: nothing,
      },
    },
    async (request, reply) => {
      await removeMember(memberOf(request), request.params.accountId);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/api/stores/:storeId/membership',
    {
      schema: {
        tags,
        operationId: 'leaveStore',
        summary: 'Out of the store by oneself; its last owner stays',
        params,
        response: nothing,
      },
    },
    async (request, reply) => {
      await leaveStore(memberOf(request));
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/stores/:storeId/invitations',
    {
      schema: {
        tags,
        operationId: 'invite',
        summary: 'Sends a letter with a link that lets somebody join; the link is in the answer, this once',
        params,
        body: inviteBody,
        response: { 201: sentInvitation },
      },
    },
    async (request, reply) => reply.code(201).send(await invite(memberOf(request), request.body)),
  );
  app.post(
    '/api/stores/:storeId/invitations/:invitationId/resend',
    {
      schema: {
        tags,
        operationId: 'resendInvitation',
        summary: 'A new letter with a new link, good for seven days more; the earlier link ends',
        params: ofInvitation,
        body: resendBody,
        response: { 200: sentInvitation },
      },
    },
    async (request) => resendInvitation(memberOf(request), request.params.invitationId, request.body),
  );
  app.delete(
    '/api/stores/:storeId/invitations/:invitationId',
    {
      schema: {
        tags,
        operationId: 'revokeInvitation',
        summary: 'Takes an invitation back',
        params: ofInvitation,
        response: nothing,
      },
    },
    async (request, reply) => {
      await revokeInvitation(memberOf(request), request.params.invitationId);
      return reply.code(204).send(null);
    },
  );
}
