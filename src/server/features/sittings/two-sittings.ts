import { AppError } from '#domain/errors.ts';
import { SERVED } from '#domain/order/order.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { SittingRow } from '../../platform/db/schema/sittings.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { lockOpenSitting, logSitting } from './find-sitting.ts';
import { hasBill, hasOpenPayment, lockRoundsOf, updateOrder } from './join-queries.ts';
import type { Named } from './queries.ts';

export interface Two {
  from: SittingRow;
  to: SittingRow;
  /** The rounds of both, in their order. */
  rounds: { from: OrderRow[]; to: OrderRow[] };
}

/** Locks two open sittings and their rounds. Refuses while somebody pays, and after a bill was issued. */
export async function lockTwo(tx: Ctx, from: Named, to: Named): Promise<Two> {
  const { storeId } = from;
  const locked = new Map<string, SittingRow>();
  // In one order, so that two who do the opposite do not wait for each other.
  for (const named of [from, to].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    locked.set(named.id, await lockOpenSitting(tx, named));
  const [first, second] = [locked.get(from.id), locked.get(to.id)];
  if (!first || !second) throw new AppError('SITTING_NOT_FOUND');
  const ids = [from.id, to.id];
  if (await hasOpenPayment(tx.db, storeId, ids)) throw new AppError('PAYMENT_OPEN');
  const rows = await lockRoundsOf(tx.db, storeId, ids);
  if (await hasBill(tx.db, storeId, ids)) throw new AppError('BILL_ISSUED');
  const roundsOf = ({ id }: Named) =>
    rows.filter(({ sittingId }) => sittingId === id).toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0));
  return { from: first, to: second, rounds: { from: roundsOf(from), to: roundsOf(to) } };
}

/** Makes these orders the next rounds of a sitting. What is still to be served goes to its table. */
export async function takeRounds(
  tx: Ctx,
  to: SittingRow,
  given: readonly OrderRow[],
  linesOf: (order: OrderRow) => string[] = () => [],
): Promise<number> {
  const { storeId, id: sittingId, tableId, tableName, tableLabel } = to;
  let { rounds } = to;
  for (const order of given) {
    rounds += 1;
    const isCooking = order.state < SERVED;
    const place = isCooking ? { tableId, tableName, tableLabel } : {};
    await updateOrder(tx.db, order, { sittingId, round: rounds, ...place });
    await logSitting(tx, to, { what: 'sent', orderId: order.id, round: rounds, lines: linesOf(order) });
    if (isCooking) await tellMoved(tx, storeId, order, to);
  }
  return rounds;
}

/** Those who cook and serve it read where it goes now. */
export async function tellMoved(
  tx: Ctx,
  storeId: string,
  { id: orderId, state, ...before }: Pick<OrderRow, 'id' | 'state' | 'tableName' | 'tableLabel'>,
  { tableName: name, tableLabel: label }: Pick<SittingRow, 'tableName' | 'tableLabel'>,
): Promise<void> {
  const was = { name: before.tableName ?? '', label: before.tableLabel ?? '' };
  const event = { what: 'moved' as const, from: state, to: state, was, table: { name, label } };
  await appendLog(tx, storeId, { kind: 'order', orderId, event });
}
