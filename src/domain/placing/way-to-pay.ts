import type { Minor } from '../money/money.ts';
import { type Payee, UPI_CURRENCY } from '../money/upi.ts';
import type { OrderType } from '../store/catalogue.ts';
import { type ServedWay, servedWay } from './served-way.ts';

/** What a store can be paid by besides its order types' own ways. */
export interface Paid {
  /** It has a gateway that guests can pay through. */
  online: boolean;
  /** It has an address that guests can pay to from the order's page. */
  upi: boolean;
}

export function takesUpi({ upi, currency }: { upi: Payee | null; currency: string }): boolean {
  return upi !== null && currency === UPI_CURRENCY;
}

/** An order of nothing is not worth a payment; where there is no gateway, everything is paid as it always was. */
export function isPaidOnline(
  { onlinePayment }: Pick<OrderType, 'onlinePayment'>,
  { online }: Pick<Paid, 'online'>,
  total: Minor,
): boolean {
  return onlinePayment && online && total > 0;
}

export type WayToPay = { by: 'online' } | { by: 'upi' } | { by: 'method'; method: string; served: ServedWay };

/** How an order is going to be paid, the nearest way first; none where there is nothing to pay. */
export function waysToPay(
  orderType: Pick<OrderType, 'label' | 'onlinePayment' | 'paymentMethod'>,
  paid: Paid,
  total: Minor,
): WayToPay[] {
  if (total === 0) return [];
  if (isPaidOnline(orderType, paid, total)) return [{ by: 'online' }];
  const method = orderType.paymentMethod.trim();
  const served = servedWay({ orderType: orderType.label, table: null });
  const isSaid = method !== '' && !(paid.upi && method.toUpperCase() === 'UPI');
  return [
    ...(paid.upi ? [{ by: 'upi' as const }] : []),
    ...(isSaid ? [{ by: 'method' as const, method, served }] : []),
  ];
}
