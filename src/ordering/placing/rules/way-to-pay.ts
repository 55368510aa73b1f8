import { type Payee, UPI_CURRENCY } from '#money/payments/rules/upi.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import type { Minor } from '#platform/money/rules/money.ts';

/** Ways to pay a store besides the methods of its order types. */
export interface Paid {
  /** Guests can pay through a gateway. */
  online: boolean;
  /** Guests can pay by UPI from the order's page. */
  upi: boolean;
}

export function takesUpi({ upi, currency }: { upi: Payee | null; currency: string }): boolean {
  return upi !== null && currency === UPI_CURRENCY;
}

/** An order of nothing needs no payment. Without a gateway, the order type's own method applies. */
export function isPaidOnline(
  { onlinePayment }: Pick<OrderType, 'onlinePayment'>,
  { online }: Pick<Paid, 'online'>,
  total: Minor,
): boolean {
  return onlinePayment && online && total > 0;
}

/** `at` is where the guest pays: what is brought to a room is paid there. */
export type WayToPay = { by: 'online' } | { by: 'upi' } | { by: 'method'; method: string; at: OrderKind };

/**
 * Returns the ways in which an order can be paid, the preferred one first; none if there is nothing to pay.
 */
export function waysToPay(
  orderType: Pick<OrderType, 'kind' | 'onlinePayment' | 'paymentMethod'>,
  paid: Paid,
  total: Minor,
): WayToPay[] {
  if (total === 0) return [];
  if (isPaidOnline(orderType, paid, total)) return [{ by: 'online' }];
  const method = orderType.paymentMethod.trim();
  const isSaid = method !== '' && !(paid.upi && method.toUpperCase() === 'UPI');
  return [
    ...(paid.upi ? [{ by: 'upi' as const }] : []),
    ...(isSaid ? [{ by: 'method' as const, method, at: orderType.kind }] : []),
  ];
}
