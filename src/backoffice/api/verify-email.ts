import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** As a query, so that a link is sent once however often its screen is drawn: it works only once. */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ['verify', token],
    queryFn: () => request<null>('/api/account/verify', { method: 'POST', body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
