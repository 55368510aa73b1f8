import type { Minor } from '../money/money.ts';

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
