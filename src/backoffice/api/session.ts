import { queryOptions } from '@tanstack/react-query';
import type { SessionView } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { request } from './request.ts';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: 5 * 60_000,
});

async function readSession(): Promise<SessionView | null> {
  try {
    return await request<SessionView>('/api/session');
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}
