import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { sessionQuery } from './session.ts';

const RETRIES = 2;
const MAY_HAVE_ENDED: readonly ErrorCode[] = ['UNAUTHENTICATED', 'STORE_NOT_FOUND', 'FORBIDDEN'];

/**
 * Reads again, too, what is just being read for the first time. The library lets such a reading go on, which may have begun
 * before the change.
 */
class OfficeClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none') {
      const reading = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
      for (const query of reading)
        if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** Queries are retried when the server cannot be reached. Mutations are sent once. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new OfficeClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthRetrying },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  /**
   * A session, a role or a membership can end while its screens are open. The session is read again and not just ended:
   * the refused request may be an earlier person's.
   */
  function onError(error: Error) {
    if (error instanceof AppError && MAY_HAVE_ENDED.includes(error.code))
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }

  return client;
}

/** What failed while the server was away, such as a table that nothing happens to since. */
export function readFailedAgain(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
}

function isWorthRetrying(count: number, error: Error): boolean {
  return count < RETRIES && error instanceof AppError && error.code === 'UNAVAILABLE';
}
