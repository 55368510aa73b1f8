import type { OrderView } from '#domain/api/order.ts';
import { toNumber } from '#domain/money.ts';
import type { OrderFold, RefundEvent } from '#domain/order.ts';
import { owedBack } from '#domain/refund.ts';
import type { Audience } from '../realtime/topics.ts';

type TimelineEntry = Omit<OrderView['timeline'][number], 'at'>;
type Books = Omit<OrderView['payment'], 'state' | 'method'>;

/** Nothing where nothing was paid. */
export function presentBooks(fold: OrderFold): Books {
  if (fold.paid === 0) return {};
  return {
    paid: toNumber(fold.paid),
    refunded: toNumber(fold.refunded - fold.returning),
    onItsWay: toNumber(fold.returning),
    owed: toNumber(owedBack(fold)),
  };
}

const STEPS = { begun: 'refund_begun', done: 'refunded', failed: 'refund_failed' } as const;

/** Why the staff give money back, and why a gateway refused, is between the staff. */
export function describeRefund({ step, amount, reason }: RefundEvent, audience: Audience): TimelineEntry[] {
  const entry = { what: STEPS[step], amount: toNumber(amount) };
  return [reason && audience !== 'guest' ? { ...entry, reason } : entry];
}
