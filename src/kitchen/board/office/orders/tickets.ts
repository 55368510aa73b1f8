import { beginsAt } from '#kitchen/promise/rules/pickup.ts';
import { awaitedCourse } from '#ordering/courses/rules/held-items.ts';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { kindOf } from '#ordering/order-types/rules/order-kind.ts';
import {
  CANCELLED,
  isOrderState,
  mayMove,
  type OPEN,
  type OrderState,
  RECEIVED,
  removePermission,
  SERVED,
} from '#ordering/orders/rules/order.ts';
import { type Numbered, tokenOf } from '#ordering/orders/rules/token.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { orderPlace, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { type Guard, isGuarded } from '#ordering/waiter-limits/rules/edit-rules.ts';
import type { Names } from '#platform/language/rules/words/en.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';
import { isAllReady, missingIn } from './lines.ts';

/** The states that have a column on the board. */
export type OpenState = (typeof OPEN)[number];

export function stateOf({ state }: StaffOrderView): OrderState {
  return isOrderState(state) ? state : RECEIVED;
}

export function isOver(order: StaffOrderView): boolean {
  return order.state === SERVED || order.state === CANCELLED;
}

export function isAwaitingPayment({ payment }: StaffOrderView): boolean {
  return payment.state === 'awaiting';
}

/** Numbers are not in the order of time: each tablet gives its own. */
export function byTime(one: StaffOrderView, other: StaffOrderView): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.orderNo - other.orderNo;
}

/** Sorts by the time at which work begins, which for a later pickup is later than its placing. */
function byStart(one: StaffOrderView, other: StaffOrderView): number {
  return beginsAt(one) - beginsAt(other) || one.orderNo - other.orderNo;
}

/** Oldest first. Orders that wait for their payment come last, since nobody cooks them yet. */
export function ordersInState(orders: readonly StaffOrderView[], wanted: OrderState): StaffOrderView[] {
  return orders
    .filter(({ state }) => state === wanted)
    .toSorted(
      (one, other) =>
        Number(isAwaitingPayment(one)) - Number(isAwaitingPayment(other)) || byStart(one, other),
    );
}

/** The orders that somebody works on, the oldest first. */
export function openOrders(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return orders.filter((order) => !isOver(order) && !isAwaitingPayment(order)).toSorted(byStart);
}

export function ordersToCook(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return openOrders(orders).filter((order) => missingIn(order).length > 0);
}

/** Those that are made, or wait for their next course. */
export function ordersToHandOver(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return openOrders(orders).filter((order) => isAllReady(order) || awaitedCourse(order) !== null);
}

/** Sorted from the latest. */
export function servedSince(orders: readonly StaffOrderView[], since: number): StaffOrderView[] {
  return doneOrders(orders).filter((order) => order.state === SERVED && endedAt(order) >= since);
}

/** Served and cancelled orders, the latest first. */
export function doneOrders(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return orders.filter(isOver).toSorted((one, other) => endedAt(other) - endedAt(one));
}

/** The time at which the order came into its last state. */
export function endedAt(order: StaffOrderView): number {
  const last = order.timeline.findLast(({ state }) => state === order.state);
  return Date.parse(last?.at ?? order.createdAt);
}

export function minutesTaken(order: StaffOrderView): number {
  return Math.max(0, Math.round((endedAt(order) - Date.parse(order.createdAt)) / MINUTE));
}

/** The state that the main button leads to. An order that waits for its payment can only be cancelled. */
export function nextState(order: StaffOrderView, role: ActingRole): OrderState | null {
  const from = stateOf(order);
  const to = from + 1;
  if (isAwaitingPayment(order) || isOver(order) || !isOrderState(to)) return null;
  return mayMove(role, from, to) ? to : null;
}

export function previousState(order: StaffOrderView, role: ActingRole): OrderState | null {
  const from = stateOf(order);
  const to = from - 1;
  if (isAwaitingPayment(order) || from === CANCELLED || !isOrderState(to)) return null;
  return mayMove(role, from, to) ? to : null;
}

