import { queryOptions } from '@tanstack/react-query';
import type { ChangeEmailBody, ChangePasswordBody, SwitchOffTotpBody } from '#domain/api/own-account.ts';
import type { ProfileBody } from '#domain/api/staff.ts';
import { call } from './call.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => call('GET /api/account'),
});

/** Sends a link to the new address, which is in force once it was opened. */
export const changeEmail = (body: ChangeEmailBody) => call('POST /api/account/email', { body });

/** The letter that confirms the own address, once more. */
export const resendVerification = () => call('POST /api/account/verification', { body: {} });

export const changePassword = (body: ChangePasswordBody) => call('POST /api/account/password', { body });

/** A secret for the app that makes codes; not in force before one of them has come back. */
export const setUpTotp = (password: string) => call('POST /api/account/totp', { body: { password } });

export const confirmTotp = (code: string) => call('POST /api/account/totp/confirm', { body: { code } });

export const switchOffTotp = (body: SwitchOffTotpBody) => call('POST /api/account/totp/off', { body });

/** Everywhere that one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('GET /api/sessions'),
});

/** Signs out on one other device, or on all others. */
export const endSessions = (sessionId: string | null) =>
  sessionId === null
    ? call('DELETE /api/sessions')
    : call('DELETE /api/sessions/:sessionId', { params: { sessionId } });

/** What colleagues see of whoever is signed in. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call('GET /api/profile'),
});

export const updateProfile = (body: ProfileBody) => call('PUT /api/profile', { body });
