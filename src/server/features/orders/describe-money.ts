import type { TimelineEntry } from '#domain/api/order.ts';
import { toDecimal, toNumber } from '#domain/money/money.ts';
import type { OrderEvent, RefundEvent } from '#domain/order/order.ts';
import type { LogRow } from '../../platform/db/schema/orders.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';

type Told = Omit<TimelineEntry, 'at'>;

const PAYMENT = {
  paid: 'paid',
  failed: 'payment_failed',
  expired: 'payment_expired',
  refund_due: 'refund_due',
} as const;

const REFUND = { begun: 'refund_begun', done: 'refunded', failed: 'refund_failed' } as const;

/** What an entry of the log tells of money; nothing where it tells of something else. */
export function describeMoney(logged: LogRow, audience: Audience): Told[] {
  const event = logged.event as OrderEvent;
  const by = whoDid(logged, audience);
  if (event.what === 'refund') return [describeRefund(event, audience, by)];
  if (event.what === 'claim') return [{ what: 'claimed', amount: toNumber(event.amount) }];
  if (event.what === 'claim_refused') return [{ what: event.what, reason: event.reason, ...by }];
  if (event.what === 'payment_checked')
    return audience === 'floor' ? [{ what: event.what, reason: event.reason, ...by }] : [];
  if (event.what !== 'payment') return [];
  const { received, foreign } = event;
  // None of the order's own money: its amount stands beside its currency.
  if (foreign) return [{ what: 'paid_foreign', reason: `${toDecimal(foreign.amount)} ${foreign.currency}` }];
  const amount = toNumber(event.amount);
  const what = PAYMENT[event.payment];
  return [received ? { what, amount, method: received.method, ...by } : { what, amount }];
}

/** Why the staff give money back, and why a gateway refused, is between the staff. */
function describeRefund(
  { step, amount, reason, checked }: RefundEvent,
  audience: Audience,
  by: { by?: string },
): Told {
  const entry = { what: REFUND[step], amount: toNumber(amount), ...(checked ? by : {}) };
  return reason && audience !== 'guest' ? { ...entry, reason } : entry;
}

/** Who of the staff it was, which is between the staff. */
export function whoDid({ actor }: LogRow, audience: Audience): { by?: string } {
  return audience !== 'guest' && actor.kind === 'staff' ? { by: actor.name } : {};
}
