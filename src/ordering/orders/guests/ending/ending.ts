import { CANCELLED } from '../../rules/order.ts';
import type { AfterTexts } from '../../texts/guests/after/en.ts';
import type { OrderView } from '../../wire/order.ts';

/** Why an order was cancelled; standard reasons are in the guest's language. */
export function endingOf(
  { payment, timeline }: Pick<OrderView, 'payment' | 'timeline'>,
  texts: AfterTexts,
): string {
  const { status } = texts;
  const happened = (what: string) => timeline.some((entry) => entry.what === what);
  if (happened('paid_foreign')) return texts.refund.foreign;
  if (payment.state === 'failed' || happened('payment_failed')) return status.paymentFailed;
  if (payment.state === 'expired' || happened('payment_expired')) return status.paymentExpired;
  const { reason, byGuest } = timeline.findLast(({ state }) => state === CANCELLED) ?? {};
  if (byGuest) return status.cancelledByYou;
  return reason ? status.cancelledWhy(reason) : status.cancelledPlain;
}
