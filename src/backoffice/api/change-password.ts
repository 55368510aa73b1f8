import type { ChangePasswordBody } from '#domain/api/own-account.ts';
import { request } from './request.ts';

export function changePassword(body: ChangePasswordBody): Promise<null> {
  return request('/api/account/password', { method: 'POST', body });
}
