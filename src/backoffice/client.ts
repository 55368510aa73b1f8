import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError } from '#domain/errors.ts';
import { sessionQuery } from './api/session.ts';

const RETRIES = 2;

/** Reads are tried again when nobody answered; what changes something is sent once, and never later by itself. */
export function createClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeChange }),
    mutationCache: new MutationCache({ onError: noticeChange }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthRetrying },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  /** A session, a role or a part in a store can end while its screens are open: they give way to what is left. */
  function noticeChange(error: Error) {
    if (!(error instanceof AppError)) return;
    if (error.code === 'UNAUTHENTICATED') client.setQueryData(sessionQuery.queryKey, null);
    if (error.code === 'STORE_NOT_FOUND' || error.code === 'FORBIDDEN')
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }

  return client;
}

function isWorthRetrying(count: number, error: Error): boolean {
  return count < RETRIES && error instanceof AppError && error.code === 'UNAVAILABLE';
}
