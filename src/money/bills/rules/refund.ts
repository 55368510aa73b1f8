import { doubt } from '#money/payments/rules/doubts.ts';
import { isReceived } from '#money/payments/rules/payment.ts';
import type { RefundState } from '#money/payments/rules/refund-ways.ts';
import { foldOrder, type OrderFold } from '#ordering/orders/rules/fold-order.ts';
import { CANCELLED, type LoggedOrderEvent, type OrderEvent } from '#ordering/orders/rules/order.ts';
import { type Minor, toDecimal } from '#platform/money/rules/money.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { balanceOf, owedToGuest } from './balance.ts';

/** A paid attempt, and the part of it that was not refunded. */
export interface Source {
  id: string;
  left: Minor;
}

/** Divides a refund among attempts, the latest first. Null where they don't have enough together. */
export function shareOut(amount: Minor, sources: readonly Source[]): { id: string; amount: Minor }[] | null {
  const shares: { id: string; amount: Minor }[] = [];
  let missing = amount;
  for (const { id, left } of sources.toReversed()) {
    const share = Math.min(left, missing);
    if (share > 0) shares.push({ id, amount: share });
    missing -= Math.max(0, share);
  }
  return missing === 0 ? shares : null;
}

export const OWED_CAUSES = [
  'cancelled',
  'taken_off',
  'paid_late',
  'paid_more',
  'paid_twice',
  'refund_failed',
] as const;
export type OwedCause = (typeof OWED_CAUSES)[number];

/** What is of no money. */
const OF_KITCHEN: readonly OrderEvent['what'][] = [
  'ready',
  'part_ready',
  'seen',
  'change_seen',
  'fired',
  'needs',
];

/**
 * Returns since when something has been owed without a break, and its latest cause; null when nothing is
 * owed.
 */
export function whyOwed(
  order: { roundOff: Minor | null; sittingId: string | null },
  log: readonly LoggedOrderEvent[],
): { since: number; why: OwedCause } | null {
  let found: { since: number; why: OwedCause } | null = null;
  let before = 0;
  const relevant = log.filter(({ event }) => !OF_KITCHEN.includes(event.what));
  relevant.forEach(({ at, event }, index) => {
    const fold = balanceOf(order, foldOrder(relevant.slice(0, index + 1)));
    const owed = owedToGuest(fold);
    if (owed === 0) found = null;
    else if (owed > before) found = { since: found?.since ?? at, why: causeOf(event, fold) };
    before = owed;
  });
  return found;
}

function causeOf(event: OrderEvent, { state, paid }: Pick<OrderFold, 'state' | 'paid'>): OwedCause {
  if (event.what === 'item') return 'taken_off';
  if (event.what === 'refund') return 'refund_failed';
  // The staff confirmed a claim made before the order became cheaper.
  if (event.what === 'payment' && event.received && state !== CANCELLED) return 'taken_off';
  if (event.what === 'payment' && isReceived(event.payment)) {
    if (state === CANCELLED) return 'paid_late';
    return paid === event.amount ? 'paid_more' : 'paid_twice';
  }
  return 'cancelled';
}

/** After this time a gateway knows of every request it has received. */
const SETTLED_MS = 3 * DAY;

/**
 * Whether a refusal ends a refund, so that the amount is owed again. The refusal of a repeated request is not
 * final for three days: the first request may have succeeded, its answer lost, and the guest would get the
 * money twice.
 */
export function isRefusalFinal(refund: { createdAt: number; isFirst: boolean }, now: number): boolean {
  return refund.isFirst || now - refund.createdAt >= SETTLED_MS;
}

const UNANSWERED_MS = HOUR;

/** The staff may settle a refund by hand only once its gateway can't merely be slow. */
export function maySettleByHand(createdAt: number, now: number): boolean {
  return now - createdAt >= UNANSWERED_MS;
}

/** The gateway is still asked for three days after a refund was settled by hand. */
export function isStillPolled(
  refund: { state: RefundState; settledAt: number | null },
  now: number,
): boolean {
  return refund.state === 'pending' || now - (refund.settledAt ?? 0) < SETTLED_MS;
}

/** Returns what the staff have to check when the gateway contradicts them; null when both agree. */
export function contradictionOf(
  { state, amount }: { state: RefundState; amount: Minor },
  answered: RefundState,
): string | null {
  if (state === answered || state === 'pending' || answered === 'pending') return null;
  return doubt(answered === 'done' ? 'refundMade' : 'refundNotMade', { amount: toDecimal(amount) });
}

/** Ages of a refund at which its gateway is asked about it, until the refund has ended. */
const POLL_AGES_MS = [0.5, 1, 2, 5, 10, 30, 60, 120, 360, 720].map((minutes) => minutes * MINUTE);

export function nextRefundPoll(startedAt: number, now: number): number {
  const age = now - startedAt;
  const next = POLL_AGES_MS.find((each) => each > age);
  return startedAt + (next ?? (Math.floor(age / DAY) + 1) * DAY);
}
