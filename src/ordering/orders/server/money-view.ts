import { dueOf, type OrderBalance, owedToGuest, paymentOf } from '#money/bills/rules/balance.ts';
import { linkToPay, withoutLosses } from '#money/bills/rules/receipts.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import type { Audience } from '#platform/ports/server/store-feeds.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { OrderFold } from '../rules/fold-order.ts';
import type { OrderRow } from '../tables.ts';
import type { OrderView } from '../wire/order.ts';

/** The amounts paid, refunded, due and owed. */
export function orderMoneyView(
  order: OrderRow,
  balance: OrderFold & OrderBalance,
  { upi }: Pick<StoreRow, 'upi'>,
  audience: Audience,
): Pick<OrderView, 'payment' | 'money'> {
  const { orderNo, currency } = order;
  const { claim, refundsPending } = balance;
  // Only the guest gets the link to pay, and only while something is due. Rounds are paid with the others of the table.
  const link =
    audience === 'guest' && order.sittingId === null
      ? linkToPay({ ...balance, orderNo, currency }, upi)
      : null;
  return {
    payment: {
      state: paymentOf(balance),
      method: audience === 'guest' ? withoutLosses(order.paymentMethod) : order.paymentMethod,
      ...balanceView(balance, refundsPending),
    },
    money: {
      due: toNumber(dueOf(balance)),
      ...(balance.roundOff === null ? {} : { roundOff: toNumber(balance.roundOff) }),
      claim: claim && { amount: toNumber(claim.amount), utr: audience === 'kitchen' ? null : claim.utr },
      upi: upi && link !== null ? { vpa: upi.vpa, name: upi.name, link } : null,
    },
  };
}

/** Left out if nothing was paid. */
function balanceView(
  balance: OrderBalance,
  refundsPending: Minor,
): Omit<OrderView['payment'], 'state' | 'method'> {
  if (balance.paid === 0) return {};
  return {
    paid: toNumber(balance.paid),
    refunded: toNumber(balance.refunded - refundsPending),
    onItsWay: toNumber(refundsPending),
    owed: toNumber(owedToGuest(balance)),
  };
}
