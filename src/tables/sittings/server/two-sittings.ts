import { hasBill } from '#money/bills/server/issuing/issue-anew.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import { lockTab, type Tab } from '#ordering/orders/server/lock-tab.ts';
import type { OrderChange } from '#ordering/orders/server/order-change.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SittingRow } from '../tables.ts';
import { lockSitting, logSitting } from './find-sitting.ts';
import { hasOpenPayment } from './join-queries.ts';
import type { Named } from './queries.ts';

export interface Two {
  from: SittingRow;
  to: SittingRow;
  tabs: { from: Tab; to: Tab };
}

/**
 * Locks two open sittings, or a bill beside the other, and their rounds. Refuses while somebody pays, and after a bill was
 * issued.
 */
export async function lockTwo(tx: Ctx, from: Named, to: Named): Promise<Two> {
  const { storeId } = from;
  const locked = new Map<string, SittingRow>();
  // Sittings are locked in one order, so that two calls with opposite directions do not wait for each other.
  for (const named of [from, to].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    locked.set(named.id, await lockSitting(tx, named));
  const [first, second] = [locked.get(from.id), locked.get(to.id)];
  if (!first || !second) throw new AppError('SITTING_NOT_FOUND');
  const isBeside = first.splitFrom === second.id && first.mergedInto === null;
  if (second.state === 'closed' || (first.state === 'closed' && !isBeside))
    throw new AppError('SITTING_CLOSED');
  if (await hasOpenPayment(tx.db, storeId, [from.id, to.id])) throw new AppError('PAYMENT_OPEN');
  const tabs = { from: await lockTab(tx, storeId, from.id), to: await lockTab(tx, storeId, to.id) };
  for (const tab of [tabs.from, tabs.to]) if (await hasBill(tx, tab)) throw new AppError('BILL_ISSUED');
  return { from: first, to: second, tabs };
}

/** Makes these orders the next rounds of a sitting. What is still to be served goes to its table. */
export async function takeRounds(
  tx: Ctx,
  to: SittingRow,
  going: readonly OrderChange[],
  linesOf: (orderId: string) => string[] = () => [],
): Promise<OrderChange[]> {
  const taken: OrderChange[] = [];
  for (const change of going) {
    const { after } = change;
    const round = to.rounds + taken.length + 1;
    const sent = { what: 'sent' as const, orderId: after.id, round, lines: linesOf(after.id) };
    await logSitting(tx, to, sent);
    const joined = { ...change, after: { ...after, sittingId: to.id, round } };
    taken.push(after.state < SERVED ? movedTo(joined, to) : joined);
  }
  return taken;
}

/** Those who cook and serve it read where it goes now. */
export function movedTo(
  change: OrderChange,
  { tableId, tableName, tableLabel }: Pick<SittingRow, 'tableId' | 'tableName' | 'tableLabel'>,
): OrderChange {
  const { after: order, log } = change;
  const was = { name: order.tableName ?? '', label: order.tableLabel ?? '' };
  const table = { name: tableName, label: tableLabel };
  const event = { what: 'moved' as const, from: order.state, to: order.state, was, table };
  return { ...change, after: { ...order, tableId, tableName, tableLabel }, log: [...log, event] };
}
