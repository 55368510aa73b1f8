import type { OfStore } from '#platform/context/server/context.ts';
import { updateInvitationsRevoked, updateSupport } from './queries.ts';

/** Nobody takes the store over by what was asked before. */
export async function endHandOvers(tx: OfStore): Promise<void> {
  await updateInvitationsRevoked(tx.db, tx.storeId, { handsOver: true });
}

/** What owners have consented to ends when one of them no longer decides: it was theirs to give, and to take back. */
export async function endConsents(tx: OfStore): Promise<void> {
  await endHandOvers(tx);
  await updateSupport(tx.db, tx.storeId, null);
}
