import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { byTime, endedAt, isOver } from './tickets.ts';

/** Maps each order whose table had an open order when it was placed to the number of that earlier order. */
export function additionsOf(orders: readonly StaffOrderView[]): ReadonlyMap<string, number> {
  const additions = new Map<string, number>();
  const atTable = Map.groupBy(
    orders.filter(({ table }) => table !== null),
    ({ table, orderType, sitting }) => JSON.stringify([orderType, table?.idel, table?.iden, sitting?._id]),
  );
  for (const same of atTable.values()) {
    const oldestFirst = same.toSorted(byTime);
    for (const [index, order] of oldestFirst.entries()) {
      const earlier = oldestFirst.slice(0, index).findLast((before) => wasOpenAt(before, order));
      if (earlier) additions.set(order._id, earlier.orderNo);
    }
  }
  return additions;
}

/** An order that had ended by then belongs to the guests who sat there before. */
function wasOpenAt(earlier: StaffOrderView, { createdAt }: StaffOrderView): boolean {
  return !isOver(earlier) || endedAt(earlier) > Date.parse(createdAt);
}
