import type { SignedIn, SignUpBody } from '#domain/api/accounts.ts';
import { request } from './request.ts';

/** An account with a store of its own; the browser is not signed in by it. */
export function signUp(body: SignUpBody): Promise<SignedIn> {
  return request('/tenant/api/menu/signup/', { method: 'POST', body });
}
