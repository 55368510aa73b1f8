import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { stateByMoney } from '../../rules/state-by-money.ts';
import type { SittingRow } from '../../tables.ts';
import { findSitting, lockSitting, logSitting } from '../find-sitting.ts';
import { moveTo } from '../floor/follow-table.ts';
import { findListedTable } from '../open-by-staff.ts';
import { selectOpenSittingAt, selectRounds, takeTable, updateSitting } from '../queries.ts';
import { factsOf } from '../sitting-facts.ts';

/** Moves guests and what they wait for to a free table. */
export async function moveSitting(ctx: StoreCtx, sittingId: string, to: string): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  const named = await findListedTable(ctx, to);
  // Before the lock: whether the table is free is asked under it.
  return withTransaction(ctx, async (tx) => {
    const table = await takeTable(tx.db, tx.storeId, named.id);
    if (!table) throw new AppError('TABLE_UNKNOWN');
    const locked = await lockSitting(tx, found);
    const isBill = tx.late !== undefined && locked.splitFrom !== null;
    if (locked.state === 'closed' && !isBill) throw new AppError('SITTING_CLOSED');
    if (locked.tableId === table.id) return locked;
    if (await selectOpenSittingAt(tx.db, tx.storeId, table.id)) throw new AppError('TABLE_TAKEN');
    const moved = await moveTo(tx, locked, table);
    return isBill ? sitByThemselves(tx, moved) : moved;
  });
}

/** A party that a tablet opened a table for, where others sat already, has gone to a table of its own. */
async function sitByThemselves(tx: StoreCtx, bill: SittingRow): Promise<SittingRow> {
  const { due, isOrdered } = factsOf(bill, await selectRounds(tx.db, bill));
  const state = stateByMoney('open', { due, isOrdered, isAsked: false });
  const paidAt = state === 'paid' ? new Date(tx.now) : null;
  const open = { state, paidAt, closedAt: null, closedBy: null, splitFrom: null };
  await updateSitting(tx.db, bill, open);
  await logSitting(tx, bill, { what: 'sitting_state', from: bill.state, to: state });
  return { ...bill, ...open };
}
