import { priceOf } from '#money/bills/rules/balance.ts';
import { divide } from '#money/payments/rules/tab.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StoredSitting } from '#tables/sittings/server/read-stored.ts';
import { guestShares, moneyOf, withTaxes } from '#tables/sittings/server/rounds/money-of.ts';
import type { PartFacts } from '../rules/parts.ts';

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
