import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { SittingRow } from '../../tables.ts';
import type { SplitBody } from '../../wire/sittings.ts';
import { findSitting, logSitting } from '../find-sitting.ts';
import { moveMoney } from '../join-queries.ts';
import { findListedTable } from '../open-by-staff.ts';
import { openAt } from '../open-sitting.ts';
import { selectSitting, updateSitting } from '../queries.ts';
import { moneyOf } from '../rounds/money-of.ts';
import { lockTwo, takeRounds } from '../two-sittings.ts';
import { splitBill } from './split-bill.ts';
import { type Split, splitRounds } from './split-rounds.ts';

/**
 * Moves ordered lines, or some of their portions, to a free table, another sitting or a bill of their own. Answers the
 * sitting that has them now. The kitchen does not cook them again.
 */
export async function splitSitting(
  ctx: StoreCtx,
  sittingId: string,
  { lines, portions: asked = [], to }: SplitBody,
): Promise<SittingRow> {
  const portions = asked.map(({ line: lineId, quantity }) => ({ lineId, quantity }));
  return to === undefined
    ? splitBill(ctx, sittingId, { lines, portions })
    : splitToTable(ctx, sittingId, { lines, portions, to });
}

async function splitToTable(
  ctx: StoreCtx,
  sittingId: string,
  { to, ...lines }: Pick<Split, 'lines' | 'portions'> & { to: string },
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  const store = await findStore(ctx.db, ctx.storeId);
  const target = await findTarget(ctx, to);
  // Before the lock: only finds them. What moves is decided under it.
  return withTransaction(ctx, async (tx) => {
    const other =
      'slug' in target ? target : (await openAt(tx, { store, table: target, covers: null })).sitting;
    if (other.id === found.id) throw new AppError('TABLE_TAKEN');
    const two = await lockTwo(tx, found, other);
    tx.watch?.tell?.(other.id);
    const { orders: before } = two.tabs.from;
    if (moneyOf(before).paid > 0) throw new AppError('SITTING_PAID');
    const { staying, going } = await splitRounds(tx, before, { ...lines, store });
    const taken = await takeRounds(tx, two.to, going);
    const ordered = { rounds: two.to.rounds + taken.length, orderedAt: new Date(tx.now) };
    await updateSitting(tx.db, two.to, ordered);
    const orders = taken.map(({ after }) => after.id);
    await logSitting(tx, two.from, { what: 'split', to: other.id, orders });
    if (before.every(({ id }) => orders.includes(id))) {
      // A payment that is still to come belongs to the orders, and all of them have left.
      await moveMoney(tx.db, { storeId: tx.storeId, from: two.from.id, to: two.to.id });
      await beginAgain(tx, two.from);
    }
    await changeOrders(tx, two.tabs.from, [...staying, ...taken]);
    return { ...two.to, ...ordered };
  });
}

async function findTarget(ctx: StoreCtx, named: string) {
  const sitting = isId(named) ? await selectSitting(ctx.db, ctx.storeId, named) : null;
  return sitting ?? findListedTable(ctx, named);
}

/** Opens a sitting that has lost all its orders, although its bill was asked for or paid. */
async function beginAgain(tx: StoreCtx, sitting: SittingRow): Promise<void> {
  if (sitting.state === 'open') return;
  await updateSitting(tx.db, sitting, { state: 'open', askedAt: null, paidAt: null });
  await logSitting(tx, sitting, { what: 'sitting_state', from: sitting.state, to: 'open' });
}
