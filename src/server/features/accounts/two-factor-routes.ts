import { ownAccountCalls } from '#domain/api/calls/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { ownerOf } from '../access/access.ts';
import { confirmTotp, setUpTotp } from './set-up-totp.ts';
import { switchOffTotp } from './switch-off-totp.ts';

export function twoFactorRoutes(app: App): void {
  app.route({
    ...ownAccountCalls.setUpTotp,
    handler: async (request) => setUpTotp(ownerOf(request), request.body.password),
  });
  app.route({
    ...ownAccountCalls.confirmTotp,
    handler: async (request) => confirmTotp(ownerOf(request), request.body.code),
  });
  app.route({
    ...ownAccountCalls.switchOffTotp,
    handler: async (request, reply) => {
      await switchOffTotp(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  });
}