export function mayCancel(order: StaffOrderView, role: ActingRole, guard: Guard): boolean {
  const kept = order.items.filter(({ discarded }) => !discarded);
  return mayMove(role, stateOf(order), CANCELLED, isGuardedIn(order, kept, guard));
}

/** Whether this person takes these items off. What is off already can be put back, whether it was ready or not. */
export function mayRemove(
  order: StaffOrderView,
  role: ActingRole,
  guard: Guard,
  items: readonly { ready: boolean; discarded: boolean }[],
): boolean {
  if (order.state === CANCELLED) return false;
  const kept = items.filter(({ discarded }) => !discarded);
  return may(role, removePermission(isGuardedIn(order, kept, guard)));
}

function isGuardedIn(order: StaffOrderView, items: readonly { ready: boolean }[], guard: Guard): boolean {
  return isGuarded({ state: stateOf(order), wasServed: wasServed(order) }, items, guard);
}

/** True for orders that were called back since. */
function wasServed({ timeline }: StaffOrderView): boolean {
  return timeline.some(({ state }) => state === SERVED);
}

const LONGEST_HEAD = 8;
const TABLE = 'Table';

/** As it is called where a tablet has a letter. */
export const numberOf = (order: Numbered): string =>
  order.tabletLetter ? tokenOf(order) : `#${order.orderNo}`;

/** The large figure of a ticket: its table, or the order's number if there is none or its name is too long. */
export function headOf(order: StaffOrderView): string {
  const { table } = order;
  if (table) return withLetter(table.iden, table.idel || TABLE);
  const typed = tableNameOf(order);
  if (typed === '' || typed.length > LONGEST_HEAD) return numberOf(order);
  return withLetter(typed, wordOf(order));
}

/** "Table 12", or the order's guest where there is no table. Callers pass the translated type and the usual names. */
export function titleOf(order: StaffOrderView, type = order.orderType, names: Names = {}): string {
  const place = tableNameOf(order);
  if (place === '') return order.user.name || type;
  return nameIn(names, isFigure(place) ? `${wordOf(order)} ${place}` : place);
}

/** The kind of place that a bare number means. */
function wordOf(order: StaffOrderView): string {
  return kindOf(order) === 'room' ? 'Room' : TABLE;
}

function isFigure(name: string): boolean {
  return /^\d+$/.test(name);
}

/** T3 and R104, since a bare number could be an order's. */
function withLetter(name: string, place: string): string {
  return isFigure(name) ? place.charAt(0).toUpperCase() + name : name;
}

export function isHeadNumber(order: StaffOrderView): boolean {
  return headOf(order) === numberOf(order);
}

/** Somebody comes for it, whether or not they said when. */
export function isPickup(order: StaffOrderView): boolean {
  return orderPlace(order).kind === 'pickup';
}

/** The order type in the shape that `nameOf` translates. */
export function typeOf({ orderType, orderTypeTranslations }: StaffOrderView) {
  return { label: orderType, translations: orderTypeTranslations };
}

/** "Dine-In, Table 12". Callers pass the translated type and the usual names. */
export function placeText(order: StaffOrderView, type = order.orderType, names: Names = {}): string {
  return [type, nameIn(names, tableNameOf(order))].filter(Boolean).join(', ');
}

export function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / MINUTE));
}

/** 0:24, 9:42, 1:05 h. A clock that runs behind the server's shows nothing below zero. */
export function formatAge(ms: number, inHours: (clock: string) => string): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours === 0) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return inHours(hours < 24 ? `${hours}:${String(minutes % 60).padStart(2, '0')}` : `${hours}`);
}

/** Whether this tablet has taken it and the server has not heard of it, so that its guest has no page. */
export const isNotSent = ({ slug }: Pick<StaffOrderView, 'slug'>): boolean => slug === '';
