import { type BasisPoints, FULL_RATE, type Minor, proportion } from '#platform/money/rules/money.ts';

/** What a plan costs for each order that guests place themselves. */
export interface Commission {
  perOrder: Minor;
  /** Of the order's amount. */
  rate: BasisPoints;
}

export const NO_COMMISSION: Commission = { perOrder: 0, rate: 0 };

/** What guests have ordered on a day or in a month, without cancelled orders. */
export interface GuestOrders {
  orders: number;
  sales: Minor;
}

export const hasCommission = ({ perOrder, rate }: Commission): boolean => perOrder > 0 || rate > 0;

/** What the orders of one day cost. Each day is rounded once, so that days add up to the month. */
export const commissionOn = ({ perOrder, rate }: Commission, { orders, sales }: GuestOrders): Minor =>
  orders * perOrder + proportion(sales, rate, FULL_RATE);

export interface CommissionDay extends GuestOrders {
  day: string;
  commission: Minor;
}

/** Days with the terms that each began with, in order, and what was ordered on them. */
export function commissionDays(
  terms: readonly (Commission & { day: string })[],
  ordered: ReadonlyMap<string, GuestOrders>,
): CommissionDay[] {
  return terms.map(({ day, ...held }) => {
    const { orders, sales } = ordered.get(day) ?? { orders: 0, sales: 0 };
    return { day, orders, sales, commission: commissionOn(held, { orders, sales }) };
  });
}

export function sumOfDays(days: readonly CommissionDay[]): Omit<CommissionDay, 'day'> {
  const sum = (of: (day: CommissionDay) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    orders: sum(({ orders }) => orders),
    sales: sum(({ sales }) => sales),
    commission: sum(({ commission }) => commission),
  };
}
