import { queryOptions } from '@tanstack/react-query';
import type { LogInBody, SignUpBody } from '#domain/api/accounts.ts';
import type { RequestResetBody, ResetPasswordBody } from '#domain/api/own-account.ts';
import { call } from './call.ts';
import { nullWhen } from './null-when.ts';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => nullWhen('UNAUTHENTICATED', call('GET /api/session')),
  staleTime: 5 * 60_000,
});

/** Signs this browser in: the token is in a cookie that no script can read. */
export const startSession = (body: LogInBody) => call('POST /api/session', { body });

export const endSession = () => call('DELETE /api/session');

/** An account with a store of its own; this browser is signed in with it. */
export const signUp = (body: SignUpBody) => call('POST /api/account', { body });

/** A letter with a link, if there is such an account; nobody is told whether there is. */
export const requestReset = (body: RequestResetBody) => call('POST /api/account/request-reset', { body });

export const resetPassword = (body: ResetPasswordBody) => call('POST /api/account/reset', { body });

/** As a query, so that a link is sent once however often its screen is drawn: it works only once. */
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
