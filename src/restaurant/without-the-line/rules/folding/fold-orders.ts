import type { Command } from '#calls/contract.ts';
import { isOrderState } from '#ordering/orders/rules/order.ts';
import type { ReadyBody, StaffOrderView } from '#ordering/orders/wire/order.ts';

/** What a device has decided by a command. */
export interface DecidedHere {
  /** The order that it makes, as the server will show it. */
  made?: StaffOrderView;
  /** The order that it changes with the other rounds of its table. */
  edited?: StaffOrderView[];
  /** The table to which it moves guests. */
  table?: NonNullable<StaffOrderView['table']>;
}

export type WaitingCommand = Command & { later?: DecidedHere };

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

function after(order: StaffOrderView, { at, given, later }: WaitingCommand): StaffOrderView {
  switch (at) {
    case 'POST /api/stores/:storeId/orders/:orderId/edit':
    case 'POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard':
      return editedOr(order, later?.edited);
    case 'POST /api/stores/:storeId/sittings/:sittingId/move':
      return later?.table && order.sitting?._id === given.params.sittingId
        ? { ...order, table: later.table }
        : order;

    case 'POST /api/stores/:storeId/orders/:orderId/state':
      return given.params.orderId === order._id ? moved(order, given.body) : order;
    case 'POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready':
      return given.params.orderId === order._id ? ticked(order, `${given.params.itemId}`, given.body) : order;
    default:
      return order;
  }
}

/** The server's order is shown once its timeline is as long. */
function editedOr(order: StaffOrderView, edited: readonly StaffOrderView[] = []): StaffOrderView {
  const after = edited.find(({ _id }) => _id === order._id);
  return after && order.timeline.length < after.timeline.length ? after : order;
}

/** As on the server, an order moves only from the state in which it was seen. */
function moved(order: StaffOrderView, { from, to }: { from: number; to: number }): StaffOrderView {
  return order.state === from && isOrderState(to) ? { ...order, state: to } : order;
}

type Item = StaffOrderView['items'][number];

function ticked(order: StaffOrderView, lineId: string, mark: ReadyBody): StaffOrderView {
  const items = order.items.map((item) => (item._id === lineId ? marked(item, mark) : item));
  return items.every((item, at) => item === order.items[at]) ? order : { ...order, items };
}

/** A combo is ready once all of its dishes are. */
function marked(item: Item, { ready, parts: places }: ReadyBody): Item {
  const isMeant = (at: number) => !places || places.includes(at);
  const parts = item.parts?.map((part, at) => (isMeant(at) ? { ...part, ready } : part));
  const isReady = parts && places ? parts.every((part) => part.ready) : ready;
  if (item.ready === isReady && !parts?.some((part, at) => part.ready !== item.parts?.[at]?.ready))
    return item;
  return { ...item, ready: isReady, ...(parts && { parts }) };
}
