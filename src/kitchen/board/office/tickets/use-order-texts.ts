import { nameIn } from '#ordering/menu/rules/name-in.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { orderPlace } from '#ordering/serving/rules/order-place.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface, useNames, useTexts } from '#texts/office/index.ts';
import { formatTime } from '#ui/office/format.ts';
import { isHeadNumber, numberOf, placeText, stateOf, typeOf } from '../orders/tickets.ts';

/** When the order is picked up, its guests left, or where they say they sit; empty for those who sit at a table. */
export function useWhere(order: StaffOrderView): string {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const { leftAt } = order.sitting ?? {};
  if (leftAt) return t.desk.leftAt(formatTime(leftAt, { language, timeZone }));
  const place = orderPlace(order);
  if (place.kind === 'typed') return t.desk.guestAt(nameIn(t.names, place.name));
  if (place.kind !== 'pickup') return '';
  if (order.pickupAt === undefined) return t.desk.pickupSoon;
  return t.desk.pickupAt(formatTime(order.pickupAt, { language, timeZone }));
}

/**
 * What stands beside the head: the order's type with its number and guest, or, where the head is the number, the guest
 * and what the rest does not say.
 */
export function useAbout(order: StaffOrderView): { lead: string; more: string; where: string } {
  const { floor: t } = useTexts();
  const { nameOf } = useNames();
  const where = useWhere(order);
  const type = nameOf(typeOf(order));
  const { name } = order.user;
  // A first round is like an order alone.
  const { round = 1 } = order.sitting ?? {};
  if (!isHeadNumber(order)) {
    const more = [round > 1 && t.round(round), numberOf(order), name].filter(Boolean).join(' · ');
    return { lead: type, more, where };
  }
  return { lead: name || type, more: name === '' || where !== '' ? '' : type, where };
}

/** "Order 7, Dine-In, Table 12, Preparing": the accessible name of a ticket and the title of the order's sheet. */
export function useOrderLabel(): (order: StaffOrderView) => string {
  const t = useTexts();
  const { nameOf } = useNames();
  return (order) =>
    t.board.label(order.orderNo, placeText(order, nameOf(typeOf(order)), t.names), t.states[stateOf(order)]);
}
