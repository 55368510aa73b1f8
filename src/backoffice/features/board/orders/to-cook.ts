import type { StaffOrderView } from '#domain/api/order.ts';
import { type AllDay, allDay, dishKey, openLines } from '#domain/kitchen/station-tickets.ts';

/** The dishes that all open orders still need, the largest count first. */
export const toCook = (orders: readonly StaffOrderView[]): AllDay[] =>
  allDay(orders.map((order) => ({ open: openLines(order) })));

/** True while the order still needs the dish. */
export const needsItem = (order: StaffOrderView, key: string): boolean =>
  openLines(order).some((line) => dishKey(line) === key);
