import type { OrderView } from '#domain/api/order.ts';
import { type Books, dueOf, owedBack, paymentOf } from '#domain/bills/books.ts';
import { linkToPay } from '#domain/bills/receipts.ts';
import { type Minor, toNumber } from '#domain/money/money.ts';
import type { OrderFold } from '#domain/order/order.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';

/** What has moved, and what is still to move either way. */
export function presentMoney(
  order: OrderRow,
  books: OrderFold & Books,
  { upi }: Pick<StoreRow, 'upi'>,
  audience: Audience,
): Pick<OrderView, 'payment' | 'money'> {
  const { orderNo, currency } = order;
  const { claim, returning } = books;
  // Where to pay is told to the guest alone, and only for as long as there is something to pay.
  const link = audience === 'guest' ? linkToPay({ ...books, orderNo, currency }, upi) : null;
  return {
    payment: { state: paymentOf(books), method: order.paymentMethod, ...presentBooks(books, returning) },
    money: {
      due: toNumber(dueOf(books)),
      ...(books.roundOff === null ? {} : { roundOff: toNumber(books.roundOff) }),
      claim: claim && { amount: toNumber(claim.amount), utr: audience === 'kitchen' ? null : claim.utr },
      upi: upi && link !== null ? { vpa: upi.vpa, name: upi.name, link } : null,
    },
  };
}

/** Nothing where nothing was paid. */
function presentBooks(books: Books, returning: Minor): Omit<OrderView['payment'], 'state' | 'method'> {
  if (books.paid === 0) return {};
  return {
    paid: toNumber(books.paid),
    refunded: toNumber(books.refunded - returning),
    onItsWay: toNumber(returning),
    owed: toNumber(owedBack(books)),
  };
}
