import { type AllDay, allDay, dishKey, openLines } from '#kitchen/tickets/rules/station-tickets.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

/** The dishes that all open orders still need, the largest count first. */
export const toCook = (orders: readonly StaffOrderView[]): AllDay[] =>
  allDay(orders.map((order) => ({ open: openLines(order) })));

/** True while the order still needs the dish. */
export const needsItem = (order: StaffOrderView, key: string): boolean =>
  openLines(order).some((line) => dishKey(line) === key);
