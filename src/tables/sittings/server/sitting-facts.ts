import { dueOf } from '#money/bills/rules/balance.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { SittingFacts } from '../rules/lifecycle.ts';
import type { SittingRow } from '../tables.ts';

/** What decides about a sitting, from its row and its rounds under its lock. */
export function factsOf(sitting: SittingRow, rounds: readonly OrderRow[]): SittingFacts {
  return {
    state: sitting.state,
    openedAt: sitting.openedAt.getTime(),
    orderedAt: sitting.orderedAt?.getTime() ?? null,
    paidAt: sitting.paidAt?.getTime() ?? null,
    due: rounds.reduce((sum, order) => sum + dueOf(order), 0),
    isOrdered: rounds.some(({ state }) => state !== CANCELLED),
    isCooking: rounds.some(({ state }) => state < SERVED),
  };
}

/**
 * The facts that decide whether a sitting can be opened again. One that was split from a table can't, because
 * nobody sat there.
 */
export const endedOf = ({ closedAt, mergedInto, splitFrom }: SittingRow) => ({
  closedAt: closedAt?.getTime() ?? null,
  mergedInto: mergedInto ?? splitFrom,
});
