import type { StaffOrderView } from '#domain/api/order.ts';
import { orderPlace } from '#domain/placing/order-place.ts';
import { useStore } from '../../parts/current-store.ts';
import { formatTime } from '../../parts/format.ts';
import { useInterface } from '../../texts/index.ts';

/** What stands below a ticket's head: when it is fetched, or where the guest says they sit. */
export function useWhere(order: StaffOrderView): string {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  const place = orderPlace(order);
  if (place.kind === 'typed') return t.desk.guestAt(place.name);
  if (place.kind !== 'pickup') return '';
  if (order.pickupAt === undefined) return t.desk.pickupSoon;
  return t.desk.pickupAt(formatTime(order.pickupAt, { language, timeZone }));
}
