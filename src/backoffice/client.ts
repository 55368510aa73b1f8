import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError } from '#domain/errors.ts';
import { sessionQuery } from './api/session.ts';

const RETRIES = 2;

/** Reads are tried again when nobody answered; what changes something is sent once, and never later by itself. */
export function createClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthRetrying },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  /** A session can end while its screens are open: they give way to the sign-in. */
  function noticeSignedOut(error: Error) {
    if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') return;
    client.setQueryData(sessionQuery.queryKey, null);
  }

  return client;
}

function isWorthRetrying(count: number, error: Error): boolean {
  return count < RETRIES && error instanceof AppError && error.code === 'UNAVAILABLE';
}
