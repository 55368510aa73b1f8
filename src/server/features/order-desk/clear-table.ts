import type { STILL_COOKING } from '#domain/api/sittings.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { CANCELLED, SERVED } from '#domain/order/order.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { SittingRow } from '../../platform/db/schema/sittings.ts';
import { fireTabs } from '../courses/fire-courses.ts';
import { findRounds } from '../sittings/add-round.ts';
import { billsBeside } from '../sittings/bills-beside.ts';
import { closeSitting } from '../sittings/close-sitting.ts';
import { findSitting, lockSitting } from '../sittings/find-sitting.ts';
import { changeState } from './change-state.ts';

interface Clearing {
  reason?: string | undefined;
  cooking?: (typeof STILL_COOKING)[number] | undefined;
}

const LEADS_TO = { cancel: CANCELLED, serve: SERVED };

/**
 * Clears a table. What is still being cooked is cancelled with the reason, or was handed over, each round as by itself;
 * otherwise it still comes, as a ticket of the guests who have left. All or nothing: where money is due and the table may not
 * be cleared, nothing has happened to the dishes.
 */
export async function clearTable(
  ctx: StoreCtx,
  sittingId: string,
  { reason = '', cooking = 'keep' }: Clearing,
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  if (cooking === 'cancel' && reason.trim() === '') throw fieldFault({ reason: { rule: 'required' } });
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: what is cooked or held is read under it.
  return withTransaction(ctx, async (tx) => {
    const sitting = await lockSitting(tx, found);
    if (isThere(tx, sitting)) {
      const bills = await billsBeside(tx, tx.storeId, sitting.id);
      if (cooking === 'keep') await fireTabs(tx, [sitting.id, ...bills.map(({ id }) => id)]);
      else {
        const rounds = [...(await findRounds(tx, sitting)), ...bills.flatMap((bill) => bill.rounds)];
        for (const { id, state: from } of rounds.filter(({ state }) => state < SERVED))
          await changeState(tx, id, { ...{ from, to: LEADS_TO[cooking] }, reason: reason.trim() });
      }
    }
    return closeSitting(tx, sittingId, reason);
  });
}

/** A tablet that was away clears the table of a party that has a bill beside others. */
const isThere = ({ late }: StoreCtx, { state, splitFrom }: SittingRow): boolean =>
  state !== 'closed' || (late !== undefined && splitFrom !== null);
