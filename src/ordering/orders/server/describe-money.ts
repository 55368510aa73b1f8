import { isLoss, isSettledBy, type Receipt, type SettledBy } from '#money/payments/rules/payment.ts';
import { toDecimal, toNumber } from '#platform/money/rules/money.ts';
import type { Audience } from '#platform/ports/server/store-feeds.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import type { OrderEvent, RefundEvent } from '../rules/order.ts';
import type { TimelineEntry } from '../wire/order.ts';

type Told = Omit<TimelineEntry, 'at'>;
type Who = Pick<TimelineEntry, 'by' | 'approvedBy'>;

const PAYMENT = {
  paid: 'paid',
  failed: 'payment_failed',
  expired: 'payment_expired',
  refund_due: 'refund_due',
} as const;

const REFUND = { begun: 'refund_begun', done: 'refunded', failed: 'refund_failed' } as const;

/** The timeline entries about money that a log entry makes; none if it is about something else. */
export function describeMoney(logged: LogRow, audience: Audience): Told[] {
  const event = logged.event as OrderEvent;
  const by = whoDid(logged, audience);
  if (event.what === 'refund') return [describeRefund(event, audience, by)];
  if (event.what === 'claim') return [{ what: 'claimed', amount: toNumber(event.amount) }];
  if (event.what === 'claim_refused') return [{ what: event.what, reason: event.reason, ...by }];
  if (event.what === 'payment_checked')
    return audience === 'floor' ? [{ what: event.what, reason: event.reason, ...by }] : [];
  if (event.what !== 'payment') return [];
  const { received, foreign, moved } = event;
  // The guests have paid the table; which of its orders has the money tells nobody anything.
  if (moved) return [];
  // Money in another currency is not part of the order's sums, so its amount is shown with its currency.
  if (foreign) return [{ what: 'paid_foreign', reason: `${toDecimal(foreign.amount)} ${foreign.currency}` }];
  const amount = toNumber(event.amount);
  if (event.amount < 0) return describeReversal(amount, received, audience, by);
  const what = PAYMENT[event.payment];
  if (!received) return [{ what, amount }];
  const { method } = received;
  return isSettledBy(method)
    ? describeSettled(amount, method, audience, by)
    : [{ what, amount, method, ...by }];
}

function describeReversal(
  amount: number,
  received: Receipt | undefined,
  audience: Audience,
  by: Who,
): Told[] {
  if (!received || (audience === 'guest' && isLoss(received.method))) return [];
  const back = { what: 'payment_reversed' as const, amount: -amount, ...by };
  const { method } = received;
  return [isSettledBy(method) ? { ...back, settled: method } : { ...back, method }];
}

/** What the restaurant loses is nothing to the guest. */
function describeSettled(amount: number, settled: SettledBy, audience: Audience, by: Who): Told[] {
  if (audience === 'guest' && isLoss(settled)) return [];
  return [{ what: 'settled', amount, settled, ...by }];
}

/** Reasons for a refund, and for its refusal, are shown to the staff only. */
function describeRefund({ step, amount, reason, checked }: RefundEvent, audience: Audience, by: Who): Told {
  const entry = { what: REFUND[step], amount: toNumber(amount), ...(checked ? by : {}) };
  return reason && audience !== 'guest' ? { ...entry, reason } : entry;
}

/** The name of the member of staff, and of the manager who allowed it. Shown to the staff only. */
export function whoDid({ actor }: LogRow, audience: Audience): Who {
  if (audience === 'guest' || actor.kind !== 'staff') return {};
  const { name: by, approvedBy } = actor;
  return approvedBy ? { by, approvedBy: approvedBy.name } : { by };
}
