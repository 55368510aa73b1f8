import type { RequestResetBody } from '#domain/api/own-account.ts';
import { request } from './request.ts';

/** A letter with a link, if there is such an account; nobody is told whether there is. */
export function requestReset(body: RequestResetBody): Promise<null> {
  return request('/api/account/request-reset', { method: 'POST', body });
}
