import {
  actorRecord,
  authorise,
  type Ctx,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { putAway } from '#restaurant/notifications/server/put-away.ts';
import { reopenUntil } from '../rules/lifecycle.ts';
import { stateByMoney } from '../rules/state-by-money.ts';
import type { SittingRow } from '../tables.ts';
import { dueBeside } from './bills-beside.ts';
import { CALL_NOTICE } from './calling/calls.ts';
import { findSitting, lockSitting, logSitting } from './find-sitting.ts';
import {
  clearNeeds,
  endStandingCalls,
  selectOpenSittingAt,
  selectRounds,
  takeTable,
  updateSitting,
} from './queries.ts';
import { tellRounds } from './rounds/tell-rounds.ts';
import { endedOf, factsOf } from './sitting-facts.ts';

/** Clears the table. While money is due only the office can do so, with a reason. */
export async function closeSitting(ctx: StoreCtx, sittingId: string, reason: string): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: whether it may be closed is decided under it.
  return withTransaction(ctx, async (tx) => {
    const sitting = await lockSitting(tx, found);
    if (sitting.state === 'closed') return sitting;
    const due = factsOf(sitting, await selectRounds(tx.db, sitting)).due + (await dueBeside(tx, sitting));
    if (due > 0) {
      authorise(tx, 'sitting.close-unpaid', { table: sitting.tableName, amount: due });
      if (reason.trim() === '') throw fieldFault({ reason: { rule: 'required' } });
    }
    return endSitting(tx, sitting, reason.trim());
  });
}

/** Closes a locked sitting. */
export async function endSitting(tx: Ctx, sitting: SittingRow, reason = ''): Promise<SittingRow> {
  const closed = {
    state: 'closed' as const,
    closedAt: new Date(tx.now),
    closedBy: actorRecord(tx.actor),
    closeReason: reason || null,
  };
  await updateSitting(tx.db, sitting, closed);
  await clearNeeds(tx.db, sitting);
  const callIds = await endStandingCalls(tx.db, sitting, new Date(tx.now));
  await putAway(tx, sitting.storeId, { kind: CALL_NOTICE, keys: callIds });
  for (const callId of callIds) await logSitting(tx, sitting, { what: 'call_done', callId });
  const told = { what: 'sitting_state' as const, from: sitting.state, to: closed.state };
  await logSitting(tx, sitting, reason ? { ...told, reason } : told);
  await tellLeft(tx, sitting, {});
  return { ...sitting, ...closed };
}

/** The kitchen's tickets say whose they were, because other guests may sit there soon. */
async function tellLeft(tx: Ctx, sitting: SittingRow, how: { isBack?: true }): Promise<void> {
  await tellRounds(tx, sitting, { what: 'left', ...how });
}

/** Takes back that a table was cleared, while nobody else sits there. */
export async function reopenSitting(ctx: StoreCtx, sittingId: string): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: whether it may be opened again is decided under it.
  return withTransaction(ctx, async (tx) => {
    const table = await takeTable(tx.db, found.storeId, found.tableId);
    const sitting = await lockSitting(tx, found);
    if (sitting.state !== 'closed') return sitting;
    if (reopenUntil(endedOf(sitting), tx.now) === null) throw new AppError('SITTING_CLOSED');
    if (!table) throw new AppError('TABLE_UNKNOWN');
    if (await selectOpenSittingAt(tx.db, sitting.storeId, sitting.tableId)) throw new AppError('TABLE_TAKEN');
    const { due, isOrdered } = factsOf(sitting, await selectRounds(tx.db, sitting));
    const before = sitting.askedAt === null ? 'open' : 'asked';
    const state = stateByMoney(before, { due, isOrdered, isAsked: sitting.askedAt !== null });
    const open = {
      state,
      tableName: table.name,
      tableLabel: table.label,
      paidAt: state === 'paid' ? new Date(tx.now) : null,
      closedAt: null,
      closedBy: null,
      closeReason: null,
    };
    await updateSitting(tx.db, sitting, open);
    await logSitting(tx, sitting, { what: 'sitting_state', from: sitting.state, to: state });
    await tellLeft(tx, sitting, { isBack: true });
    return { ...sitting, ...open };
  });
}
