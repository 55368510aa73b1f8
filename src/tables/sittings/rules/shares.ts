import { divide } from '#money/payments/rules/tab.ts';
import type { Minor } from '#platform/money/rules/money.ts';

/** An ordered line that still counts. */
export interface SharedLine {
  /** Null: the staff added it. */
  guestId: string | null;
  isShared: boolean;
  /** With its own taxes. */
  total: Minor;
}

/** What a round costs with charges, taxes and rounding, and the lines for which it costs that. */
export interface SharedRound {
  price: Minor;
  lines: SharedLine[];
}

export interface GuestShare {
  guestId: string;
  total: Minor;
  due: Minor;
}

interface Paid {
  due: Minor;
  /** What each guest has paid for their own share or others'. */
  byGuest: ReadonlyMap<string, Minor>;
}

/**
 * What each guest has had, to the paisa: the own lines and an equal part of those for everybody. Charges and rounding
 * follow the lines; an odd paisa goes to who came first. `guestIds` are in the order of their coming.
 */
export function sharesOf(
  rounds: readonly SharedRound[],
  guestIds: readonly string[],
  paid: Paid,
): GuestShare[] {
  if (guestIds.length === 0) return [];
  const totals = guestIds.map(() => 0);
  for (const { price, lines } of rounds) {
    const weights = weightsOf(lines, guestIds);
    divide(price, weights).forEach((part, at) => {
      totals[at] = (totals[at] ?? 0) + part;
    });
  }
  const left = guestIds.map((id, at) => Math.max(0, (totals[at] ?? 0) - (paid.byGuest.get(id) ?? 0)));
  const dues = divide(paid.due, left.some((part) => part > 0) ? left : totals);
  return guestIds.map((guestId, at) => ({ guestId, total: totals[at] ?? 0, due: dues[at] ?? 0 }));
}

/** By guest, in parts so small that a shared line divides without a rest. */
function weightsOf(lines: readonly SharedLine[], guestIds: readonly string[]): number[] {
  const weights = guestIds.map(() => 0);
  for (const { guestId, isShared, total } of lines) {
    const own = isShared || guestId === null ? -1 : guestIds.indexOf(guestId);
    for (const at of guestIds.keys()) {
      const parts = own === -1 ? 1 : own === at ? guestIds.length : 0;
      weights[at] = (weights[at] ?? 0) + total * parts;
    }
  }
  return weights;
}
