import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorEntry, OperatorLogView } from '#operators/log/wire/operator-log.ts';
import { operatorKey } from '#operators/stores/office-api/operator.ts';
import type { OperatorAct } from '#operators/stores/rules/acts.ts';
import { call, nullWhen } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';

export const operatorsQuery = query('GET /api/operator/operators', {});

/** The invitation of a link; null if it is no longer valid. */
export function operatorInvitationQuery(token: string) {
  return queryOptions({
    queryKey: ['operator-invitations', token],
    queryFn: () =>
      nullWhen('INVITATION_NOT_FOUND', call('POST /api/operator-invitations/open', { body: { token } })),
  });
}

/** An empty value matches all entries. */
export interface LogFilter {
  person: string;
  what: OperatorAct | '';
  store: string;
  /** An act on many restaurants. */
  bulk: string;
}

export function operatorLogQuery(filter: LogFilter) {
  return infiniteQueryOptions({
    queryKey: [...operatorKey, 'log', filter],
    queryFn: ({ pageParam }) => call('GET /api/operator/log', { query: { ...filter, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** More than these are not written into a file. */
const MOST_IN_FILE = 20_000;

/** All entries that match, page by page. */
export async function fetchLog(filter: LogFilter): Promise<OperatorEntry[]> {
  const found: OperatorEntry[] = [];
  let after: string | null = '';
  while (after !== null && found.length < MOST_IN_FILE) {
    const query: LogFilter & { after: string; forFile: '1' } = { ...filter, after, forFile: '1' };
    const page: OperatorLogView = await call('GET /api/operator/log', { query });
    found.push(...page.entries);
    after = page.next;
  }
  return found;
}
