import type { TotpSetupView } from '#domain/api/own-account.ts';
import { request } from './request.ts';

/** A secret for the app that makes codes; not in force before one of them has come back. */
export function setUpTotp(password: string): Promise<TotpSetupView> {
  return request('/api/account/totp', { method: 'POST', body: { password } });
}
