import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent } from '#platform/calls/wire/params.ts';
import { inviteOwnerBody, ownersInvited, sentToOwner, signUpSettings } from './sign-up.ts';

/** Who may open a restaurant here, for whoever runs the program. */
export const signUpCalls = endpoints('Operator', {
  readSignUp: {
    method: 'GET',
    url: '/api/operator/sign-up',
    access: 'operator.read',
    schema: { summary: 'Who may sign up', response: { 200: signUpSettings } },
  },
  changeSignUp: {
    method: 'PUT',
    url: '/api/operator/sign-up',
    access: 'operator.brand',
    logs: 'sign-up',
    example: { policy: 'open' },
    schema: {
      summary: 'Says who may sign up: anybody, invited people, nobody',
      body: signUpSettings,
      response: { 200: signUpSettings },
    },
  },
  listOwnersInvited: {
    method: 'GET',
    url: '/api/operator/invitations',
    access: 'operator.read',
    schema: { summary: 'Open invitations to open a restaurant', response: { 200: ownersInvited } },
  },
  inviteOwner: {
    method: 'POST',
    url: '/api/operator/invitations',
    access: 'operator.stores',
    logs: 'invitation',
    once: 'same',
    within: ['emails'],
    schema: {
      summary: 'Sends a link with which one person may open a restaurant. It ends an earlier one',
      body: inviteOwnerBody,
      response: { 201: sentToOwner },
    },
  },
  revokeOwnersInvitation: {
    method: 'DELETE',
    url: '/api/operator/invitations/:invitationId',
    access: 'operator.stores',
    logs: 'invitation',
    schema: {
      summary: 'Its link no longer works',
      params: z.object({ invitationId: anyId }),
      response: noContent,
    },
  },
});
