import { readOperatorLog } from '#operators/log/server/read-log.ts';
import { operatedAccountCalls } from '#operators/stores/wire/operated-accounts-calls.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { operatorsCalls } from '../wire/operators-calls.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeOperator } from './change-operator.ts';
import {
  inviteOperator,
  listOperators,
  openInvitation,
  revokeInvitation,
  sweepOperatorInvitations,
} from './invitations.ts';

function operatorsRoutes(app: App): void {
  serve(app, operatedAccountCalls, {
    changeOperator: (ctx, { params, body }) => changeOperator(ctx, params.accountId, body),
  });
  serve(app, operatorsCalls, {
    listOperators,
    listOperatorLog: (ctx, { query }) => readOperatorLog(ctx, query),
    inviteOperator: (ctx, { body }) => inviteOperator(ctx, body),
    revokeOperatorInvitation: (ctx, { params }) => revokeInvitation(ctx, params.invitationId),
    openOperatorInvitation: (ctx, { body }) => openInvitation(ctx, body.token),
    acceptOperatorInvitation: (ctx, request) => acceptInvitation(ctx, request.body, networkOf(request)),
  });
}

export const operators: Feature = {
  otherTables: { operators: 'stays', operator_invitations: 'stays', operator_log: 'stays' },
  routes: [operatorsRoutes],
  hourly: [sweepOperatorInvitations],
};
