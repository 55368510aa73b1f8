import type { Command } from '../api/calls/contract.ts';
import type { StaffOrderView } from '../api/order.ts';
import { isOrderState } from '../order/order.ts';

/** A command, and the order that this device has made with it. */
export type WaitingCommand = Command & { later?: { made?: StaffOrderView } };

/** The orders as they will be once these commands are answered. Those that nothing was done to stay the same objects. */
export function foldOrders(
  orders: readonly StaffOrderView[],
  commands: readonly WaitingCommand[],
): readonly StaffOrderView[] {
  if (commands.length === 0) return orders;
  const known = new Set(orders.map(({ _id }) => _id));
  const made = commands.flatMap(({ later }) => (later?.made && !known.has(later.made._id) ? later.made : []));
  return [...made, ...orders].map((order) => commands.reduce(after, order));
}

function after(order: StaffOrderView, { at, given }: Command): StaffOrderView {
  switch (at) {
    case 'POST /api/stores/:storeId/orders/:orderId/state':
      return given.params.orderId === order._id ? moved(order, given.body) : order;
    case 'POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready':
      return given.params.orderId === order._id ? ticked(order, `${given.params.itemId}`, given.body) : order;
    default:
      return order;
  }
}

/** As on the server, an order moves only from the state in which it was seen. */
function moved(order: StaffOrderView, { from, to }: { from: number; to: number }): StaffOrderView {
  return order.state === from && isOrderState(to) ? { ...order, state: to } : order;
}

function ticked(order: StaffOrderView, lineId: string, { ready }: { ready: boolean }): StaffOrderView {
  const isTicked = (item: StaffOrderView['items'][number]) => item._id === lineId && item.ready !== ready;
  if (!order.items.some(isTicked)) return order;
  return { ...order, items: order.items.map((item) => (isTicked(item) ? { ...item, ready } : item)) };
}
