import type { SessionView, SignUpBody } from '#domain/api/accounts.ts';
import { request } from './request.ts';

/** An account with a store of its own; this browser is signed in with it, by a cookie that no script can read. */
export function signUp(body: SignUpBody): Promise<SessionView> {
  return request('/api/account', { method: 'POST', body });
}
