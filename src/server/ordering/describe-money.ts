import type { OrderView } from '#domain/api/order.ts';
import { toNumber } from '#domain/money.ts';
import type { OrderEvent, RefundEvent } from '#domain/order.ts';
import type { Audience } from '../realtime/topics.ts';
import type { LogRow } from './queries.ts';

type TimelineEntry = Omit<OrderView['timeline'][number], 'at'>;

const PAYMENT = {
  paid: 'paid',
  failed: 'payment_failed',
  expired: 'payment_expired',
  refund_due: 'refund_due',
} as const;

const REFUND = { begun: 'refund_begun', done: 'refunded', failed: 'refund_failed' } as const;

/** What an entry of the log tells of money; nothing where it tells of something else. */
export function describeMoney({ actor, event: logged }: LogRow, audience: Audience): TimelineEntry[] {
  const event = logged as OrderEvent;
  const by = audience !== 'guest' && actor.kind === 'staff' ? { by: actor.name } : {};
  if (event.what === 'refund') return [describeRefund(event, audience)];
  if (event.what === 'claim') return [{ what: 'claimed', amount: toNumber(event.amount) }];
  if (event.what === 'claim_refused') return [{ what: event.what, reason: event.reason, ...by }];
  if (event.what !== 'payment') return [];
  const { received } = event;
  const amount = toNumber(event.amount);
  const what = PAYMENT[event.payment];
  return [received ? { what, amount, method: received.method, ...by } : { what, amount }];
}

/** Why the staff give money back, and why a gateway refused, is between the staff. */
function describeRefund({ step, amount, reason }: RefundEvent, audience: Audience): TimelineEntry {
  const entry = { what: REFUND[step], amount: toNumber(amount) };
  return reason && audience !== 'guest' ? { ...entry, reason } : entry;
}
