import type { Minor } from '../money/money.ts';

export const SETTLEMENT_PARTS = ['received', 'due', 'owed', 'rounding'] as const;
export type SettlementPart = (typeof SETTLEMENT_PARTS)[number];

interface Money {
  received: Amount[];
  givenBack: Amount[];
  due: Amount[];
  owed: Amount;
  rounding: Minor;
}

interface Amount {
  amount: Minor;
}

const sum = (rows: readonly Amount[]): Minor => rows.reduce((all, { amount }) => all + amount, 0);

/**
 * What became of the revenue, in parts that add up to it. `received` is after refunds. Money owed to guests or added by
 * rounding is subtracted, because guests paid it on top of the revenue.
 */
export function settlementOf(money: Money): { part: SettlementPart; amount: Minor }[] {
  const amounts: Record<SettlementPart, Minor> = {
    received: sum(money.received) - sum(money.givenBack),
    due: sum(money.due),
    owed: -money.owed.amount,
    rounding: -money.rounding,
  };
  return SETTLEMENT_PARTS.map((part) => ({ part, amount: amounts[part] })).filter(
    ({ part, amount }) => part === 'received' || amount !== 0,
  );
}
