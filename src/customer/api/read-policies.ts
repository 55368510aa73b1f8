import type { Policies } from '#domain/api/policies.ts';
import { send } from './send.ts';

/** What the store has written itself; null where it has the usual text. */
export function readPolicies(slug: string): Promise<Policies> {
  return send<Policies>(`/profile/web/${encodeURIComponent(slug)}/policies`);
}
