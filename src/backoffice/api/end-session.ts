import { request } from './request.ts';

export function endSession(): Promise<null> {
  return request('/api/session', { method: 'DELETE' });
}
