import { membershipView } from '#domain/api/accounts.ts';
import {
  invitationBody,
  joinByInvitationBody,
  newStoreBody,
  openInvitation,
  profileBody,
  profileView,
} from '#domain/api/staff.ts';
import { accountOf, guestContext } from '../accounts/access.ts';
import { readProfile, updateProfile } from '../accounts/profile.ts';
import type { Limit } from '../http/limiter.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { acceptInvitation, joinWithNewAccount, readInvitation } from './accept-invitation.ts';
import { openStore } from './open-store.ts';

const tags = ['Accounts'];
const LINKS: Limit = { name: 'links of invitations by address', most: 120, windowMs: 10 * 60_000 };

/** What somebody does for themself, in whatever store: an invitation may come before the account. */
export function accountDeskRoutes(app: App, services: Services): void {
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
      services.limiter.take(LINKS, request.ip);
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
      services.limiter.take(LINKS, request.ip);
      const joined = await joinWithNewAccount(guestContext(services), request.body, request.ip);
      return reply.code(201).send(joined);
    },
  );
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
      const account = await accountOf(services, request);
      services.limiter.take(LINKS, request.ip);
      const joined = await acceptInvitation(guestContext(services), request.body.token, account);
      return reply.code(201).send(joined);
    },
  );
  app.post(
    '/api/stores',
    {
      schema: {
        tags,
        operationId: 'openStore',
        summary: 'One more store, of which the account is the owner',
        body: newStoreBody,
        response: { 201: membershipView },
      },
    },
    async (request, reply) => {
      const account = await accountOf(services, request);
      return reply.code(201).send(await openStore(guestContext(services), account.id, request.body.name));
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
    async (request) => readProfile(guestContext(services), (await accountOf(services, request)).id),
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
      const account = await accountOf(services, request);
      return updateProfile(guestContext(services), account.id, request.body);
    },
  );
}
