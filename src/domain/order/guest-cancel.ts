import type { LoggedOrderEvent, OrderEvent, OrderState } from './order.ts';

/** How long after placing it guests may cancel their order by themselves. */
export const GUEST_CANCEL_MS = 60_000;
/** As it stands in the log, on the slip that is printed, and in front of the staff. */
export const GUEST_CANCEL_REASON = 'Cancelled by the guest';

/** In these nobody has begun, though some order types begin in the second. */
const UNBEGUN: readonly OrderState[] = [1, 2];

/** What tells of money on its way, or come. */
const OF_MONEY: readonly OrderEvent['what'][] = [
  'payment',
  'payment_checked',
  'claim',
  'claim_refused',
  'refund',
];

/** `late` once the minute is over, `touched` when somebody has done anything with it, `payment` when money is involved. */
export type GuestCancelFault = 'late' | 'touched' | 'payment';

export const GUEST_CANCEL_MESSAGES: Record<GuestCancelFault, string> = {
  late: 'An order can be cancelled here for a minute only. Please ask the restaurant.',
  touched: 'The restaurant has begun with this order. Please ask them to cancel it.',
  payment: 'A payment for this order is on its way or has come. Please ask the restaurant to cancel it.',
};

interface Placed {
  log: readonly LoggedOrderEvent[];
  /** An order that the staff have taken is theirs to cancel. */
  isOfGuest: boolean;
}

/** Why the guest can't cancel it, whatever the hour; null where they can for a minute. */
export function guestCancelFault({ log, isOfGuest }: Placed): Exclude<GuestCancelFault, 'late'> | null {
  const [first, ...after] = log.map(({ event }) => event).filter(({ what }) => what !== 'rounded');
  if (first?.what !== 'placed') return 'touched';
  if (first.payment === 'awaiting' || after.some(({ what }) => OF_MONEY.includes(what))) return 'payment';
  return isOfGuest && after.length === 0 && UNBEGUN.includes(first.state) ? null : 'touched';
}

/** Until when it can be; null where it can't. */
export function guestCancelEnd(placed: Placed): number | null {
  const [first] = placed.log;
  return first && guestCancelFault(placed) === null ? first.at + GUEST_CANCEL_MS : null;
}
