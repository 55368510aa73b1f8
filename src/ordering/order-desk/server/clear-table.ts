import { priceOf } from '#money/bills/rules/balance.ts';
import { fireTabs } from '#ordering/courses/server/fire-courses.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { authorise, mayDo, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';
import { billsBeside } from '#tables/sittings/server/bills-beside.ts';
import { closeSitting } from '#tables/sittings/server/close-sitting.ts';
import { findSitting, lockSitting } from '#tables/sittings/server/find-sitting.ts';
import { findRounds } from '#tables/sittings/server/rounds/add-round.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import type { STILL_COOKING } from '#tables/sittings/wire/sittings.ts';
import { changeState, permissionToCancel } from './change-state.ts';

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
        const open = rounds.filter(({ state }) => state < SERVED);
        if (cooking === 'cancel') await authoriseCancelling(tx, sitting, open);
        for (const { id, state: from } of open) {
          const change = { from, to: LEADS_TO[cooking], reason: reason.trim() };
          await changeState(tx, id, change, { isAuthorised: true });
        }
      }
    }
    return closeSitting(tx, sittingId, reason);
  });
}

/** A manager is shown all that is lost as one sum. */
async function authoriseCancelling(
  tx: StoreCtx,
  { tableName: table }: SittingRow,
  rounds: readonly OrderRow[],
): Promise<void> {
  const asked: { permission: Permission; amount: Minor }[] = [];
  for (const round of rounds) {
    const permission = await permissionToCancel(tx, round, round.state);
    if (!mayDo(tx.actor, permission)) asked.push({ permission, amount: priceOf(round) });
  }
  const amount = asked.reduce((sum, one) => sum + one.amount, 0);
  for (const permission of new Set(asked.map((one) => one.permission)))
    authorise(tx, permission, { table, amount });
}

/** A tablet that was away clears the table of a party that has a bill beside others. */
const isThere = ({ late }: StoreCtx, { state, splitFrom }: SittingRow): boolean =>
  state !== 'closed' || (late !== undefined && splitFrom !== null);
