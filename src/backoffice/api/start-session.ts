import type { LogInBody, SessionView } from '#domain/api/accounts.ts';
import { request } from './request.ts';

/** Signs this browser in: the token is in a cookie that no script can read. */
export function startSession(body: LogInBody): Promise<SessionView> {
  return request('/api/session', { method: 'POST', body });
}
