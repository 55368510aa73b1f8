const DIGITS = 3;

/**
 * The number that is called at the counter: the last digits of the order's number, which the guest, the ticket and the
 * board have already. A thousand orders later it comes again.
 */
export function tokenOf(orderNo: number): string {
  return String(orderNo % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** An order that its guest collects, as the screen of tokens knows it. */
export interface Collected {
  orderNo: number;
  isReady: boolean;
}

/** What the screen shows: who has to wait, and who can collect, the latest first. */
export function tokenColumns(orders: readonly Collected[]): { preparing: string[]; ready: string[] } {
  const latest = orders.toSorted((one, other) => other.orderNo - one.orderNo);
  const tokens = (isReady: boolean) =>
    latest.filter((order) => order.isReady === isReady).map(({ orderNo }) => tokenOf(orderNo));
  return { preparing: tokens(false).toReversed(), ready: tokens(true) };
}
