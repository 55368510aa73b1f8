import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** Whoever carries an order knows by then where it goes. */
const SHOWN_MS = 10 * MINUTE;

/** The table that an order's guests have just left for another one. */
export function movedFrom({ sitting }: Pick<StaffOrderView, 'sitting'>, now: number) {
  const { was } = sitting ?? {};
  return was && now - Date.parse(was.at) < SHOWN_MS ? was : null;
}
