import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, upTo } from '#platform/calls/wire/params.ts';
import { operatedAccount, operatedAccounts, operatorBody } from './operated-accounts.ts';

const listQuery = z.object({ search: z.optional(upTo(100)), after: z.optional(upTo(600)) });
export type OperatedAccountsQuery = z.infer<typeof listQuery>;
const ofAccount = z.object({ accountId: anyId });

/** Everybody who can sign in, for whoever runs the program. */
export const operatedAccountCalls = endpoints('Operator', {
  listOperatedAccounts: {
    method: 'GET',
    url: '/api/operator/accounts',
    access: 'operator.read',
    schema: {
      summary: 'All accounts, the newest first; ?after= the `next` of the page before',
      querystring: listQuery,
      response: { 200: operatedAccounts },
    },
  },
  endSessionsOfAccount: {
    method: 'DELETE',
    url: '/api/operator/accounts/:accountId/sessions',
    access: 'operator.stores',
    logs: 'sessions',
    schema: { summary: 'Signs somebody out everywhere', params: ofAccount, response: noContent },
  },
  changeOperator: {
    method: 'PUT',
    url: '/api/operator/accounts/:accountId/operator',
    access: 'operator.brand',
    logs: 'operator',
    example: { isOperator: true },
    schema: {
      summary:
        'Makes somebody with a confirmed address an operator, changes their role, or ends it. Nobody changes their own',
      params: ofAccount,
      body: operatorBody,
      response: { 200: operatedAccount },
    },
  },
});
