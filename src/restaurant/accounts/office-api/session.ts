import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, nullWhen } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { isTablet, rememberTablet } from '#restaurant/tablets/office-api/tablet-mark.ts';
import { tabletQuery } from '#restaurant/tablets/office-api/tablets.ts';
import { dropTurn } from '#restaurant/without-the-line/office/turn.ts';

/** The session, or null if nobody is signed in. A tablet knows it for both ways to sign in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  async queryFn({ client }) {
    const tablet = isTablet() ? await client.fetchQuery({ ...tabletQuery, staleTime: 0 }) : null;
    if (tablet?.session === null) void dropTurn();
    if (tablet) return tablet.session;
    rememberTablet(false);
    return nullWhen('UNAUTHENTICATED', call('GET /api/session'));
  },
  staleTime: 5 * MINUTE,
});

/** Nobody is signed in any more. A session that is just being fetched must not come back. */
export function forgetSession(client: QueryClient): void {
  void dropTurn();
  client.setQueryData(sessionQuery.queryKey, null);
  void client.cancelQueries({ queryKey: sessionQuery.queryKey });
}

/** Signs this screen out. What was read of a store goes once its screens have gone: they would read it again, in vain. */
export function leaveSession(client: QueryClient): void {
  forgetSession(client);
  setTimeout(() => client.removeQueries({ queryKey: ['stores'] }));
}

export const endSession = () => call('DELETE /api/session');

/** A query, so that the link is sent once however often its screen renders: it works only once. */
export function verifyEmailQuery(token: string) {
  return queryOptions({
    queryKey: ['verify', token],
    queryFn: () => call('POST /api/account/verify', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
