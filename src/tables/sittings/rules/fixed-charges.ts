import { CANCELLED, type OrderState } from '#ordering/orders/rules/order.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import type { Minor } from '#platform/money/rules/money.ts';

export interface ChargedRound {
  state: OrderState;
  amount: Minor;
  charges: readonly Charge[];
}

const isFixed = ({ kind }: Charge): boolean => kind === 'absolute';

export const fixedIn = (charges: readonly Charge[]): Charge[] => charges.filter(isFixed);

/** A percentage is of what each round costs, while a fixed charge is charged once for a table. */
export const withoutFixed = (charges: readonly Charge[]): Charge[] =>
  charges.filter((charge) => !isFixed(charge));

/** The rounds that bear fixed charges. One that was cancelled costs nothing, nor does one of which nothing is left. */
export function bearersOf<Round extends ChargedRound>(rounds: readonly Round[]): Round[] {
  return rounds.filter(
    ({ state, amount, charges }) => state !== CANCELLED && amount > 0 && charges.some(isFixed),
  );
}

/** The charges of a table's next round. */
export function chargesOfNext(charges: readonly Charge[], rounds: readonly ChargedRound[]): Charge[] {
  return bearersOf(rounds).length > 0 ? withoutFixed(charges) : [...charges];
}

/**
 * The round that bears the fixed charges once `leaving` no longer does, because it is cancelled, emptied or moved to
 * another table. Null if there is nothing to bear, another bears them already, or nothing else was ordered.
 */
export function nextBearer<Round extends ChargedRound & { isEmpty: boolean }>(
  leaving: ChargedRound,
  others: readonly Round[],
): Round | null {
  if (bearersOf([leaving]).length === 0 || bearersOf(others).length > 0) return null;
  return others.find(({ state, isEmpty }) => state !== CANCELLED && !isEmpty) ?? null;
}

/** Rounds that come to share a table: all but the first bearer leave their fixed charges, emptied ones too. */
export function doubleCharged<Round extends ChargedRound>(rounds: readonly Round[]): Round[] {
  const [first] = bearersOf(rounds);
  if (!first) return [];
  return rounds.filter(
    (round) => round !== first && round.state !== CANCELLED && round.charges.some(isFixed),
  );
}
