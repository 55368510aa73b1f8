import { MINUTE } from '#platform/time/rules/durations.ts';
import type { LoggedOrderEvent, OrderEvent, OrderState } from '../order.ts';

/** Guests may cancel their order themselves for this long. */
export const GUEST_CANCEL_MS = MINUTE;
/** Recorded in the log, printed on the ticket and shown to the staff. */
export const GUEST_CANCEL_REASON = 'Cancelled by the guest';

/** States before any work on an order. Some order types begin in the second. */
const UNBEGUN: readonly OrderState[] = [1, 2];

const OF_MONEY: readonly OrderEvent['what'][] = [
  'payment',
  'payment_checked',
  'claim',
  'claim_refused',
  'refund',
];

/** What happens to an order when others at its table order or move. */
const QUIET: readonly OrderEvent['what'][] = ['rounded', 'moved', 'left', 'needs'];

/** `late`: the minute is over. `touched`: something was done with the order. `payment`: money is involved. */
export type GuestCancelFault = 'late' | 'touched' | 'payment';

export const GUEST_CANCEL_MESSAGES: Record<GuestCancelFault, string> = {
  late: 'An order can be cancelled here for a minute only. Please ask the restaurant.',
  touched: 'The restaurant has begun with this order. Please ask them to cancel it.',
  payment: 'A payment for this order is on its way or has come. Please ask the restaurant to cancel it.',
};

interface Placed {
  log: readonly LoggedOrderEvent[];
  /** An order that the staff took can only be cancelled by the staff. */
  isOfGuest: boolean;
}

/** Returns why the guest can't cancel the order, apart from the time; null where they can for a minute. */
export function guestCancelFault({ log, isOfGuest }: Placed): Exclude<GuestCancelFault, 'late'> | null {
  const [first, ...after] = log.map(({ event }) => event).filter(({ what }) => !QUIET.includes(what));
  if (first?.what !== 'placed') return 'touched';
  if (first.payment === 'awaiting' || after.some(({ what }) => OF_MONEY.includes(what))) return 'payment';
  return isOfGuest && after.length === 0 && UNBEGUN.includes(first.state) ? null : 'touched';
}

export function guestCancelEnd(placed: Placed): number | null {
  const [first] = placed.log;
  return first && guestCancelFault(placed) === null ? first.at + GUEST_CANCEL_MS : null;
}
