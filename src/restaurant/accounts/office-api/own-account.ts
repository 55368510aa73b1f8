import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { ProfileBody } from '#restaurant/people/wire/staff.ts';
import type { ChangeEmailBody, ChangePasswordBody, SwitchOffTotpBody } from '../wire/own-account.ts';

export const ownAccountQuery = query('GET /api/account', {});

/** Sends a link to the new address, which counts once the link was opened. */
export const changeEmail = (body: ChangeEmailBody) => call('POST /api/account/email', { body });

/** Sends the email that confirms the address again. */
export const resendVerification = () => call('POST /api/account/verification', { body: {} });

export const changePassword = (body: ChangePasswordBody) => call('POST /api/account/password', { body });
export const switchOffTotp = (body: SwitchOffTotpBody) => call('POST /api/account/totp/off', { body });

/** All sessions of the signed-in account. */
export const sessionsQuery = query('GET /api/sessions', {});

/** Signs out one other device, or all others (null). */
export const endSessions = (sessionId: string | null) =>
  sessionId === null
    ? call('DELETE /api/sessions')
    : call('DELETE /api/sessions/:sessionId', { params: { sessionId } });

/** The profile of the signed-in account, as colleagues see it. */
export const profileQuery = query('GET /api/profile', {});

export const updateProfile = (body: ProfileBody) => call('PUT /api/profile', { body });
