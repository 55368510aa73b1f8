import { type OrderDiscount, takeDiscounts } from '#money/discounts/rules/discounts.ts';
import { divide } from '#money/payments/rules/tab.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type PriceableLine, priceLine } from './price-line.ts';

/** Portions of a line that go as a line of their own. */
export interface PortionsApart {
  line: string;
  /** The id that they have there. */
  as: string;
  quantity: number;
}

type Halves = readonly [going: number, staying: number];

/**
 * When lines, or some of their portions, go to another order: their discounts go with them, and what holds for both is
 * divided, a percentage as it is and an amount by what it is for. So nothing is given twice or lost.
 */
export function splitDiscounts(
  discounts: readonly OrderDiscount[],
  going: readonly PriceableLine[],
  staying: readonly PriceableLine[],
  apart: readonly PortionsApart[] = [],
): [taken: OrderDiscount[], left: OrderDiscount[]] {
  const [taken, left]: [OrderDiscount[], OrderDiscount[]] = [[], []];
  for (const discount of discounts) {
    if (discount.line === null) continue;
    const portions = apart.find(({ line }) => line === discount.line);
    const stays = staying.find(({ id }) => id === discount.line);
    if (portions && stays) {
      const [goes, rest] = halves(discount, [portions.quantity, stays.quantity]);
      taken.push(...goes.map((one) => ({ ...one, line: portions.as })));
      left.push(...rest);
    } else if (going.some(({ id }) => id === discount.line)) taken.push(discount);
    else left.push(discount);
  }
  const values = [worthOf(going, taken), worthOf(staying, left)] as const;
  for (const discount of discounts.filter(({ line }) => line === null)) {
    const [goes, rest] = halves(discount, values);
    taken.push(...goes);
    left.push(...rest);
  }
  return [taken, left];
}

function halves(discount: OrderDiscount, weights: Halves): [OrderDiscount[], OrderDiscount[]] {
  if (discount.kind === 'percent') return [[discount], [discount]];
  const { approved, ...given } = discount;
  const [goes, stays] = weights.map((_, at) => {
    const part = (of: number) => divide(of, weights)[at] ?? 0;
    const allowed = approved === undefined ? {} : { approved: part(approved) };
    const own = { ...given, ...allowed };
    if (own.kind !== 'amount') return { ...own, portions: part(own.portions) };
    const amount = part(own.amount);
    return amount === own.amount ? { ...own, amount } : { ...own, amount, isPart: true as const };
  });
  return [isSomething(goes), isSomething(stays)];
}

function isSomething(discount: OrderDiscount | undefined): OrderDiscount[] {
  if (!discount || discount.kind === 'percent') return [];
  return (discount.kind === 'amount' ? discount.amount : discount.portions) > 0 ? [discount] : [];
}

/** What lines cost after their own discounts. */
function worthOf(lines: readonly PriceableLine[], own: readonly OrderDiscount[]): Minor {
  const full = lines.map((line) => ({ ...priceLine(line), id: line.id }));
  return takeDiscounts(full, own).lines.reduce((sum, { total }) => sum + total, 0);
}

/** Two orders share what was approved for a percentage of both: each has what the percentage takes off it now. */
export function shareApproved(discounts: readonly OrderDiscount[] | null): OrderDiscount[] | null {
  return (
    discounts?.map((each) =>
      each.line === null && each.kind === 'percent' && each.approved !== undefined
        ? { ...each, approved: Math.min(each.approved, each.taken ?? 0) }
        : each,
    ) ?? null
  );
}
