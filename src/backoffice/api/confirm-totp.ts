import type { RecoveryCodesView } from '#domain/api/own-account.ts';
import { request } from './request.ts';

export function confirmTotp(code: string): Promise<RecoveryCodesView> {
  return request('/api/account/totp/confirm', { method: 'POST', body: { code } });
}
