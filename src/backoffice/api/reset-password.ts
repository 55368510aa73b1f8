import type { ResetPasswordBody } from '#domain/api/own-account.ts';
import { request } from './request.ts';

export function resetPassword(body: ResetPasswordBody): Promise<null> {
  return request('/api/account/reset', { method: 'POST', body });
}
