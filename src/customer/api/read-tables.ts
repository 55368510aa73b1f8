import type { OfferedTable } from '#domain/api/tables.ts';
import { send } from './send.ts';

/** Those that a store lets its guests choose from; with a name, that one alone, if the store has it. */
export function readTables(slug: string, iden?: string): Promise<OfferedTable[]> {
  const query = iden === undefined ? '' : `?iden=${encodeURIComponent(iden)}`;
  return send<OfferedTable[]>(`/profile/web/${encodeURIComponent(slug)}/tables${query}`);
}
