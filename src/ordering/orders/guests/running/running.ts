import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { OPEN } from '../../rules/order.ts';
import type { OrderView } from '../../wire/order.ts';

/** After this time nobody waits for an order, whatever its state. */
const LONGEST_WAIT_MS = 6 * HOUR;

/** Whether a guest still waits for an order: it is open and not long overdue. */
export function isRunning(
  { state, createdAt, pickupAt }: Pick<OrderView, 'state' | 'createdAt' | 'pickupAt'>,
  now: number,
): boolean {
  const isOpen = OPEN.some((open) => open === state);
  return isOpen && now - Date.parse(pickupAt ?? createdAt) < LONGEST_WAIT_MS;
}

/** The orders of a store in this browser's history that may still be running, newest first. */
export function placedLately<Placed extends { orderTime: string; profile: { slug: string } }>(
  placed: readonly Placed[],
  slug: string,
  now: number,
): Placed[] {
  // A pickup time is within a day of the order.
  return placed.filter(
    ({ profile, orderTime }) => profile.slug === slug && now - Date.parse(orderTime) < DAY + LONGEST_WAIT_MS,
  );
}
