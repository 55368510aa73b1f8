import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { noContent, upTo } from '#platform/calls/wire/params.ts';
import {
  changeEmailBody,
  changePasswordBody,
  confirmTotpBody,
  nothingBody,
  ownAccountView,
  recoveryCodesView,
  sessionList,
  setUpTotpBody,
  switchOffTotpBody,
  totpSetupView,
} from './own-account.ts';

export const ownAccountCalls = endpoints('Own account', {
  listSessions: {
    method: 'GET',
    url: '/api/sessions',
    access: 'account',
    schema: {
      summary: 'Where one is signed in',
      response: { 200: sessionList },
    },
  },
  endOtherSessions: {
    method: 'DELETE',
    url: '/api/sessions',
    access: 'account',
    schema: {
      summary: 'Signs out everywhere but here',
      response: noContent,
    },
  },
  endOneSession: {
    method: 'DELETE',
    url: '/api/sessions/:sessionId',
    access: 'account',
    schema: {
      summary: 'Signs out on another device',
      params: z.object({ sessionId: upTo(64) }),
      response: noContent,
    },
  },
  readOwnAccount: {
    method: 'GET',
    url: '/api/account',
    access: 'account',
    schema: {
      summary: 'The own account',
      response: { 200: ownAccountView },
    },
  },
  changeEmail: {
    method: 'POST',
    url: '/api/account/email',
    access: 'account',
    within: ['passwordsOfSession', 'hashesOfAsker', 'emailsOfAccount', 'verifyEmails', 'verifyEmailsOfDay'],
    sometimes: { emails: 'taken address' },
    schema: {
      summary: 'Sends a link to a new address, which is the own one as soon as that is opened',
      body: changeEmailBody,
      response: { 202: z.null() },
    },
  },
  resendVerification: {
    method: 'POST',
    url: '/api/account/verification',
    access: 'account',
    within: ['emailsOfAccount', 'verifyEmails', 'verifyEmailsOfDay'],
    schema: {
      summary: 'Sends the link that confirms the own address once more',
      body: nothingBody,
      response: { 202: z.null() },
    },
  },
  changePassword: {
    method: 'POST',
    url: '/api/account/password',
    access: 'account',
    within: ['passwordsOfSession', 'hashesOfAsker', 'changeEmails'],
    schema: {
      summary: 'Changes the own password, and signs out everywhere else',
      body: changePasswordBody,
      response: noContent,
    },
  },
  setUpTotp: {
    method: 'POST',
    url: '/api/account/totp',
    access: 'account',
    within: ['passwordsOfSession', 'hashesOfAsker'],
    schema: {
      summary: 'A secret for an app that makes codes; to be confirmed with one of them',
      body: setUpTotpBody,
      response: { 200: totpSetupView },
    },
  },
  confirmTotp: {
    method: 'POST',
    url: '/api/account/totp/confirm',
    access: 'account',
    within: ['secondStepsOfDevice', 'changeEmails'],
    schema: {
      summary: 'From now on a sign-in asks for a code; answers the codes for recovery',
      body: confirmTotpBody,
      response: { 200: recoveryCodesView },
    },
  },
  switchOffTotp: {
    method: 'POST',
    url: '/api/account/totp/off',
    access: 'account',
    within: ['passwordsOfSession', 'hashesOfAsker', 'secondStepsOfDevice', 'changeEmails'],
    schema: {
      summary: 'A sign-in asks for the password alone again',
      body: switchOffTotpBody,
      response: noContent,
    },
  },
});
