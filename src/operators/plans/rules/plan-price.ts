import { FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';

/** What a plan costs. Without a price for a year, twelve months cost twelve times one. */
export interface PlanPrice {
  price: Minor;
  yearPrice: Minor | null;
}

export const YEAR = 12;

/** Full years at the price of a year, the other months at that of a month. */
export function priceParts({ price, yearPrice }: PlanPrice, months: number) {
  const years = yearPrice === null ? 0 : Math.floor(months / YEAR);
  return [
    { quantity: years, months: years * YEAR, rate: yearPrice ?? 0 },
    { quantity: months - years * YEAR, months: months - years * YEAR, rate: price },
  ].filter(({ quantity }) => quantity > 0);
}

export const priceOfMonths = (plan: PlanPrice, months: number): Minor =>
  priceParts(plan, months).reduce((sum, { quantity, rate }) => sum + quantity * rate, 0);

export const COUPON_KINDS = ['percent', 'months'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Per cent off the price, or months that cost nothing after those that are paid. */
export interface Coupon {
  code: string;
  kind: CouponKind;
  value: number;
}

export interface Quote {
  discount: Minor;
  /** What the store has in hand and pays with. Negative: what it owes besides. */
  credit: Minor;
  freeMonths: number;
  /** What is left to pay, before tax. */
  taxable: Minor;
}

/** What months of a plan cost now. */
export function quote(price: Minor, coupon: Coupon | null, inHand: Minor): Quote {
  const discount = coupon?.kind === 'percent' ? proportion(price, coupon.value * 100, FULL_RATE) : 0;
  const credit = Math.min(inHand, price - discount);
  const freeMonths = coupon?.kind === 'months' ? coupon.value : 0;
  return { discount, credit, freeMonths, taxable: price - discount - credit };
}
