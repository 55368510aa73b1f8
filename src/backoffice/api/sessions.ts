import { queryOptions } from '@tanstack/react-query';
import type { SessionList } from '#domain/api/own-account.ts';
import { request } from './request.ts';

/** Everywhere that one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => request<SessionList>('/api/sessions'),
});
