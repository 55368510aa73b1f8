import type { OrderView } from '#domain/api/order.ts';
import { CANCELLED, isOrderState, mayMove, type OrderState, RECEIVED, SERVED } from '#domain/order.ts';
import type { Role } from '#domain/permissions.ts';
import { placeName } from '#domain/place-name.ts';

export const COLUMNS = [1, 2, 3] as const satisfies readonly OrderState[];
export type Column = (typeof COLUMNS)[number];

export function stateOf({ state }: OrderView): OrderState {
  return isOrderState(state) ? state : RECEIVED;
}

export function isOver(order: OrderView): boolean {
  return order.state === SERVED || order.state === CANCELLED;
}

export function isAwaitingPayment({ payment }: OrderView): boolean {
  return payment.state === 'awaiting';
}

/** Oldest first; those that wait for their payment come last, since nobody cooks them yet. */
export function ticketsIn(orders: readonly OrderView[], column: OrderState): OrderView[] {
  return orders
    .filter(({ state }) => state === column)
    .toSorted(
      (one, other) =>
        Number(isAwaitingPayment(one)) - Number(isAwaitingPayment(other)) || one.orderNo - other.orderNo,
    );
}

/** Served and cancelled, the latest first. */
export function doneOrders(orders: readonly OrderView[]): OrderView[] {
  return orders.filter(isOver).toSorted((one, other) => endedAt(other) - endedAt(one));
}

/** When it came into the state in which it ended. */
export function endedAt(order: OrderView): number {
  const last = order.timeline.findLast(({ state }) => state === order.state);
  return Date.parse(last?.at ?? order.createdAt);
}

export function minutesTaken(order: OrderView): number {
  return Math.max(0, Math.round((endedAt(order) - Date.parse(order.createdAt)) / 60_000));
}

/** Where the big button leads; an order that waits for its payment can only be cancelled. */
export function nextState(order: OrderView, role: Role): OrderState | null {
  const from = stateOf(order);
  const to = from + 1;
  if (isAwaitingPayment(order) || isOver(order) || !isOrderState(to)) return null;
  return mayMove(role, from, to) ? to : null;
}

export function stateBefore(order: OrderView, role: Role): OrderState | null {
  const from = stateOf(order);
  const to = from - 1;
  if (isAwaitingPayment(order) || from === CANCELLED || !isOrderState(to)) return null;
  return mayMove(role, from, to) ? to : null;
}

export function mayCancel(order: OrderView, role: Role): boolean {
  return mayMove(role, stateOf(order), CANCELLED);
}

/** The large figure of a ticket: where it goes to, else its own number. */
export function headOf({ table, orderNo }: OrderView): string {
  return table ? table.iden : `#${orderNo}`;
}

/** "Dine-In, Table 12". */
export function placeOf({ table, orderType }: OrderView): string {
  return table ? `${orderType}, ${placeName(table)}` : orderType;
}

export function optionsOf({ configs }: OrderView['items'][number]): string {
  return configs
    .flatMap(({ contents }) => contents)
    .filter(Boolean)
    .join(' · ');
}
