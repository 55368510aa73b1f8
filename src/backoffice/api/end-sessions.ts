import { request } from './request.ts';

/** Signs out on one other device, or on all others. */
export function endSessions(sessionId: string | null): Promise<null> {
  return request(sessionId === null ? '/api/sessions' : `/api/sessions/${sessionId}`, { method: 'DELETE' });
}
