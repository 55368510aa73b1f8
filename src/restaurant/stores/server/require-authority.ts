import type { OfStore } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type Party, STORE, type StoreAct } from '#restaurant/access/rules/authority.ts';
import { mayIn, type StoreStanding, storeStates } from '#restaurant/access/rules/standing.ts';
import { lockStanding } from './queries.ts';

export interface Standing extends StoreStanding {
  suspendedAt: Date | null;
  closedAt: Date | null;
}

/** Locks the store until COMMIT, and refuses what this party may not do while it stands as it does. */
export async function requireAuthority(tx: OfStore, act: StoreAct, who: Party): Promise<Standing> {
  const standing = await lockStanding(tx.db, tx.storeId);
  if (!standing) throw new AppError('STORE_NOT_FOUND');
  requireIn(STORE[act], storeStates(standing), who);
  return standing;
}

/** Refuses what this party may not do in these states. The caller holds the lock behind which they change. */
export function requireIn<State extends string>(
  cells: Record<State, readonly Party[]>,
  states: readonly State[],
  who: Party,
): void {
  if (!mayIn(cells, states, who)) throw new AppError('FORBIDDEN');
}
