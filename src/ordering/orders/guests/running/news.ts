import { servedWay } from '#ordering/serving/rules/served-way.ts';
import { formatSum, parseHundredths } from '#platform/money/rules/money.ts';
import { CANCELLED, type OrderState } from '../../rules/order.ts';
import { dishNameIn } from '../../rules/ordered-names.ts';
import type { AfterTexts } from '../../texts/guests/after/en.ts';
import type { OrderView, TimelineEntry } from '../../wire/order.ts';

/** What has happened between two versions of an order, for screen readers; empty without news. */
export function announcementOf(
  before: OrderView,
  after: OrderView,
  texts: AfterTexts,
  language: string,
): string {
  const happened = after.timeline.slice(before.timeline.length);
  const news = happened.flatMap((entry) => sentencesOf(entry, after, texts, language));
  return [...new Set(news)].join(' ');
}

function sentencesOf(entry: TimelineEntry, order: OrderView, texts: AfterTexts, language: string): string[] {
  const total = formatSum(parseHundredths(entry.amount ?? order.amount) ?? 0, order.store.currency);
  switch (entry.what) {
    case 'item_discarded':
      return [
        [texts.bill.itemTakenOff(dishOf(entry, order, texts, language), total), entry.reason]
          .filter(Boolean)
          .join(' '),
      ];
    case 'item_restored':
      return [texts.bill.itemBack(dishOf(entry, order, texts, language), total)];
    case 'item_added':
      return [texts.bill.itemAdded(dishOf(entry, order, texts, language), total)];
    case 'discounted':
      return [texts.bill.discounted(total)];
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

/** The dish's name in the guest's language: the timeline has only its default name. */
function dishOf(
  { item = '', quantity }: TimelineEntry,
  { items }: OrderView,
  { bill }: AfterTexts,
  language: string,
): string {
  const line = items.find(({ itemLabel }) => itemLabel === item);
  const dish = line ? dishNameIn(line, language) : item;
  return quantity === undefined ? dish : `${bill.times(quantity)} ${dish}`;
}

export function stateText(state: OrderState, { status }: AfterTexts): string {
  return state === CANCELLED ? status.cancelled : status.steps[state];
}
