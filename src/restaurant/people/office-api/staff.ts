import { queryOptions } from '@tanstack/react-query';
import { call, nullWhen } from '#platform/calls/office-api/call.ts';
import type { NewPersonBody } from '#restaurant/tablets/wire/tablets.ts';
import type { Role } from '../rules/permissions.ts';
import type { InviteBody, JoinBody, ResendBody } from '../wire/staff.ts';

export function staffQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'staff'],
    queryFn: () => call('GET /api/stores/:storeId/people', { params: { storeId } }),
  });
}

export function staffLogQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'staff', 'log'],
    queryFn: () => call('GET /api/stores/:storeId/people/log', { params: { storeId } }),
  });
}

export const changeRole = (storeId: string, accountId: string, role: Role) =>
  call('PATCH /api/stores/:storeId/people/:accountId', { params: { storeId, accountId }, body: { role } });

export const removeMember = (storeId: string, accountId: string) =>
  call('DELETE /api/stores/:storeId/people/:accountId', { params: { storeId, accountId } });

export const leaveStore = (storeId: string) =>
  call('DELETE /api/stores/:storeId/membership', { params: { storeId } });

export const invite = (storeId: string, body: InviteBody) =>
  call('POST /api/stores/:storeId/invitations', { params: { storeId }, body });

export const resendInvitation = (storeId: string, invitationId: string, body: ResendBody) =>
  call('POST /api/stores/:storeId/invitations/:invitationId/resend', {
    params: { storeId, invitationId },
    body,
  });

export const agreeToHandOver = (storeId: string, invitationId: string) =>
  call('POST /api/stores/:storeId/invitations/:invitationId/agree', { params: { storeId, invitationId } });

export const revokeInvitation = (storeId: string, invitationId: string) =>
  call('DELETE /api/stores/:storeId/invitations/:invitationId', { params: { storeId, invitationId } });

/** Somebody without an email, who signs in with a PIN at the tablets. */
export const addPerson = (storeId: string, body: NewPersonBody) =>
  call('POST /api/stores/:storeId/people', { params: { storeId }, body });

/** Null takes it away. */
export const setPin = (storeId: string, accountId: string, pin: string | null) =>
  call('PUT /api/stores/:storeId/people/:accountId/pin', { params: { storeId, accountId }, body: { pin } });

/** The invitation of a link; null if it is no longer valid. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitations', token],
    queryFn: () => nullWhen('INVITATION_NOT_FOUND', call('POST /api/invitations/open', { body: { token } })),
  });
}

/** Joins with the account that is signed in. */
export const acceptInvitation = (token: string) =>
  call('POST /api/invitations/acceptance', { body: { token } });

/** Creates an account for the invited address. The browser is not signed in by it. */
export const joinWithNewAccount = (token: string, body: JoinBody) =>
  call('POST /api/invitations/account', { body: { ...body, token } });
