import { membershipView } from '#domain/api/accounts.ts';
import {
  invitationBody,
  joinByInvitationBody,
  openInvitation,
  profileBody,
  profileView,
} from '#domain/api/staff.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { ownerOf } from '../access/access.ts';
import { readProfile, updateProfile } from '../accounts/profile.ts';
import { acceptInvitation, joinWithNewAccount, readInvitation } from './accept-invitation.ts';

const tags = ['Accounts'];

/** What whoever holds the link of an invitation does, who may have no account yet. */
export function invitationRoutes(app: App, services: Services): void {
  app.post(
    '/api/invitations/open',
    {
      schema: {
        tags,
        operationId: 'readInvitation',
        summary: 'Who invites to what, for whoever holds the link',
        body: invitationBody,
        response: { 200: openInvitation },
      },
    },
    async (request) => {
      await services.limiter.take('invitationLinks', networkOf(request));
      return readInvitation(guestContext(services), request.body.token);
    },
  );
  app.post(
    '/api/invitations/account',
    {
      schema: {
        tags,
        operationId: 'joinWithNewAccount',
        summary:
          'An account for the address that was invited, which joins the store; nobody is signed in by it',
        body: joinByInvitationBody,
        response: { 201: membershipView },
      },
    },
    async (request, reply) => {
      await services.limiter.take('invitationLinks', networkOf(request));
      const joined = await joinWithNewAccount(guestContext(services), request.body, networkOf(request));
      return reply.code(201).send(joined);
    },
  );
}

/** What somebody does for themself, in whatever store. */
export function accountDeskRoutes(app: App, services: Services): void {
  app.post(
    '/api/invitations/acceptance',
    {
      schema: {
        tags,
        operationId: 'acceptInvitation',
        summary: 'Joins the store with the account that is signed in',
        body: invitationBody,
        response: { 201: membershipView },
      },
    },
    async (request, reply) => {
      const { account } = ownerOf(request);
      await services.limiter.take('invitationLinks', networkOf(request));
      const joined = await acceptInvitation(guestContext(services), request.body.token, account);
      return reply.code(201).send(joined);
    },
  );
  app.get(
    '/api/profile',
    {
      schema: {
        tags,
        operationId: 'readProfile',
        summary: 'What colleagues see of somebody, to themself',
        response: { 200: profileView },
      },
    },
    async (request) => readProfile(guestContext(services), ownerOf(request).account.id),
  );
  app.put(
    '/api/profile',
    {
      schema: {
        tags,
        operationId: 'updateProfile',
        summary: 'Another name or telephone number',
        body: profileBody,
        response: { 200: profileView },
      },
    },
    async (request) => {
      return updateProfile(guestContext(services), ownerOf(request).account.id, request.body);
    },
  );
}
