import type { FeedbackRow } from '#guests/feedback/tables.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { placedAt, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import { guestLanguage } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import { formatSum } from '#platform/money/rules/money.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { storePictureUrl } from '#restaurant/pictures/wire/store-pictures.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { isForStaff, type Occasion } from '../rules/messages.ts';
import type { NoticeText } from './content.ts';
import { wayOf } from './find-news.ts';

interface News {
  occasion: Occasion;
  order: OrderRow;
  feedback: FeedbackRow | null;
  store: Pick<StoreRow, 'name' | 'slug' | 'revision'>;
}

/** The push message of a news, in the reader's language. */
export function writeNotice(locale: string, news: News): NoticeText {
  const { occasion, order, store } = news;
  const [title, body] = wordsOf(locale, news);
  return {
    title,
    body,
    ...(isForStaff(occasion)
      ? STAFF_PAGES[occasion](order)
      : { url: `/status/${order.slug}`, tag: `order-${order.id}` }),
    icon: storePictureUrl(store.slug, 'icon-192.png', store.revision),
  };
}

const STAFF_PAGES = {
  'new-order': ({ id }: OrderRow) => ({ url: `/app/dashboard?order=${id}`, tag: `new-${id}` }),
  'poor-rating': ({ id }: OrderRow) => ({ url: `/app/feedback?order=${id}`, tag: `rated-${id}` }),
};

function wordsOf(locale: string, { occasion, order, feedback, store }: News): [string, string] {
  const t = ALL_WORDS[guestLanguage(locale)].words.notices;
  const { orderNo, orderType } = order;
  const storeName = boundText(store.name, BOUNDS.store);
  const way = wayOf(order);
  const place = tableNameOf(placedAt(order)) || orderType;
  const amount = formatSum(order.amount, order.currency);
  switch (occasion) {
    case 'poor-rating':
      return [
        t.poorRating(orderNo, place, feedback?.overall ?? 0),
        boundText(feedback?.comment ?? '', BOUNDS.notice) || storeName,
      ];
    case 'new-order':
      return [t.newOrder(orderNo, place), `${amount} · ${storeName}`];
    case 'ready':
      return way === 'pickup'
        ? [t.collect(orderNo), storeName]
        : [t.served(orderNo), t.leavingHint(storeName)];
    case 'served':
      return way === 'delivery'
        ? [t.delivered(orderNo), t.servedHint(storeName)]
        : [t.served(orderNo), t.servedHint(storeName)];
    case 'cancelled':
      return [t.cancelled(orderNo), t.cancelledHint(storeName)];
    case 'paid':
      return [t.paid(orderNo), t.paidHint(formatSum(order.paid, order.currency), storeName)];
  }
}
