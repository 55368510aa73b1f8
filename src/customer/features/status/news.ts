import type { OrderView } from '#domain/api/order.ts';
import { formatMoney, parseHundredths } from '#domain/money.ts';
import { servedWay } from '#domain/served-way.ts';
import type { AfterTexts } from '../../texts/after/en.ts';

/** What has happened between two looks at an order, in words to be read out; empty when nothing has. */
export function newsOf(before: OrderView, after: OrderView, texts: AfterTexts): string {
  const happened = after.timeline.slice(before.timeline.length);
  const news = happened.flatMap((entry) => tell(entry, after, texts));
  return [...new Set(news)].join(' ');
}

function tell(entry: OrderView['timeline'][number], order: OrderView, texts: AfterTexts): string[] {
  const total = formatMoney(parseHundredths(entry.amount ?? order.amount) ?? 0, order.store.currency);
  switch (entry.what) {
    case 'item_discarded':
      return [[texts.bill.itemTakenOff(entry.item ?? '', total), entry.reason].filter(Boolean).join(' ')];
    case 'item_restored':
      return [texts.bill.itemBack(entry.item ?? '', total)];
    case 'ready':
      return [`${texts.status.readyLead}. ${texts.status.ready[servedWay(order)]}`];
    case 'seen':
      return [texts.status.lead[2]];
    case 'refund_begun':
      return [texts.refund.onItsWay(total)];
    case 'refunded':
      return [texts.refund.givenBack(total)];
    case 'claimed':
      return [texts.payment.claimed];
    case 'claim_refused':
      return [texts.payment.claimRefused(entry.reason ?? '')];
    case 'paid':
      return [texts.payment.paid];
    default:
      return entry.state === undefined ? [] : [stateText(entry.state, texts)];
  }
}

export function stateText(state: number, { status }: AfterTexts): string {
  return state in status.steps ? status.steps[state as keyof typeof status.steps] : status.cancelled;
}
