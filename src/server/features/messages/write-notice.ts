import { storePictureUrl } from '#domain/api/store-pictures.ts';
import type { Occasion } from '#domain/messages/messages.ts';
import { formatSum } from '#domain/money/money.ts';
import { tableNameOf } from '#domain/serving/order-place.ts';
import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { NoticeText } from './content.ts';
import { wayOf } from './find-news.ts';
import { noticesEn } from './texts/en.ts';
import { noticesHi } from './texts/hi.ts';

interface News {
  occasion: Occasion;
  order: OrderRow;
  store: Pick<StoreRow, 'name' | 'slug' | 'revision'>;
}

/** The push message of a news, in the reader's language. */
export function writeNotice(locale: string, { occasion, order, store }: News): NoticeText {
  const [title, body] = wordsOf(locale, { occasion, order, store });
  const isForStaff = occasion === 'new-order';
  return {
    title,
    body,
    url: isForStaff ? `/app/dashboard?order=${order.id}` : `/status/${order.slug}`,
    tag: isForStaff ? `new-${order.id}` : `order-${order.id}`,
    icon: storePictureUrl(store.slug, 'icon-192.png', store.revision),
  };
}

function wordsOf(locale: string, { occasion, order, store }: News): [string, string] {
  const t = locale === 'hi' ? noticesHi : noticesEn;
  const { orderNo, orderType, tableName, tableLabel, address } = order;
  const storeName = boundText(store.name, BOUNDS.store);
  const way = wayOf(order);
  const amount = formatSum(order.amount, order.currency);
  switch (occasion) {
    case 'new-order': {
      const table = tableName === null ? null : { iden: tableName, idel: tableLabel ?? '' };
      const place = tableNameOf({ orderType, table, address }) || orderType;
      return [t.newOrder(orderNo, place), `${amount} · ${storeName}`];
    }
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
