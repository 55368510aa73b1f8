import type { StaffOrderView } from '#domain/api/order.ts';
import { orderPlace } from '#domain/placing/order-place.ts';
import { useStore } from '../../../parts/current-store.ts';
import { formatTime } from '../../../parts/format.ts';
import { useInterface, useNames, useTexts } from '../../../texts/index.ts';
import { placeText, stateOf, typeOf } from '../orders/tickets.ts';

/** When the order is picked up, or where the guest says they sit; empty for a table of the store. */
export function useWhere(order: StaffOrderView): string {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const place = orderPlace(order);
  if (place.kind === 'typed') return t.desk.guestAt(place.name);
  if (place.kind !== 'pickup') return '';
  if (order.pickupAt === undefined) return t.desk.pickupSoon;
  return t.desk.pickupAt(formatTime(order.pickupAt, { language, timeZone }));
}

/** "Order 7, Dine-In, Table 12, Preparing": the accessible name of a ticket and the title of the order's sheet. */
export function useOrderLabel(): (order: StaffOrderView) => string {
  const t = useTexts();
  const { nameOf } = useNames();
  return (order) =>
    t.board.label(order.orderNo, placeText(order, nameOf(typeOf(order))), t.states[stateOf(order)]);
}
