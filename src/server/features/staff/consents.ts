import type { OnStore } from '../stores/require-authority.ts';
import { updateInvitationsRevoked, updateSupport } from './queries.ts';

/** Nobody takes the store over by what was asked before. */
export async function endHandOvers(tx: OnStore): Promise<void> {
  await updateInvitationsRevoked(tx.db, tx.storeId, { handsOver: true });
}

/** What owners have consented to ends when one of them no longer decides: it was theirs to give, and to take back. */
export async function endConsents(tx: OnStore): Promise<void> {
  await endHandOvers(tx);
  await updateSupport(tx.db, tx.storeId, null);
}
