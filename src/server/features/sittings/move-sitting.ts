import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { SittingRow } from '../../platform/db/schema/sittings.ts';
import { findSitting, lockOpenSitting } from './find-sitting.ts';
import { moveTo } from './follow-table.ts';
import { findListedTable } from './open-by-staff.ts';
import { selectOpenSittingAt, takeTable } from './queries.ts';

/** Moves guests and what they wait for to a free table. */
export async function moveSitting(ctx: StoreCtx, sittingId: string, to: string): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  const named = await findListedTable(ctx, to);
  // Before the lock: whether the table is free is asked under it.
  return withTransaction(ctx, async (tx) => {
    const table = await takeTable(tx.db, tx.storeId, named.id);
    if (!table) throw new AppError('TABLE_UNKNOWN');
    const sitting = await lockOpenSitting(tx, found);
    if (sitting.tableId === table.id) return sitting;
    if (await selectOpenSittingAt(tx.db, tx.storeId, table.id)) throw new AppError('TABLE_TAKEN');
    return moveTo(tx, sitting, table);
  });
}
