import {
  actorRecord,
  authorise,
  type Ctx,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import type { SittingRow } from '../tables.ts';
import { findSitting, lockOpenSitting, lockSitting, logSitting } from './find-sitting.ts';
import { updateSitting } from './queries.ts';

interface Change {
  covers?: number | null | undefined;
  /** Whether whoever asks looks after the table. */
  mine?: boolean | undefined;
}

/** How many sit there, and who looks after them. */
export async function changeSitting(
  ctx: StoreCtx,
  sittingId: string,
  { covers, mine }: Change,
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: what it is changed from is read under it.
  return withTransaction(ctx, async (tx) => {
    const sitting = await (ctx.late ? lockSitting : lockOpenSitting)(tx, found);
    // A tablet that was away did not know that they had left.
    if (sitting.state === 'closed') return sitting;
    const now = { ...sitting };
    if (covers !== undefined && covers !== sitting.covers) {
      now.covers = covers;
      await changeCovers(tx, sitting, covers);
    }
    if (mine !== undefined && mine !== isOwn(tx, sitting)) {
      now.waiter = mine ? actorRecord(tx.actor) : null;
      await changeWaiter(tx, sitting, now.waiter);
    }
    return now;
  });
}

/** How many sit at a locked sitting. */
export async function changeCovers(tx: Ctx, sitting: SittingRow, covers: number | null): Promise<void> {
  await updateSitting(tx.db, sitting, { covers });
  await logSitting(tx, sitting, { what: 'covers', covers });
}

/** Who looks after a locked sitting from now on. */
export async function changeWaiter(
  tx: Ctx,
  sitting: SittingRow,
  waiter: SittingRow['waiter'],
): Promise<void> {
  await updateSitting(tx.db, sitting, { waiter });
  const name = waiter && 'name' in waiter ? waiter.name : null;
  await logSitting(tx, sitting, { what: 'served_by', name });
}

const isOwn = ({ actor }: StoreCtx, { waiter }: SittingRow): boolean =>
  waiter !== null && 'id' in waiter && waiter.id === actor.id;
