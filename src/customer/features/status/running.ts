import type { OrderView } from '#domain/api/order.ts';
import { OPEN } from '#domain/order/order.ts';
import { DAY, HOUR } from '#domain/time/durations.ts';

/** By then somebody has forgotten to press a button: whatever it says, nobody waits for it any more. */
const LONGEST_WAIT_MS = 6 * HOUR;

/** Whether a guest still waits for an order: it has not ended, and is not long past when it was wanted. */
export function isRunning(
  { state, createdAt, pickupAt }: Pick<OrderView, 'state' | 'createdAt' | 'pickupAt'>,
  now: number,
): boolean {
  const isOpen = OPEN.some((open) => open === state);
  return isOpen && now - Date.parse(pickupAt ?? createdAt) < LONGEST_WAIT_MS;
}

/** Of the orders that this browser has placed, those of a store that may be running, newest first. */
export function placedLately<Placed extends { orderTime: string; profile: { slug: string } }>(
  placed: readonly Placed[],
  slug: string,
  now: number,
): Placed[] {
  // Whoever fetches an order has chosen a time of the same day.
  return placed.filter(
    ({ profile, orderTime }) => profile.slug === slug && now - Date.parse(orderTime) < DAY + LONGEST_WAIT_MS,
  );
}
