import { accountCalls } from '#domain/api/calls/accounts.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { ownerOf } from '../access/access.ts';
import { getProfile, updateProfile } from '../accounts/profile.ts';
import { acceptInvitation, getInvitation, joinWithNewAccount } from './accept-invitation.ts';

/** For the holder of an invitation's link, who may have no account yet. */
export function invitationRoutes(app: App, services: Services): void {
  app.route({
    ...accountCalls.readInvitation,
    handler: async (request) => {
      await services.limiter.take('invitationLinks', networkOf(request));
      return getInvitation(guestContext(services), request.body.token);
    },
  });
  app.route({
    ...accountCalls.joinWithNewAccount,
    handler: async (request, reply) => {
      await services.limiter.take('invitationLinks', networkOf(request));
      const joined = await joinWithNewAccount(guestContext(services), request.body, networkOf(request));
      return reply.code(201).send(joined);
    },
  });
}

/** For a signed-in person, independent of a store. */
export function accountDeskRoutes(app: App, services: Services): void {
  app.route({
    ...accountCalls.acceptInvitation,
    handler: async (request, reply) => {
      const { account } = ownerOf(request);
      await services.limiter.take('invitationLinks', networkOf(request));
      const joined = await acceptInvitation(guestContext(services), request.body.token, account);
      return reply.code(201).send(joined);
    },
  });
  app.route({
    ...accountCalls.readProfile,
    handler: async (request) => getProfile(guestContext(services), ownerOf(request).account.id),
  });
  app.route({
    ...accountCalls.updateProfile,
    handler: async (request) => {
      return updateProfile(guestContext(services), ownerOf(request).account.id, request.body);
    },
  });
}
