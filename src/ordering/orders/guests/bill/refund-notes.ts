import type { AfterTexts } from '../../texts/guests/after/en.ts';
import type { OrderView } from '../../wire/order.ts';

/** The notes about refunds, the latest step first. */
export function refundNotes(
  { payment, timeline }: Pick<OrderView, 'payment' | 'timeline'>,
  texts: AfterTexts['refund'],
  money: (amount: number) => string,
): string[] {
  const { owed = 0, onItsWay = 0, refunded = 0, state } = payment;
  const cause = () => {
    if (state === 'refund_due') return texts.late;
    return timeline.some(({ what }) => what === 'refund_due') ? texts.twice : '';
  };
  return [
    refunded > 0 ? texts.givenBack(money(refunded)) : '',
    onItsWay > 0 ? texts.onItsWay(money(onItsWay)) : '',
    owed > 0 ? [cause(), texts.owed(money(owed))].filter(Boolean).join(' ') : '',
  ].filter(Boolean);
}
