import { storePictureUrl } from '#domain/api/store-pictures.ts';
import type { Occasion } from '#domain/messages.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderRow } from '../ordering/find-order.ts';
import type { StoreRow } from '../stores/find-store.ts';
import type { Notice } from './content.ts';
import { noticesEn } from './texts/en.ts';
import { noticesHi } from './texts/hi.ts';

interface News {
  occasion: Occasion;
  order: OrderRow;
  store: Pick<StoreRow, 'name' | 'slug' | 'revision'>;
}

/** What a browser shows of it, in its reader's language. */
export function writeNotice(locale: string, { occasion, order, store }: News): Notice {
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
  const { orderNo, orderType, tableIden, tableIdel } = order;
  const amount = formatMoney(order.amount, order.currency);
  switch (occasion) {
    case 'new-order': {
      const place = tableIden === null ? orderType : [tableIdel, tableIden].filter(Boolean).join(' ');
      return [t.newOrder(orderNo, place), `${amount} · ${store.name}`];
    }
    case 'served':
      return [t.served(orderNo), t.servedHint(store.name)];
    case 'cancelled':
      return [t.cancelled(orderNo), t.cancelledHint(store.name)];
    case 'paid':
      return [t.paid(orderNo), t.paidHint(amount, store.name)];
  }
}
