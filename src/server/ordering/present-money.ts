import type { OrderView } from '#domain/api/order.ts';
import { dueOf, owedBack } from '#domain/books.ts';
import { toNumber } from '#domain/money.ts';
import type { OrderFold } from '#domain/order.ts';
import { linkToPay } from '#domain/receipts.ts';
import type { Audience } from '../realtime/topics.ts';
import type { StoreRow } from '../stores/find-store.ts';
import type { OrderRow } from './queries.ts';

/** What has moved, and what is still to move either way. */
export function presentMoney(
  order: OrderRow,
  fold: OrderFold,
  { upi }: Pick<StoreRow, 'upi'>,
  audience: Audience,
): Pick<OrderView, 'payment' | 'money'> {
  const { orderNo, currency } = order;
  const { claim } = fold;
  // Where to pay is told to the guest alone, and only for as long as there is something to pay.
  const link = audience === 'guest' ? linkToPay({ ...fold, orderNo, currency }, upi) : null;
  return {
    payment: { state: fold.payment, method: order.paymentMethod, ...presentBooks(fold) },
    money: {
      due: toNumber(dueOf(fold)),
      claim: claim && { amount: toNumber(claim.amount), utr: audience === 'kitchen' ? null : claim.utr },
      upi: upi && link !== null ? { vpa: upi.vpa, name: upi.name, link } : null,
    },
  };
}

/** Nothing where nothing was paid. */
function presentBooks(fold: OrderFold): Omit<OrderView['payment'], 'state' | 'method'> {
  if (fold.paid === 0) return {};
  return {
    paid: toNumber(fold.paid),
    refunded: toNumber(fold.refunded - fold.returning),
    onItsWay: toNumber(fold.returning),
    owed: toNumber(owedBack(fold)),
  };
}
