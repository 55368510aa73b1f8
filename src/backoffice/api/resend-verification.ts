import { request } from './request.ts';

/** The letter that confirms the own address, once more. */
export function resendVerification(): Promise<null> {
  return request('/api/account/verification', { method: 'POST', body: {} });
}
