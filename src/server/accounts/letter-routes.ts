import * as z from 'zod';
import { requestResetBody, resetPasswordBody, verifyBody } from '#domain/api/own-account.ts';
import type { Limit } from '../http/limiter.ts';
import type { App } from '../http/schemas.ts';
import type { Services } from '../services.ts';
import { guestContext } from './access.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

const tags = ['Accounts'];
const TEN_MINUTES = 10 * 60_000;
const LINKS: Limit = { name: 'links of letters by address', most: 60, windowMs: TEN_MINUTES };
const RESETS: Limit = { name: 'resets by address', most: 30, windowMs: TEN_MINUTES };
/** Of whatever account, whether it exists or not. */
const RESETS_OF_ACCOUNT: Limit = { name: 'resets by account', most: 3, windowMs: TEN_MINUTES };

/** What the links in letters do, and the asking for one. */
export function letterRoutes(app: App, services: Services): void {
  app.post(
    '/api/account/verify',
    {
      schema: {
        tags,
        operationId: 'verifyEmail',
        summary: 'Confirms an e-mail address, by the link in a letter',
        body: verifyBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      services.limiter.take(LINKS, request.ip);
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
      services.limiter.take(RESETS, request.ip);
      services.limiter.take(RESETS_OF_ACCOUNT, email.trim().toLowerCase());
      requestReset(guestContext(services), email);
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
      services.limiter.take(LINKS, request.ip);
      await resetPassword(guestContext(services), request.body, request.ip);
      return reply.code(204).send(null);
    },
  );
}
