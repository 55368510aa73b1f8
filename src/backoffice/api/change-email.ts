import type { ChangeEmailBody } from '#domain/api/own-account.ts';
import { request } from './request.ts';

/** Sends a link to the new address, which is in force once it was opened. */
export function changeEmail(body: ChangeEmailBody): Promise<null> {
  return request('/api/account/email', { method: 'POST', body });
}
