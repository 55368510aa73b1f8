import { toNumber } from '#platform/money/rules/money.ts';
import type { OrderDiscount } from '../../rules/discounts.ts';

/**
 * A discount before it is saved. `value` is in basis points, in paise or a number of portions; `line` is null for the
 * whole order.
 */
export type GivenDiscount = { key: string; line: string | null; reason: string } & (
  | { kind: 'percent' | 'amount'; value: number }
  | { kind: 'complimentary'; value: number }
);

export function discountOf({ key: id, line, reason, kind, value }: GivenDiscount): OrderDiscount {
  const given = { id, line, reason, by: '' };
  if (kind === 'percent') return { ...given, kind, percent: value };
  return kind === 'amount' ? { ...given, kind, amount: value } : { ...given, kind, portions: value };
}

/** Its size as the server wants it. */
export const sizeOf = ({ kind, value }: GivenDiscount) =>
  kind === 'percent' ? { percent: toNumber(value) } : { amount: toNumber(value) };
