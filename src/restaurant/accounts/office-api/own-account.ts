import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { ProfileBody } from '#restaurant/people/wire/staff.ts';
import type { ChangeEmailBody, ChangePasswordBody, SwitchOffTotpBody } from '../wire/own-account.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => call('GET /api/account'),
});

/** Sends a link to the new address, which counts once the link was opened. */
export const changeEmail = (body: ChangeEmailBody) => call('POST /api/account/email', { body });

/** Sends the email that confirms the address again. */
export const resendVerification = () => call('POST /api/account/verification', { body: {} });

export const changePassword = (body: ChangePasswordBody) => call('POST /api/account/password', { body });

/** Creates a secret for an authenticator app. It counts once a code was confirmed. */
export const setUpTotp = (password: string) => call('POST /api/account/totp', { body: { password } });

export const confirmTotp = (code: string) => call('POST /api/account/totp/confirm', { body: { code } });

export const switchOffTotp = (body: SwitchOffTotpBody) => call('POST /api/account/totp/off', { body });

/** All sessions of the signed-in account. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('GET /api/sessions'),
});

/** Signs out one other device, or all others (null). */
export const endSessions = (sessionId: string | null) =>
  sessionId === null
    ? call('DELETE /api/sessions')
    : call('DELETE /api/sessions/:sessionId', { params: { sessionId } });

/** The profile of the signed-in account, as colleagues see it. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call('GET /api/profile'),
});

export const updateProfile = (body: ProfileBody) => call('PUT /api/profile', { body });
