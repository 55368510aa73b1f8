import { accountCalls } from '#domain/api/calls/accounts.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { clientOf, setDeviceCookie } from '../access/access.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/** The calls behind the links in letters, and those that ask for letters. */
export function letterRoutes(app: App, services: Services): void {
  app.route({
    ...accountCalls.verifyEmail,
    handler: async (request, reply) => {
      await services.limiter.take('letterLinks', networkOf(request));
      await verifyEmail(guestContext(services), request.body.token);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...accountCalls.requestReset,
    handler: async (request, reply) => {
      const { email } = request.body;
      await requestReset(guestContext(services), email, clientOf(request));
      return reply.code(202).send(null);
    },
  });
  app.route({
    ...accountCalls.resetPassword,
    handler: async (request, reply) => {
      await services.limiter.take('letterLinks', networkOf(request));
      const accountId = await resetPassword(guestContext(services), request.body, networkOf(request));
      setDeviceCookie(services, request, reply, accountId);
      return reply.code(204).send(null);
    },
  });
}
