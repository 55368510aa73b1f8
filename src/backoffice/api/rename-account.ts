import type { OwnAccountView, RenameBody } from '#domain/api/own-account.ts';
import { request } from './request.ts';

export function renameAccount(body: RenameBody): Promise<OwnAccountView> {
  return request('/api/account', { method: 'PATCH', body });
}
