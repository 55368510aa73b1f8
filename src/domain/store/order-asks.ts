import type { Minor } from '../money/money.ts';

export const ASKED = ['off', 'optional', 'required'] as const;
export type Asked = (typeof ASKED)[number];

/** What an order type asks of guests, and what it takes from somebody whose number is not proved. */
export interface OrderAsks {
  name: Asked;
  phone: Asked;
  mostPortions: number | null;
  /** An order above it needs a one-time code. */
  mostWithoutCode: Minor | null;
}

export const USUAL_ASKS: OrderAsks = {
  name: 'optional',
  phone: 'optional',
  mostPortions: null,
  mostWithoutCode: null,
};

export function asksOf({ asks }: { asks: OrderAsks | null }): OrderAsks {
  return asks ?? USUAL_ASKS;
}

/** Null where nothing is asked for but the usual, so that both are kept and sent as one. */
export function unlessUsual(asks: OrderAsks): OrderAsks | null {
  const keys = Object.keys(USUAL_ASKS) as (keyof OrderAsks)[];
  return keys.every((key) => asks[key] === USUAL_ASKS[key]) ? null : asks;
}
