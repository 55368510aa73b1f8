import type { StaffOrderView } from '#domain/api/order.ts';

/** What was ticked at this screen and is not yet confirmed, by line. */
export type Pending = ReadonlyMap<string, boolean>;

/** Orders as they will be once the server has heard; those that it does not touch stay the same objects. */
export function withPending(orders: readonly StaffOrderView[], pending: Pending): readonly StaffOrderView[] {
  if (pending.size === 0) return orders;
  return orders.map((order) => {
    const isTouched = ({ _id, ready }: StaffOrderView['items'][number]) =>
      (pending.get(_id) ?? ready) !== ready;
    if (!order.items.some(isTouched)) return order;
    const items = order.items.map((item) => (isTouched(item) ? { ...item, ready: !item.ready } : item));
    return { ...order, items };
  });
}
