import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { ownerOf } from '../access/access.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { getOwnAccount } from './own-account.ts';
import { resendVerification } from './verify-email.ts';

export function ownAccountRoutes(app: App): void {
  app.route({
    ...ownAccountCalls.readOwnAccount,
    handler: async (request) => getOwnAccount(ownerOf(request)),
  });
  app.route({
    ...ownAccountCalls.changeEmail,
    handler: async (request, reply) => {
      await changeEmail(ownerOf(request), request.body);
      return reply.code(202).send(null);
    },
  });
  app.route({
    ...ownAccountCalls.resendVerification,
    handler: async (request, reply) => {
      await resendVerification(ownerOf(request));
      return reply.code(202).send(null);
    },
  });
  app.route({
    ...ownAccountCalls.changePassword,
    handler: async (request, reply) => {
      await changePassword(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  });
}
