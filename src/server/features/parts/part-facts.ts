import { priceOf } from '#domain/bills/balance.ts';
import { divide } from '#domain/money/tab.ts';
import { CANCELLED } from '#domain/order/order.ts';
import type { PartFacts } from '#domain/sittings/parts.ts';
import { guestShares, moneyOf, withTaxes } from '../sittings/money-of.ts';
import type { StoredSitting } from '../sittings/read-stored.ts';

/** What decides how much a part is. */
export function partFacts(stored: StoredSitting): PartFacts {
  const orders = stored.rounds.map(({ order }) => order);
  return {
    due: moneyOf(orders).due,
    shares: guestShares(stored),
    lines: new Map(stored.rounds.flatMap(pricesOf)),
    parts: stored.parts,
  };
}

/** What each line of a round costs with its part of the charges and the rounding. */
function pricesOf({ order, lines }: StoredSitting['rounds'][number]): [string, number][] {
  if (order.state === CANCELLED) return [];
  const taxed = withTaxes(order, lines);
  const prices = divide(
    priceOf(order),
    taxed.map(({ total }) => total),
  );
  return taxed.map(({ line }, at) => [line.id, prices[at] ?? 0]);
}
