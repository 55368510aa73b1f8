import { type Party, STORE, type StoreAct } from '#domain/authority/authority.ts';
import { mayIn, type StoreStanding, storeStates } from '#domain/authority/standing.ts';
import { AppError } from '#domain/errors.ts';
import type { Ctx, StoreCtx } from '../../platform/context/context.ts';
import { lockStanding } from './queries.ts';

/** Somebody who changes a store, perhaps from outside, such as an operator. */
export type OnStore = Ctx & Pick<StoreCtx, 'storeId'>;

export interface Standing extends StoreStanding {
  suspendedAt: Date | null;
  closedAt: Date | null;
}

/** Locks the store until COMMIT, and refuses what this party may not do while it stands as it does. */
export async function requireAuthority(tx: OnStore, act: StoreAct, who: Party): Promise<Standing> {
  const standing = await lockStanding(tx.db, tx.storeId);
  if (!standing) throw new AppError('STORE_NOT_FOUND');
  if (!mayIn(STORE[act], storeStates(standing), who)) throw new AppError('FORBIDDEN');
  return standing;
}
