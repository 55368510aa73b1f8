import type { Minor } from '#platform/money/rules/money.ts';
import type { Amount } from './amount.ts';
import { type Cost, costAfter, worthOf } from './cost.ts';

/** What the ledger of an ingredient comes to. */
export interface Held {
  quantity: Amount;
  reserved: Amount;
  value: Minor;
  cost: Cost;
}

interface Moved {
  quantity: Amount;
  reserved?: Amount;
  /** What came in cost this much. All else is worth what the ingredient costs by now. */
  paid?: Minor | null;
}

/** What it comes to with one more entry, and what that entry is worth. */
export function withEntry(
  held: Held,
  { quantity, reserved = 0, paid = null }: Moved,
): { held: Held; value: Minor } {
  const value = paid ?? worthOf(quantity, held.cost);
  const cost =
    paid === null
      ? held.cost
      : costAfter({ amount: held.quantity, cost: held.cost }, { amount: quantity, value });
  return {
    held: {
      quantity: held.quantity + quantity,
      reserved: held.reserved + reserved,
      value: held.value + value,
      cost,
    },
    value,
  };
}
