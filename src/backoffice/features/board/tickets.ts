import type { StaffOrderView } from '#domain/api/order.ts';
import {
  CANCELLED,
  discardPermission,
  isOrderState,
  mayMove,
  type OrderState,
  RECEIVED,
  SERVED,
} from '#domain/order/order.ts';
import { may, type Role } from '#domain/people/permissions.ts';
import { tableNameOf } from '#domain/placing/order-place.ts';
import { beginsAt } from '#domain/time/pickup.ts';
import { isAllReady } from './lines.ts';

export const PREPARING = 3;

export const COLUMNS = [1, 2, 3] as const satisfies readonly OrderState[];
export type Column = (typeof COLUMNS)[number];

export function stateOf({ state }: StaffOrderView): OrderState {
  return isOrderState(state) ? state : RECEIVED;
}

export function isOver(order: StaffOrderView): boolean {
  return order.state === SERVED || order.state === CANCELLED;
}

export function isAwaitingPayment({ payment }: StaffOrderView): boolean {
  return payment.state === 'awaiting';
}

/** By when work on it begins: what is fetched later comes later. */
function byTime(one: StaffOrderView, other: StaffOrderView): number {
  return beginsAt(one) - beginsAt(other) || one.orderNo - other.orderNo;
}

/** Oldest first; those that wait for their payment come last, since nobody cooks them yet. */
export function ticketsIn(orders: readonly StaffOrderView[], column: OrderState): StaffOrderView[] {
  return orders
    .filter(({ state }) => state === column)
    .toSorted(
      (one, other) => Number(isAwaitingPayment(one)) - Number(isAwaitingPayment(other)) || byTime(one, other),
    );
}

/** All that somebody is at work on, the oldest first; nobody cooks what waits for its payment. */
export function openOrders(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return orders.filter((order) => !isOver(order) && !isAwaitingPayment(order)).toSorted(byTime);
}

export function ordersToCook(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return openOrders(orders).filter((order) => !isAllReady(order));
}

export function ordersToHandOver(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return openOrders(orders).filter(isAllReady);
}

/** The latest first. */
export function servedSince(orders: readonly StaffOrderView[], since: number): StaffOrderView[] {
  return doneOrders(orders).filter((order) => order.state === SERVED && endedAt(order) >= since);
}

/** Served and cancelled, the latest first. */
export function doneOrders(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return orders.filter(isOver).toSorted((one, other) => endedAt(other) - endedAt(one));
}

/** When it came into the state in which it ended. */
export function endedAt(order: StaffOrderView): number {
  const last = order.timeline.findLast(({ state }) => state === order.state);
  return Date.parse(last?.at ?? order.createdAt);
}

export function minutesTaken(order: StaffOrderView): number {
  return Math.max(0, Math.round((endedAt(order) - Date.parse(order.createdAt)) / 60_000));
}

/** Where the big button leads; an order that waits for its payment can only be cancelled. */
export function nextState(order: StaffOrderView, role: Role): OrderState | null {
  const from = stateOf(order);
  const to = from + 1;
  if (isAwaitingPayment(order) || isOver(order) || !isOrderState(to)) return null;
  return mayMove(role, from, to) ? to : null;
}

export function stateBefore(order: StaffOrderView, role: Role): OrderState | null {
  const from = stateOf(order);
  const to = from - 1;
  if (isAwaitingPayment(order) || from === CANCELLED || !isOrderState(to)) return null;
  return mayMove(role, from, to) ? to : null;
}

export function mayCancel(order: StaffOrderView, role: Role): boolean {
  return mayMove(role, stateOf(order), CANCELLED, wasServed(order));
}

export function mayDiscard(order: StaffOrderView, role: Role): boolean {
  return order.state !== CANCELLED && may(role, discardPermission(wasServed(order)));
}

/** Whether it ever was, wherever it is by now. */
function wasServed({ timeline }: StaffOrderView): boolean {
  return timeline.some(({ state }) => state === SERVED);
}

const LONGEST_HEAD = 8;

/** The large figure of a ticket: where it goes to, else its own number. What a guest typed may be too long for it. */
export function headOf({ table, orderNo, orderType, address }: StaffOrderView): string {
  if (table) return table.iden;
  const typed = tableNameOf({ table, orderType, address });
  return typed === '' || typed.length > LONGEST_HEAD ? `#${orderNo}` : typed;
}

/** Whether the head is the order's number already. */
export function isHeadNumber(order: StaffOrderView): boolean {
  return headOf(order) === `#${order.orderNo}`;
}

/** What names are found for. */
export function typeOf({ orderType, orderTypeTranslations }: StaffOrderView) {
  return { label: orderType, translations: orderTypeTranslations };
}

/** "Dine-In, Table 12"; in a language where it is told what the type is called there. */
export function placeOf(order: StaffOrderView, type = order.orderType): string {
  return [type, tableNameOf(order)].filter(Boolean).join(', ');
}
