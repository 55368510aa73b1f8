import * as z from 'zod';
import { requestResetBody, resetPasswordBody, verifyBody } from '#domain/api/own-account.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { clientOf, keepDevice } from '../access/access.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

const tags = ['Accounts'];

/** What the links in letters do, and the asking for one. */
export function letterRoutes(app: App, services: Services): void {
  app.post(
    '/api/account/verify',
    {
      schema: {
        tags,
        operationId: 'verifyEmail',
        summary: 'Verifies an email address, by the link in a letter',
        body: verifyBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await services.limiter.take('letterLinks', networkOf(request));
      await verifyEmail(guestContext(services), request.body.token);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/account/request-reset',
    {
      schema: {
        tags,
        operationId: 'requestReset',
        summary: 'Sends a link to choose a new password, if there is such an account',
        body: requestResetBody,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await requestReset(guestContext(services), email, clientOf(request));
      return reply.code(202).send(null);
    },
  );
  app.post(
    '/api/account/reset',
    {
      schema: {
        tags,
        operationId: 'resetPassword',
        summary: 'Sets a new password, by the link in a letter, and signs out everywhere',
        body: resetPasswordBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await services.limiter.take('letterLinks', networkOf(request));
      const accountId = await resetPassword(guestContext(services), request.body, networkOf(request));
      keepDevice(services, request, reply, accountId);
      return reply.code(204).send(null);
    },
  );
}
