import { queryOptions } from '@tanstack/react-query';
import { call, nullWhen } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { NewPersonBody } from '#restaurant/tablets/wire/tablets.ts';
import type { InviteBody } from '../wire/staff.ts';

export const staffQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/people', { params: { storeId } });

export const staffLogQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/people/log', { params: { storeId } });

export const leaveStore = (storeId: string) =>
  call('DELETE /api/stores/:storeId/membership', { params: { storeId } });

export const invite = (storeId: string, body: InviteBody) =>
  call('POST /api/stores/:storeId/invitations', { params: { storeId }, body });
/** Somebody without an email, who signs in with a PIN at the tablets. */
export const addPerson = (storeId: string, body: NewPersonBody) =>
  call('POST /api/stores/:storeId/people', { params: { storeId }, body });

/** The invitation of a link; null if it is no longer valid. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitations', token],
    queryFn: () => nullWhen('INVITATION_NOT_FOUND', call('POST /api/invitations/open', { body: { token } })),
  });
}
