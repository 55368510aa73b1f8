import type { MembershipView } from '#domain/api/accounts.ts';
import { request } from './request.ts';

/** One more store, of which whoever asks is the owner. */
export function openStore(name: string): Promise<MembershipView> {
  return request('/api/stores', { method: 'POST', body: { name } });
}
