import type { FeedbackRow, LineRow, LogRow, OrderRow } from '../../platform/db/schema/orders.ts';

export interface StoredOrder {
  order: OrderRow;
  lines: LineRow[];
  log: LogRow[];
  feedback: FeedbackRow | null;
}

/** What is about these orders, of what was read. */
export function storedFrom(
  rows: OrderRow[],
  {
    orderLines: lines,
    log,
    feedback: given,
  }: { orderLines: LineRow[]; log: LogRow[]; feedback: FeedbackRow[] },
): StoredOrder[] {
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const logOf = Map.groupBy(log, (entry) => entry.orderId);
  return rows.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    log: logOf.get(order.id) ?? [],
    feedback: given.find(({ orderId }) => orderId === order.id) ?? null,
  }));
}
