import type { Minor } from '#platform/money/rules/money.ts';
import type { DueState, FlowMethod } from '../../rules/report-sums.ts';
import type { ReportMoney } from '../../wire/report.ts';

export interface ModeRow {
  method: FlowMethod;
  received: Minor;
  givenBack: Minor;
}

/** Each way in which money was received or refunded, the largest amount first. */
export function modesOf({ received, givenBack }: Pick<ReportMoney, 'received' | 'givenBack'>): ModeRow[] {
  const methods = new Set([...received, ...givenBack].map(({ method }) => method));
  const amountOf = (flows: ReportMoney['received'], method: FlowMethod) =>
    flows.find((flow) => flow.method === method)?.amount ?? 0;
  return [...methods].map((method) => ({
    method,
    received: amountOf(received, method),
    givenBack: amountOf(givenBack, method),
  }));
}

export interface OpenRow {
  state: DueState | 'owed';
  orders: number;
  amount: Minor;
}

/** The payments that are still due from guests, and the refunds that are still due to them. */
export function openRows({ due, owed }: Pick<ReportMoney, 'due' | 'owed'>): OpenRow[] {
  return owed.orders > 0 ? [...due, { state: 'owed', ...owed }] : due;
}

export const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);
