import type { PaymentState } from '#money/payments/rules/payment.ts';
import { roundOffsOf, roundToRupee } from '#money/payments/rules/tab.ts';
import { CANCELLED, type OrderState } from '#ordering/orders/rules/order.ts';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';

/** What an order costs and what was paid for it. `refunded` includes refunds that are under way. */
export interface OrderBalance {
  state: OrderState;
  amount: Minor;
  /** Added to reach whole rupees, may be negative; null where the store does not round. */
  roundOff: Minor | null;
  paid: Minor;
  refunded: Minor;
}

/** The rounds of a tab as one. Those that are cancelled cost nothing, and what was paid for them counts. */
export function tabBalanceOf(orders: readonly OrderBalance[]): OrderBalance {
  const standing = orders.filter(({ state }) => state !== CANCELLED);
  const rounded = standing.filter(({ roundOff }) => roundOff !== null);
  return {
    state: standing[0]?.state ?? CANCELLED,
    amount: standing.reduce((sum, { amount }) => sum + amount, 0),
    roundOff: rounded.length === 0 ? null : rounded.reduce((sum, { roundOff }) => sum + (roundOff ?? 0), 0),
    paid: orders.reduce((sum, { paid }) => sum + paid, 0),
    refunded: orders.reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

/** The only currency that is rounded. */
export const RUPEE_CURRENCY = 'INR';

export function roundOffOf(amount: Minor): Minor {
  return roundToRupee(amount) - amount;
}

/** What a store adds to an amount: nothing unless it rounds. */
export function roundOffIn(
  { isRounding = false }: { isRounding?: boolean | undefined },
  amount: Minor,
): Minor {
  return isRounding ? roundOffOf(amount) : 0;
}

export function formatRoundOff(roundOff: Minor, currency: string): string {
  return `${roundOff < 0 ? '−' : '+'}${formatSum(Math.abs(roundOff), currency)}`;
}

/** Returns the rounding of an order whose amount has changed. */
export function roundOffAfter(before: Minor | null, amount: Minor): Minor | null {
  return before === null ? null : roundOffOf(amount);
}

type Rounded = Pick<OrderBalance, 'state' | 'amount' | 'roundOff'>;

/** A tab is rounded if its first round was. */
export function isRoundedTab(orders: readonly Rounded[]): boolean {
  return orders.some(({ state, roundOff }) => state !== CANCELLED && roundOff !== null);
}

/** What rounding adds to the next round of a tab. Null if the tab, or a store without any round yet, does not round. */
export function roundOffForNext(
  orders: readonly Rounded[],
  amount: Minor,
  isRounding: boolean,
): Minor | null {
  const amounts = orders.filter(({ state }) => state !== CANCELLED).map((order) => order.amount);
  const isRounded = amounts.length === 0 ? isRounding : isRoundedTab(orders);
  return isRounded ? (roundOffsOf([...amounts, amount]).at(-1) ?? null) : null;
}

/** Returns what an order costs after rounding. A cancelled one costs nothing. */
export function priceOf({
  state,
  amount,
  roundOff,
}: Pick<OrderBalance, 'state' | 'amount' | 'roundOff'>): Minor {
  return state === CANCELLED ? 0 : amount + (roundOff ?? 0);
}

export function dueOf(balance: OrderBalance): Minor {
  return Math.max(0, priceOf(balance) - (balance.paid - balance.refunded));
}

/** Returns what the guest has paid beyond the order's price, less what was refunded. */
export function owedToGuest(balance: OrderBalance): Minor {
  return Math.max(0, balance.paid - balance.refunded - priceOf(balance));
}

/**
 * Adds the rounding to an order's fold. Whether it is rounded was decided when it was placed. A round of a sitting is
 * rounded together with the others, as its log tells.
 */
export function balanceOf<T extends OrderBalance>(
  { roundOff, sittingId }: { roundOff: Minor | null; sittingId: string | null },
  fold: T,
): T {
  return sittingId === null ? { ...fold, roundOff: roundOffAfter(roundOff, fold.amount) } : fold;
}

/**
 * Returns the payment state to show. An order is paid once nothing is due, also through part payments or a
 * dish that was put back or removed after a part payment.
 */
export function paymentOf({ payment, ...balance }: OrderBalance & { payment: PaymentState }): PaymentState {
  if (balance.state === CANCELLED) return payment;
  // Also when all that was paid has been taken back.
  if (payment === 'paid' && dueOf(balance) > 0) return 'unpaid';
  if (balance.paid === 0) return payment;
  return payment === 'unpaid' && dueOf(balance) === 0 ? 'paid' : payment;
}
