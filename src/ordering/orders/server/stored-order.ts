import type { FeedbackRow } from '#guests/feedback/tables.ts';
import type { Needs } from '#ordering/menu/rules/diets/needs.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { LineRow, OrderRow } from '../tables.ts';

export interface StoredOrder {
  order: OrderRow;
  lines: LineRow[];
  log: LogRow[];
  feedback: FeedbackRow | null;
  /** Those who sit there. Left out for an order alone, and where nobody asked for it. */
  party?: Party | undefined;
}

/** A table as its tickets name it, while it sits there. */
export interface Party {
  sittingId: string;
  /** The sum of what they do not eat. */
  needs: Needs;
  covers: number | null;
  /** The name of who looks after them. */
  waiter: string | null;
}

/** What is about these orders, of what was read. */
export function storedFrom(
  rows: OrderRow[],
  {
    orderLines: lines,
    log,
    feedback: given,
    parties = [],
  }: { orderLines: LineRow[]; log: LogRow[]; feedback: FeedbackRow[]; parties?: Party[] },
): StoredOrder[] {
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const logOf = Map.groupBy(log, (entry) => entry.orderId);
  return rows.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    log: logOf.get(order.id) ?? [],
    feedback: given.find(({ orderId }) => orderId === order.id) ?? null,
    party: parties.find(({ sittingId }) => sittingId === order.sittingId),
  }));
}
