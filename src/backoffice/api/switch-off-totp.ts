import type { SwitchOffTotpBody } from '#domain/api/own-account.ts';
import { request } from './request.ts';

export function switchOffTotp(body: SwitchOffTotpBody): Promise<null> {
  return request('/api/account/totp/off', { method: 'POST', body });
}
