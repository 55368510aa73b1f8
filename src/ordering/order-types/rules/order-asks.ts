import type { Minor } from '#platform/money/rules/money.ts';

export const ASKED = ['off', 'optional', 'required'] as const;
export type Asked = (typeof ASKED)[number];

/** What an order type asks of guests, and its limits for guests whose number is not verified. */
export interface OrderAsks {
  name: Asked;
  phone: Asked;
  mostPortions: number | null;
  /** Orders above it need a one-time code. */
  mostWithoutCode: Minor | null;
}

export const DEFAULT_ASKS: OrderAsks = {
  name: 'optional',
  phone: 'optional',
  mostPortions: null,
  mostWithoutCode: null,
};

export function asksOf({ asks }: { asks: OrderAsks | null }): OrderAsks {
  return asks ?? DEFAULT_ASKS;
}

/** Returns null for the defaults, so that they are stored and sent in one form. */
export function nullIfDefault(asks: OrderAsks): OrderAsks | null {
  const keys = Object.keys(DEFAULT_ASKS) as (keyof OrderAsks)[];
  return keys.every((key) => asks[key] === DEFAULT_ASKS[key]) ? null : asks;
}
