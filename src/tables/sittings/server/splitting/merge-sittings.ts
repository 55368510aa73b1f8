import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { type OrderChange, unchanged } from '#ordering/orders/server/order-change.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { SittingRow } from '../../tables.ts';
import { endSitting } from '../close-sitting.ts';
import { findSitting, lockSitting, logSitting, tableOf } from '../find-sitting.ts';
import { moveTo } from '../floor/follow-table.ts';
import { selectBillsBeside } from '../floor-queries.ts';
import { moveCalls, moveCart, moveMoney } from '../join-queries.ts';
import { takeGuests } from '../joining/take-guests.ts';
import { selectLines } from '../line-queries.ts';
import { selectParts, selectStandingCalls, updateSitting } from '../queries.ts';
import { watchNeeds } from '../rounds/tell-rounds.ts';
import { lockTwo, type Two, takeRounds } from '../two-sittings.ts';

/**
 * Two tables become one, or a table and a bill beside it: rounds, guests, cart, calls and money go to the other, and this one
 * is closed.
 */
export async function mergeSittings(ctx: StoreCtx, sittingId: string, into: string): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const from = await findSitting(ctx, ctx.storeId, sittingId);
  const to = await findSitting(ctx, ctx.storeId, into);
  if (from.mergedInto === to.id) return to;
  if (from.id === to.id) throw fieldFault({ into: { rule: 'invalid' } });
  // Before the lock: what goes is read under it.
  return withTransaction(ctx, async (tx) => {
    const two = await lockTwo(tx, from, to);
    tx.watch?.tell?.(to.id);
    await logSitting(tx, two.to, { what: 'took_over', from: from.id, table: tableOf(two.from) });
    const guests = two.to.guests + two.from.guests;
    await watchNeeds(tx, two.to, () => takeGuests(tx, two));
    const taken = await takeOrders(tx, two);
    await takeCalls(tx, two);
    await takeMoney(tx, two);
    await changeOrders(tx, two.tabs.from, taken);
    await takeBills(tx, two);
    const rounds = two.to.rounds + taken.length;
    const joined = { ...two.to, ...together(two), guests, rounds };
    const { covers, waiter, orderedAt } = joined;
    await updateSitting(tx.db, to, { covers, waiter, orderedAt, guests, rounds });
    if (covers !== two.to.covers) await logSitting(tx, to, { what: 'covers', covers });
    if (waiter !== two.to.waiter)
      await logSitting(tx, to, { what: 'served_by', name: waiter && 'name' in waiter ? waiter.name : null });
    await updateSitting(tx.db, from, { mergedInto: to.id, splitFrom: null });
    await logSitting(tx, two.from, { what: 'merged', into: to.id });
    if (two.from.state !== 'closed') await endSitting(tx, two.from);
    return joined;
  });
}

function together({ from, to }: Two): Pick<SittingRow, 'covers' | 'waiter' | 'orderedAt'> {
  const covers = from.covers === null || to.covers === null ? null : from.covers + to.covers;
  const orderedAt = [from.orderedAt, to.orderedAt].filter((at) => at !== null).toSorted((a, b) => +b - +a);
  return {
    covers: covers ?? to.covers ?? from.covers,
    waiter: to.waiter ?? from.waiter,
    orderedAt: orderedAt[0] ?? null,
  };
}

/** The rounds with their lines of the cart. */
async function takeOrders(tx: Ctx, { from, to, tabs }: Two): Promise<OrderChange[]> {
  const own = new Set((await selectLines(tx.db, to)).map(({ id }) => id));
  const taken = (await selectLines(tx.db, from))
    .filter(({ id }) => own.has(id))
    .map(({ id }) => ({ id, newId: uuidV7(tx.now) }));
  await moveCart(tx.db, { storeId: to.storeId, from: from.id, to: to.id }, taken);
  const lines = (await selectLines(tx.db, to)).filter(({ id }) => !own.has(id));
  const coming = new Set<string | null>([null, ...tabs.from.orders.map(({ id }) => id)]);
  for (const { id, guestId, itemId, itemLabel: label, quantity, isShared, orderId } of lines)
    if (coming.has(orderId))
      await logSitting(tx, to, { what: 'line', line: { id, guestId, itemId, label, quantity, isShared } });
  const linesOf = (id: string) => lines.filter(({ orderId }) => orderId === id).map((line) => line.id);
  return takeRounds(tx, to, tabs.from.orders.map(unchanged), linesOf);
}

/** One of each kind stands at a time. */
async function takeCalls(tx: Ctx, { from, to }: Two): Promise<void> {
  const kinds = (await selectStandingCalls(tx.db, to.storeId, [to.id])).map(({ kind }) => kind);
  const coming = (await selectStandingCalls(tx.db, to.storeId, [from.id])).filter(
    ({ kind }) => !kinds.includes(kind),
  );
  await moveCalls(
    tx.db,
    { storeId: to.storeId, from: from.id, to: to.id },
    coming.map(({ id }) => id),
  );
  for (const { id: callId, kind, takenBy } of coming) {
    await logSitting(tx, from, { what: 'call_done', callId });
    await logSitting(tx, to, { what: 'called', callId, kind });
    if (takenBy) await logSitting(tx, to, { what: 'call_taken', callId });
  }
}

async function takeMoney(tx: Ctx, { from, to }: Two): Promise<void> {
  const parts = await selectParts(tx.db, from);
  await moveMoney(tx.db, { storeId: to.storeId, from: from.id, to: to.id });
  for (const { id: partId, kind, amount, tip, state } of parts) {
    await logSitting(tx, to, { what: 'part', partId, kind, amount, tip });
    await logSitting(tx, to, { what: 'part_state', partId, to: state });
  }
}

/** Those with a bill of their own sit at the other table now, too. */
async function takeBills(tx: Ctx, { from, to }: Two): Promise<void> {
  const { storeId, tableId: id, tableName: name, tableLabel: label } = to;
  for (const bill of await selectBillsBeside(tx.db, storeId, [from.id])) {
    const locked = await lockSitting(tx, { storeId, id: bill.id });
    await updateSitting(tx.db, locked, { splitFrom: to.id });
    await moveTo(tx, locked, { id, name, label });
  }
}
