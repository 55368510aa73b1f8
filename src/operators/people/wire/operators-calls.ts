import * as z from 'zod/mini';
import { operatorLogView } from '#operators/log/wire/operator-log.ts';
import { OPERATOR_ACTS } from '#operators/stores/rules/acts.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, noContent, upTo } from '#platform/calls/wire/params.ts';
import { invitationBody } from '#restaurant/people/wire/staff.ts';
import {
  acceptOperatorBody,
  inviteOperatorBody,
  openOperatorInvitation,
  operatorsView,
  sentToOperator,
} from './operators.ts';

const logQuery = z.object({
  person: z.optional(upTo(100)),
  what: z.optional(z.union([empty, z.enum(OPERATOR_ACTS)])),
  store: z.optional(upTo(100)),
  bulk: z.optional(upTo(100)),
  after: z.optional(upTo(600)),
  forFile: z.optional(z.literal('1')),
});
export type OperatorLogQuery = z.infer<typeof logQuery>;

/** Who runs the brand. Their roles are changed in `operated-accounts.ts`. */
export const operatorsCalls = endpoints('Operator', {
  listOperators: {
    method: 'GET',
    url: '/api/operator/operators',
    access: 'operator.read',
    schema: {
      summary: 'Operators of the brand, and who is invited to be one',
      response: { 200: operatorsView },
    },
  },
  listOperatorLog: {
    method: 'GET',
    url: '/api/operator/log',
    access: 'operator.read',
    schema: {
      summary:
        'What operators have changed, the newest first: of one person, one store (its id or slug), one kind, one act on many; ?after= the `next` of the page before',
      querystring: logQuery,
      response: { 200: operatorLogView },
    },
  },
  inviteOperator: {
    method: 'POST',
    url: '/api/operator/operators/invitations',
    access: 'operator.brand',
    logs: 'operator',
    once: 'same',
    within: ['emails'],
    schema: {
      summary:
        'Sends a link that makes its reader an operator in this role, once, for 7 days. It ends an earlier one',
      body: inviteOperatorBody,
      response: { 201: sentToOperator },
    },
  },
  revokeOperatorInvitation: {
    method: 'DELETE',
    url: '/api/operator/operators/invitations/:invitationId',
    access: 'operator.brand',
    logs: 'operator',
    schema: {
      summary: 'Its link no longer works',
      params: z.object({ invitationId: anyId }),
      response: noContent,
    },
  },
  openOperatorInvitation: {
    method: 'POST',
    url: '/api/operator-invitations/open',
    access: 'anybody',
    limits: ['invitationLinks'],
    schema: {
      summary: 'Who invites into which role, for whoever holds the link',
      body: invitationBody,
      response: { 200: openOperatorInvitation },
    },
  },
  acceptOperatorInvitation: {
    method: 'POST',
    url: '/api/operator-invitations/acceptance',
    access: 'anybody',
    limits: ['invitationLinks'],
    sometimes: { hashes: 'a password is chosen' },
    schema: {
      summary:
        'Makes the reader of the link an operator. Who has no confirmed account chooses a name and a password; nobody is signed in by it',
      body: acceptOperatorBody,
      response: noContent,
    },
  },
});
