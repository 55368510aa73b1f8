import { queryOptions } from '@tanstack/react-query';
import type { AcceptOperatorBody, InviteOperatorBody } from '#domain/api/operators.ts';
import type { OperatorRole } from '#domain/operators/roles.ts';
import { call, nullWhen } from './call.ts';
import { operatorKey } from './operator.ts';

export const operatorsQuery = queryOptions({
  queryKey: [...operatorKey, 'operators'],
  queryFn: () => call('GET /api/operator/operators'),
});

export const inviteOperator = (body: InviteOperatorBody) =>
  call('POST /api/operator/operators/invitations', { body });

export const revokeOperatorInvitation = (invitationId: string) =>
  call('DELETE /api/operator/operators/invitations/:invitationId', { params: { invitationId } });

export const changeRole = (accountId: string, role: OperatorRole) =>
  call('PUT /api/operator/accounts/:accountId/operator', {
    params: { accountId },
    body: { isOperator: true, role },
  });

/** The invitation of a link; null if it is no longer valid. */
export function operatorInvitationQuery(token: string) {
  return queryOptions({
    queryKey: ['operator-invitations', token],
    queryFn: () =>
      nullWhen('INVITATION_NOT_FOUND', call('POST /api/operator-invitations/open', { body: { token } })),
  });
}

/** Nobody is signed in by it. */
export const acceptOperatorInvitation = (body: AcceptOperatorBody) =>
  call('POST /api/operator-invitations/acceptance', { body });
