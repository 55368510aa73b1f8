import * as z from 'zod';
import { changeEmailBody, changePasswordBody, nothingBody, ownAccountView } from '#domain/api/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { ownerOf } from '../access/access.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { readOwnAccount } from './own-account.ts';
import { resendVerification } from './verify-email.ts';

const tags = ['Own account'];

export function ownAccountRoutes(app: App): void {
  app.get(
    '/api/account',
    {
      schema: {
        tags,
        operationId: 'readOwnAccount',
        summary: 'The own account',
        response: { 200: ownAccountView },
      },
    },
    async (request) => readOwnAccount(ownerOf(request)),
  );
  app.post(
    '/api/account/email',
    {
      schema: {
        tags,
        operationId: 'changeEmail',
        summary: 'Sends a link to a new address, which is the own one as soon as that is opened',
        body: changeEmailBody,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      await changeEmail(ownerOf(request), request.body);
      return reply.code(202).send(null);
    },
  );
  app.post(
    '/api/account/verification',
    {
      schema: {
        tags,
        operationId: 'resendVerification',
        summary: 'Sends the link that confirms the own address once more',
        body: nothingBody,
        response: { 202: z.null() },
      },
    },
    async (request, reply) => {
      await resendVerification(ownerOf(request));
      return reply.code(202).send(null);
    },
  );
  app.post(
    '/api/account/password',
    {
      schema: {
        tags,
        operationId: 'changePassword',
        summary: 'Changes the own password, and signs out everywhere else',
        body: changePasswordBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await changePassword(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
}
