import { balanceOf, type OrderBalance } from '#money/bills/rules/balance.ts';
import { beforeFiring, firedLines } from '#ordering/courses/rules/fired-lines.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { foldOrder, type OrderFold } from '../rules/fold-order.ts';
import type { LoggedOrderEvent, OrderEdit, OrderEvent } from '../rules/order.ts';
import { linesAfter } from '../rules/undoing/removed-portions.ts';
import { readyTurns } from '../rules/whole-ready.ts';
import type { LineRow } from '../tables.ts';
import type { StoredOrder } from './stored-order.ts';

export interface OrderAsOf {
  /** The entries up to that moment, as rows and in the domain's form. */
  log: LogRow[];
  entries: LoggedOrderEvent[];
  /** The state that these entries add up to. */
  fold: OrderFold & OrderBalance;
  /** The lines as they were. The rows can differ: a previous release puts portions back without joining them. */
  lines: LineRow[];
}

/** The order as it was after the entry with that number, or as it is now. */
export function asOf(stored: StoredOrder, seq = Number.POSITIVE_INFINITY): OrderAsOf {
  const log = stored.log.filter((entry) => entry.seq <= seq);
  const entries = toEntries(log);
  const fold = balanceOf(stored.order, foldOrder(entries));
  const later = toEntries(stored.log.slice(log.length));
  const edits = later.flatMap(({ event }) => editIn(event));
  const lines = beforeFiring(linesAfter(stored.lines, fold, edits), firedLines(later));
  return { log, entries, fold, lines };
}

function editIn(event: OrderEvent): OrderEdit[] {
  if (event.what === 'split' && event.portions)
    return [{ added: [], more: event.portions.map((less) => ({ ...less, quantity: -less.quantity })) }];
  return event.what === 'item' && event.edit ? [event.edit] : [];
}

/** The entries at which the whole order became ready, or was no longer ready. */
export function turnsOf({ log, lines }: StoredOrder): ReadonlyMap<number, boolean> {
  return readyTurns(toEntries(log), lines);
}

export function toEntries(log: readonly LogRow[]): LoggedOrderEvent[] {
  return log.map(({ seq, at, event }) => ({ seq, at: at.getTime(), event: event as OrderEvent }));
}
