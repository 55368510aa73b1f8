import type { OrderView } from '#domain/api/order.ts';
import { type Books, dueOf, owedBack, paymentOf } from '#domain/bills/books.ts';
import { linkToPay } from '#domain/bills/receipts.ts';
import { type Minor, toNumber } from '#domain/money/money.ts';
import type { OrderFold } from '#domain/order/order.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { Audience } from '../../platform/ports/store-feeds.ts';

/** What was paid and refunded, and what is still due or owed. */
export function orderMoneyView(
  order: OrderRow,
  books: OrderFold & Books,
  { upi }: Pick<StoreRow, 'upi'>,
  audience: Audience,
): Pick<OrderView, 'payment' | 'money'> {
  const { orderNo, currency } = order;
  const { claim, returning } = books;
  // Only the guest gets the link to pay, and only while something is due.
  const link = audience === 'guest' ? linkToPay({ ...books, orderNo, currency }, upi) : null;
  return {
    payment: { state: paymentOf(books), method: order.paymentMethod, ...booksView(books, returning) },
    money: {
      due: toNumber(dueOf(books)),
      ...(books.roundOff === null ? {} : { roundOff: toNumber(books.roundOff) }),
      claim: claim && { amount: toNumber(claim.amount), utr: audience === 'kitchen' ? null : claim.utr },
      upi: upi && link !== null ? { vpa: upi.vpa, name: upi.name, link } : null,
    },
  };
}

/** Left out if nothing was paid. */
function booksView(books: Books, returning: Minor): Omit<OrderView['payment'], 'state' | 'method'> {
  if (books.paid === 0) return {};
  return {
    paid: toNumber(books.paid),
    refunded: toNumber(books.refunded - returning),
    onItsWay: toNumber(returning),
    owed: toNumber(owedBack(books)),
  };
}
