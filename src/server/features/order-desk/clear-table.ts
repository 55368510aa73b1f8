import type { STILL_COOKING } from '#domain/api/sittings.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { CANCELLED, SERVED } from '#domain/order/order.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import type { SittingRow } from '../../platform/db/schema/sittings.ts';
import { fireWhole } from '../courses/fire-courses.ts';
import { findRounds } from '../sittings/add-round.ts';
import { billsBeside } from '../sittings/bills-beside.ts';
import { closeSitting } from '../sittings/close-sitting.ts';
import { findSitting } from '../sittings/find-sitting.ts';
import { changeState } from './change-state.ts';

interface Clearing {
  reason?: string | undefined;
  cooking?: (typeof STILL_COOKING)[number] | undefined;
}

const LEADS_TO = { cancel: CANCELLED, serve: SERVED };

/**
 * Clears a table. What is still being cooked is cancelled with the reason, or was handed over, each round as by itself;
 * otherwise it still comes, as a ticket of the guests who have left.
 */
export async function clearTable(
  ctx: StoreCtx,
  sittingId: string,
  { reason = '', cooking = 'keep' }: Clearing,
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const sitting = await findSitting(ctx, ctx.storeId, sittingId);
  if (cooking === 'cancel' && reason.trim() === '') throw fieldFault({ reason: { rule: 'required' } });
  // A tablet that was away clears the table of a party that has a bill beside others.
  const isThere = sitting.state !== 'closed' || (ctx.late !== undefined && sitting.splitFrom !== null);
  if (isThere) {
    const bills = await billsBeside(ctx, ctx.storeId, sitting.id);
    const rounds = [...(await findRounds(ctx, sitting)), ...bills.flatMap((bill) => bill.rounds)];
    const open = rounds.filter(({ state }) => state < SERVED);
    for (const { id, state: from } of open) {
      if (cooking === 'keep') await fireWhole(ctx, id);
      else await changeState(ctx, id, { ...{ from, to: LEADS_TO[cooking] }, reason: reason.trim() });
    }
  }
  return closeSitting(ctx, sittingId, reason);
}
