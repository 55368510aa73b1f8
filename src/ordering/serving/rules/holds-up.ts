import type { Estimate } from '#kitchen/promise/rules/estimate.ts';
import { CANCELLED, type OrderState, SERVED } from '#ordering/orders/rules/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

interface Cooked {
  state: OrderState;
  createdAt: string;
  cooksFrom?: string | undefined;
  /** As it was promised. Null once it is ready. */
  estimate: Estimate | null;
  payment: { state: string };
  items: readonly Dish[];
}

interface Dish {
  itemID: string;
  itemLabel: string;
  quantity: number;
  discarded: boolean;
  ready: boolean;
  held?: true | undefined;
}

/** A kitchen that has fallen behind, and the dish that most late orders wait for. */
export interface Behind {
  /** Orders that are older than promised. */
  late: number;
  itemId: string;
  label: string;
}

/** One late order may be a mistake, and one that waits for a dish nobody else does is not helped by a pause. */
const FEWEST = 2;

/** Null while the kitchen keeps up, or no dish that guests can order holds it up. */
export function holdsUp(
  orders: readonly Cooked[],
  now: number,
  isOffered: (itemId: string) => boolean,
): Behind | null {
  const open = orders.filter(
    ({ state, payment, estimate }) =>
      state !== SERVED && state !== CANCELLED && payment.state !== 'awaiting' && estimate !== null,
  );
  const late = open.filter((order) => isLate(order, now));
  if (late.length < FEWEST) return null;
  const portions = (itemId: string) =>
    open.flatMap(waiting).reduce((sum, dish) => sum + (dish.itemID === itemId ? dish.quantity : 0), 0);
  const dishes = new Map(late.flatMap(waiting).map(({ itemID, itemLabel }) => [itemID, itemLabel]));
  const [worst] = [...dishes]
    .map(([itemId, label]) => ({
      itemId,
      label,
      orders: late.filter((order) => waitsFor(order, itemId)).length,
    }))
    .filter(({ itemId, orders: count }) => count >= FEWEST && isOffered(itemId))
    .toSorted((one, other) => other.orders - one.orders || portions(other.itemId) - portions(one.itemId));
  return worst ? { late: late.length, itemId: worst.itemId, label: worst.label } : null;
}

const isLate = ({ createdAt, cooksFrom, estimate }: Cooked, now: number): boolean =>
  estimate !== null && now - Date.parse(cooksFrom ?? createdAt) > estimate.toMinutes * MINUTE;

const waiting = ({ items }: Cooked): Dish[] =>
  items.filter(({ discarded, ready, held }) => !discarded && !ready && !held);

const waitsFor = (order: Cooked, itemId: string): boolean =>
  waiting(order).some(({ itemID }) => itemID === itemId);
