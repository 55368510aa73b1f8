import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { findStoredOrders } from '#ordering/orders/server/find-order.ts';
import { type OrderChange, unchanged } from '#ordering/orders/server/order-change.ts';
import { quote } from '#ordering/orders/server/quote.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import {
  bearersOf,
  doubleCharged,
  fixedIn,
  nextBearer,
  withoutFixed,
} from '#tables/sittings/rules/fixed-charges.ts';

/**
 * Before rounds of a locked table are cancelled, emptied or moved away: the fixed charges that they bear go to the next
 * one that stays. All of them together cost the same as before, so a bill stays right.
 */
export async function passCharges(
  tx: Ctx,
  rounds: readonly OrderChange[],
  isLeaving: (round: OrderChange) => boolean,
): Promise<readonly OrderChange[]> {
  const leaving = rounds.filter(isLeaving);
  const [bearer] = bearersOf(leaving.map(({ before, after }) => ({ ...after, ...asItStood(before) })));
  if (!bearer) return rounds;
  const linesOf = await readLines(tx, bearer.storeId, rounds);
  const staying = rounds
    .filter((round) => round.before && !leaving.includes(round))
    .map(({ after }) => ({ ...after, isEmpty: linesOf(after).length === 0 }));
  const next = nextBearer(bearer, staying);
  if (!next) return rounds;
  const chargesOf = ({ id, charges }: OrderRow): Charge[] => {
    if (id === bearer.id) return withoutFixed(charges);
    return id === next.id ? [...fixedIn(bearer.charges), ...charges] : charges;
  };
  return rounds.map((round) => recharge(round, linesOf(round.after), chargesOf(round.after)));
}

const asItStood = (before: OrderRow | null) => before && { state: before.state, amount: before.amount };

/** Of rounds that come to share a table, only the first one goes on to bear fixed charges. */
export async function chargeOnce(tx: Ctx, orders: readonly OrderRow[]): Promise<OrderChange[]> {
  const others = doubleCharged(orders).map(unchanged);
  const [first] = others;
  if (!first) return [];
  const linesOf = await readLines(tx, first.after.storeId, others);
  return others.map((round) => recharge(round, linesOf(round.after), withoutFixed(round.after.charges)));
}

/** What stands of each round. */
async function readLines(
  tx: Ctx,
  storeId: string,
  rounds: readonly OrderChange[],
): Promise<(order: OrderRow) => LineRow[]> {
  const ids = rounds.map(({ after }) => after.id);
  const stored = await findStoredOrders(tx, storeId, ids);
  const planned = new Map(rounds.map(({ after, lines }) => [after.id, lines?.after]));
  return ({ id }) => (planned.get(id) ?? stored.get(id)?.lines ?? []).filter(isKept);
}

/** The log tells of another sum before it tells of anything else. */
function recharge(round: OrderChange, lines: readonly LineRow[], charges: Charge[]): OrderChange {
  const { after: order, log } = round;
  if (charges === order.charges) return round;
  const { amount } = quote(lines, charges, order.discounts);
  const [what, edit] = ['item' as const, { added: [], more: [] }];
  const sums = { before: order.amount, after: amount };
  const told = { what, lineId: order.id, discarded: false, ...sums, edit };
  return {
    ...round,
    after: { ...order, charges, amount },
    log: order.amount === amount ? log : [told, ...log],
  };
}
