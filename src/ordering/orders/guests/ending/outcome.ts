import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { CANCELLED } from '../../rules/order.ts';
import type { AfterTexts } from '../../texts/guests/after/en.ts';
import type { OrderView } from '../../wire/order.ts';

export interface PaymentOutcome {
  title: string;
  text: string;
  isGood: boolean;
  /** What the guest can do about it. */
  way: 'pay' | 'order again' | null;
}

type PaidOrder = Pick<OrderView, 'payment' | 'money' | 'state' | 'store'>;

/** The outcome of a payment by the order alone: the page's address and the gateway's form can be forged. */
export function paymentOutcome(
  order: PaidOrder | null,
  isBackEarly: boolean,
  { outcome: texts }: AfterTexts,
): PaymentOutcome {
  const bad = (title: string, text: string, way: PaymentOutcome['way'] = null) => ({
    title,
    text,
    way,
    isGood: false,
  });
  if (!order) return bad(texts.unknown, texts.unknownText);
  const { payment, money, state, store } = order;
  const amount = (value: number) => formatSum(parseHundredths(value) ?? 0, store.currency);
  if (payment.state === 'awaiting') {
    return isBackEarly
      ? bad(texts.waits, texts.waitsText, 'pay')
      : { title: texts.thanks, text: texts.thanksText, way: 'pay', isGood: true };
  }
  if (payment.state === 'refund_due') return bad(texts.back, texts.backText);
  if (payment.state === 'failed') return bad(texts.cancelled, texts.cancelledText, 'order again');
  if (payment.state === 'expired') return bad(texts.expired, texts.expiredText, 'order again');
  if (state === CANCELLED) return bad(texts.ended, texts.endedText);
  const { paid = 0 } = payment;
  if (paid === 0) return bad(texts.waits, texts.laterText);
  const text = money.due > 0 ? texts.partPaid(amount(paid), amount(money.due)) : texts.paid;
  return { title: texts.thanks, text, way: null, isGood: true };
}
