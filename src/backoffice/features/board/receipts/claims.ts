import type { StaffOrderView } from '#domain/api/order.ts';

const SHOWN_DIGITS = 4;

export function isClaimed({ payment }: Pick<StaffOrderView, 'payment'>): boolean {
  return payment.state === 'claimed';
}

/** The end of a reference is what people compare. */
export function endOf(utr: string): string {
  return utr.slice(-SHOWN_DIGITS);
}

export function inGroups(utr: string): string {
  return utr.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Those that waited longest come first. */
export function claimedOrders(orders: readonly StaffOrderView[]): StaffOrderView[] {
  return orders.filter(isClaimed).toSorted((one, other) => one.orderNo - other.orderNo);
}
