const DIGITS = 3;

/** What an order is called by: its number, and the letter of the tablet that gave it. */
export interface Numbered {
  orderNo: number;
  tabletLetter?: string | null | undefined;
}

/**
 * The number that is called at the counter: the last digits of the order's number, which the guest, the ticket and the
 * board have already, after the tablet's letter. A thousand orders later it comes again.
 */
export function tokenOf({ orderNo, tabletLetter }: Numbered): string {
  const digits = String(orderNo % 10 ** DIGITS).padStart(DIGITS, '0');
  return tabletLetter ? `${tabletLetter} ${digits}` : digits;
}

/** An order that its guest collects, as the screen of tokens knows it. */
export interface Collected extends Numbered {
  isReady: boolean;
}

/** What the screen shows: who has to wait, and who can collect, the latest first. The orders are in their order of time. */
export function tokenColumns(orders: readonly Collected[]): { preparing: string[]; ready: string[] } {
  const tokens = (isReady: boolean) => orders.filter((order) => order.isReady === isReady).map(tokenOf);
  return { preparing: tokens(false), ready: tokens(true).toReversed() };
}
