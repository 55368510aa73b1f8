import type { MoneyView } from '#domain/api/receipts.ts';
import { toNumber } from '#domain/money.ts';
import type { OrderFold } from '#domain/order.ts';
import { dueOf, isPayableByUpi } from '#domain/receipts.ts';
import { upiLink } from '#domain/upi.ts';
import type { Audience } from '../../realtime/topics.ts';
import type { StoreRow } from '../../stores/find-store.ts';
import type { OrderRow } from '../queries.ts';

/** Where to pay is told to the guest alone, and only for as long as there is something to pay. */
export function presentMoney(
  { orderNo, currency }: OrderRow,
  { state, amount, payment, paid, refunded, claim }: OrderFold,
  { upi }: Pick<StoreRow, 'upi'>,
  audience: Audience,
): MoneyView {
  const money = { state, amount, payment, paid, refunded, currency };
  const due = dueOf(money);
  const isShown = upi !== null && audience === 'guest' && isPayableByUpi(money);
  return {
    due: toNumber(due),
    claim: claim && { amount: toNumber(claim.amount), utr: audience === 'kitchen' ? null : claim.utr },
    upi: isShown ? { vpa: upi.vpa, name: upi.name, link: upiLink(upi, { orderNo, amount: due }) } : null,
  };
}
