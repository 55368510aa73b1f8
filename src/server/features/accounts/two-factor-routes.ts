import * as z from 'zod';
import {
  confirmTotpBody,
  recoveryCodesView,
  setUpTotpBody,
  switchOffTotpBody,
  totpSetupView,
} from '#domain/api/own-account.ts';
import type { App } from '../../platform/http/schemas.ts';
import { ownerOf } from '../access/access.ts';
import { confirmTotpSetup, setUpTotp } from './set-up-totp.ts';
import { switchOffTotp } from './switch-off-totp.ts';

const tags = ['Own account'];

export function twoFactorRoutes(app: App): void {
  app.post(
    '/api/account/totp',
    {
      schema: {
        tags,
        operationId: 'setUpTotp',
        summary: 'A secret for an app that makes codes; to be confirmed with one of them',
        body: setUpTotpBody,
        response: { 200: totpSetupView },
      },
    },
    async (request) => setUpTotp(ownerOf(request), request.body.password),
  );
  app.post(
    '/api/account/totp/confirm',
    {
      schema: {
        tags,
        operationId: 'confirmTotp',
        summary: 'From now on a sign-in asks for a code; answers the codes for recovery',
        body: confirmTotpBody,
        response: { 200: recoveryCodesView },
      },
    },
    async (request) => confirmTotpSetup(ownerOf(request), request.body.code),
  );
  app.post(
    '/api/account/totp/off',
    {
      schema: {
        tags,
        operationId: 'switchOffTotp',
        summary: 'A sign-in asks for the password alone again',
        body: switchOffTotpBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await switchOffTotp(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
}
