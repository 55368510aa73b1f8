import { isLoss, isSettledBy } from '#money/payments/rules/payment.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { FlowMethod } from './report-sums.ts';

export const SETTLEMENT_PARTS = ['received', 'account', 'lost', 'due', 'owed', 'rounding'] as const;
export type SettlementPart = (typeof SETTLEMENT_PARTS)[number];

interface Money {
  received: (Amount & { method: FlowMethod })[];
  givenBack: Amount[];
  due: Amount[];
  owed: Amount;
  rounding: Minor;
}

interface Amount {
  amount: Minor;
}

/** What came, apart from what was settled without money. */
export function isMoney(method: FlowMethod): boolean {
  return !isSettledBy(method);
}

const sum = (rows: readonly Amount[]): Minor => rows.reduce((all, { amount }) => all + amount, 0);

/**
 * What became of the revenue, in parts that add up to it. `received` is money, after refunds; `account` was put on
 * khatas, and `lost` nobody pays. Money owed to guests or added by rounding is subtracted, because guests paid
 * it on top of the revenue.
 */
export function settlementOf(money: Money): { part: SettlementPart; amount: Minor }[] {
  const amounts: Record<SettlementPart, Minor> = {
    received: sum(money.received.filter(({ method }) => isMoney(method))) - sum(money.givenBack),
    account: sum(money.received.filter(({ method }) => method === 'Account')),
    lost: sum(money.received.filter(({ method }) => isLoss(method))),
    due: sum(money.due),
    owed: -money.owed.amount,
    rounding: -money.rounding,
  };
  return SETTLEMENT_PARTS.map((part) => ({ part, amount: amounts[part] })).filter(
    ({ part, amount }) => part === 'received' || amount !== 0,
  );
}
