import type { Minor } from './money.ts';
import { CANCELLED, type OrderState } from './order.ts';

/** What an order has cost and what was paid for it; `refunded` counts what is on its way as well. */
export interface Books {
  state: OrderState;
  amount: Minor;
  paid: Minor;
  refunded: Minor;
}

/** What is still to be paid: for an order that is cancelled, nothing. */
export function dueOf({ state, amount, paid, refunded }: Books): Minor {
  return state === CANCELLED ? 0 : Math.max(0, amount - (paid - refunded));
}

/** What a customer is still to be given back: all beyond the price of an order, and nothing is a cancelled one's price. */
export function owedBack({ state, amount, paid, refunded }: Books): Minor {
  return Math.max(0, paid - refunded - (state === CANCELLED ? 0 : amount));
}
