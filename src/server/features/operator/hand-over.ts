import type { HandedOver } from '#domain/api/operated-store.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { OperatorCtx } from '../access/access.ts';
import { giveStore, inviteOwner } from '../staff/hand-over.ts';
import { findStore } from '../stores/find-store.ts';
import { selectConfirmed } from './details-queries.ts';

/** Gives the store to another owner: at once if their address is confirmed, else when they accept an invitation. */
export async function handOver(ctx: OperatorCtx, given: string, email: string): Promise<HandedOver> {
  const { storeId } = await findStore(ctx.db, given);
  const inStore = { ...ctx, storeId };
  const account = await selectConfirmed(ctx.db, email.trim());
  if (!account) return { isDone: false, isSent: await inviteOwner(inStore, email.trim()) };
  // Before the lock: an account that loses its address meanwhile keeps the store.
  const tell = await withTransaction(inStore, (tx) => giveStore(tx, account));
  await tell();
  return { isDone: true, isSent: true };
}
