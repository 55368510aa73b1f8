import type { InfiniteData } from '@tanstack/react-query';
import { isSettledBy, type SettledBy } from '#money/payments/rules/payment.ts';
import type { OrderPage } from '#ordering/orders/office-api/orders.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { isServedUnpaid } from '#tables/floor/rules/served-unpaid.ts';
import { byTime } from './tickets.ts';

const SHOWN_DIGITS = 4;

export type UnpaidPages = InfiniteData<OrderPage, string | null>;

/** How an order was settled without money: a loss, or what is on an account, was not paid. */
export function settledBy({ payment }: Pick<StaffOrderView, 'payment'>): SettledBy[] {
  return payment.state === 'paid' ? payment.method.split(' + ').filter(isSettledBy) : [];
}

/** The fetched unpaid orders and those that the board has learnt of since, the newest first. */
export function unpaidOrders(
  onBoard: readonly StaffOrderView[],
  fetched: readonly StaffOrderView[],
): StaffOrderView[] {
  const byId = new Map([...fetched, ...onBoard].map((order) => [order._id, order]));
  return [...byId.values()].filter(isServedUnpaid).toSorted((one, other) => byTime(other, one));
}

/** The pages with a newer version of one of their orders. */
export function withUpdated(pages: UnpaidPages | undefined, order: StaffOrderView): UnpaidPages | undefined {
  const isOlder = (one: StaffOrderView) =>
    one._id === order._id && one.timeline.length < order.timeline.length;
  if (!pages?.pages.some(({ orders }) => orders.some(isOlder))) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      orders: page.orders.map((one) => (isOlder(one) ? order : one)),
    })),
  };
}

export function isClaimed({ payment }: Pick<StaffOrderView, 'payment'>): boolean {
  return payment.state === 'claimed';
}

/** The end of a payment's reference, which is what people compare. */
export function lastDigits(utr: string): string {
  return utr.slice(-SHOWN_DIGITS);
}

export function groupDigits(utr: string): string {
  return utr.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Orders with a claimed payment, the oldest first. */
export function claimedOrders(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return orders.filter(isClaimed).toSorted(byTime);
}
