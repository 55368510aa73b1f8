import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERIES_KEPT_MS = 30 * DAY;

/** Six tries over a day. */
const PAUSES = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 16 * HOUR];

/** When to try again after so many tries, or null to give up. */
export function nextDelivery(tries: number, now: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : now + pause;
}

/** Whether a receiver has taken it. A redirect is not followed, so it is no. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
