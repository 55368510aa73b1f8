import type { InfiniteData } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { SERVED } from '#domain/order/order.ts';
import type { Page } from '../../api/orders.ts';

export type UnpaidPages = InfiniteData<Page, string | null>;

/** Whoever has eaten and not paid must not be forgotten. */
export function isServedUnpaid({ state, money }: Pick<StaffOrderView, 'state' | 'money'>): boolean {
  return state === SERVED && money.due > 0;
}

/** The newest first: those that were read, and those that the board has learnt of since. */
export function unpaidOrders(
  known: readonly StaffOrderView[],
  read: readonly StaffOrderView[],
): StaffOrderView[] {
  const byId = new Map([...read, ...known].map((order) => [order._id, order]));
  return [...byId.values()].filter(isServedUnpaid).toSorted((one, other) => other.orderNo - one.orderNo);
}

/** The pages with what has just been told of one of their orders. */
export function withNews(pages: UnpaidPages | undefined, order: StaffOrderView): UnpaidPages | undefined {
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
