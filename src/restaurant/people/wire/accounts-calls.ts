import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { noContent } from '#platform/calls/wire/params.ts';
import {
  logInBody,
  membershipView,
  sessionView,
  signedIn,
  signUpBody,
} from '#restaurant/accounts/wire/accounts.ts';
import { requestResetBody, resetPasswordBody, verifyBody } from '#restaurant/accounts/wire/own-account.ts';
import {
  invitationBody,
  joinByInvitationBody,
  newStoreBody,
  openInvitation,
  profileBody,
  profileView,
} from './staff.ts';

export const accountCalls = endpoints('Accounts', {
  verifyEmail: {
    method: 'POST',
    url: '/api/account/verify',
    access: 'anybody',
    limits: ['emailLinks'],
    sometimes: { changeEmails: 'confirmed before' },
    schema: {
      summary: 'Verifies an email address, by the link in an email',
      body: verifyBody,
      response: noContent,
    },
  },
  requestReset: {
    method: 'POST',
    url: '/api/account/request-reset',
    access: 'anybody',
    limits: [],
    within: ['resets', 'resetsOfAccount', 'resetsOfDay', 'resetEmails'],
    sometimes: { resetsOfDevice: 'known browser', resetEmailsByDevice: 'known browser' },
    schema: {
      summary: 'Sends a link to choose a new password, if there is such an account',
      body: requestResetBody,
      response: { 202: z.null() },
    },
  },
  resetPassword: {
    method: 'POST',
    url: '/api/account/reset',
    access: 'anybody',
    limits: ['emailLinks'],
    within: ['hashes', 'changeEmails'],
    schema: {
      summary: 'Sets a new password, by the link in an email, and signs out everywhere',
      body: resetPasswordBody,
      response: noContent,
    },
  },
  logIn: {
    method: 'POST',
    url: '/tenant/api/login',
    access: 'anybody',
    limits: ['triedSignIns'],
    within: ['signIns', 'signInsOfAccount', 'hashes', 'hashesOfAsker', 'signInsFromAnywhere'],
    sometimes: {
      signInsOfDevice: 'known browser',
      secondSteps: 'second step',
      secondStepsOfDevice: 'second step, known browser',
    },
    schema: {
      summary: 'A token for the Authorization header',
      body: logInBody,
      response: { 200: signedIn },
    },
  },
  startSession: {
    method: 'POST',
    url: '/api/session',
    access: 'anybody',
    limits: ['triedSignIns'],
    within: ['signIns', 'signInsOfAccount', 'hashes', 'hashesOfAsker', 'signInsFromAnywhere'],
    sometimes: {
      signInsOfDevice: 'known browser',
      secondSteps: 'second step',
      secondStepsOfDevice: 'second step, known browser',
    },
    schema: {
      summary: 'Signs a browser in, with a cookie',
      body: logInBody,
      response: { 201: sessionView },
    },
  },
  readSession: {
    method: 'GET',
    url: '/api/session',
    access: 'account',
    limits: 'reads one session, by a token that can’t be guessed',
    schema: {
      summary: 'Who is signed in',
      response: { 200: sessionView },
    },
  },
  readUser: {
    method: 'GET',
    url: '/api/user',
    access: 'account',
    limits: 'reads one session, by a token that can’t be guessed',
    schema: {
      summary: 'Who is signed in, with their stores: the same as /api/session',
      response: { 200: sessionView },
    },
  },
  endSession: {
    method: 'DELETE',
    url: '/api/session',
    access: 'account',
    limits: 'ends one session, by a token that can’t be guessed',
    schema: {
      summary: 'Signs out',
      response: noContent,
    },
  },
  signUp: {
    method: 'POST',
    url: '/tenant/api/menu/signup',
    access: 'anybody',
    limits: ['signUps'],
    within: ['hashes', 'verifyEmails', 'verifyEmailsOfDay'],
    schema: {
      summary: 'Makes an account with a store of its own',
      body: signUpBody,
      response: { 201: signedIn },
    },
  },
  startAccount: {
    method: 'POST',
    url: '/api/account',
    access: 'anybody',
    limits: ['signUps'],
    within: ['hashes', 'verifyEmails', 'verifyEmailsOfDay'],
    schema: {
      summary: 'Makes an account with a store of its own, and signs a browser in, with a cookie',
      body: signUpBody,
      response: { 201: sessionView },
    },
  },
  openStore: {
    method: 'POST',
    url: '/api/stores',
    access: 'account',
    limits: ['stores', 'storesOfDay'],
    schema: {
      summary: 'One more store, of which the account is the owner',
      body: newStoreBody,
      response: { 201: membershipView },
    },
  },
  readInvitation: {
    method: 'POST',
    url: '/api/invitations/open',
    access: 'anybody',
    limits: ['invitationLinks'],
    schema: {
      summary: 'Who invites to what, for whoever holds the link',
      body: invitationBody,
      response: { 200: openInvitation },
    },
  },
  joinWithNewAccount: {
    method: 'POST',
    url: '/api/invitations/account',
    access: 'anybody',
    limits: ['invitationLinks'],
    within: ['hashes'],
    schema: {
      summary:
        'An account for the address that was invited, which joins the store; nobody is signed in by it',
      body: joinByInvitationBody,
      response: { 201: membershipView },
    },
  },
  acceptInvitation: {
    method: 'POST',
    url: '/api/invitations/acceptance',
    access: 'account',
    limits: ['invitationLinks'],
    schema: {
      summary: 'Joins the store with the account that is signed in',
      body: invitationBody,
      response: { 201: membershipView },
    },
  },
  readProfile: {
    method: 'GET',
    url: '/api/profile',
    access: 'account',
    schema: {
      summary: 'What colleagues see of somebody, to themself',
      response: { 200: profileView },
    },
  },
  updateProfile: {
    method: 'PUT',
    url: '/api/profile',
    access: 'account',
    example: { name: 'Asha Rao', phone: '' },
    schema: {
      summary: 'Another name or telephone number',
      body: profileBody,
      response: { 200: profileView },
    },
  },
});
