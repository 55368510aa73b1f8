import { priceCart } from '#domain/menu/price-cart.ts';
import type { Charge } from '#domain/menu/pricing.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import {
  bearersOf,
  doubleCharged,
  fixedIn,
  nextBearer,
  withoutFixed,
} from '#domain/sittings/fixed-charges.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { type StoredOrder, storedOrdersOf } from '../orders/find-order.ts';
import { toPriceable } from '../orders/views.ts';
import { updateCharges } from './queries.ts';

/** Rounds that have other charges now. `note` logs it, which comes after bills are corrected. */
export interface Recharged {
  rows: OrderRow[];
  note: () => Promise<void>;
}

const NOTHING: Recharged = { rows: [], note: async () => {} };

/**
 * Before a round of a locked table is cancelled, emptied or moved away: the fixed charges that it bears go to the next
 * one that stands, of `others`. All of them together cost the same as before, so a bill stays right.
 */
export async function passCharges(
  tx: Ctx,
  leaving: OrderRow,
  others: readonly OrderRow[],
): Promise<Recharged> {
  if (bearersOf([leaving]).length === 0) return NOTHING;
  const rest = others.filter(({ id }) => id !== leaving.id);
  const [own, ...stored] = await storedOrdersOf(tx, leaving.storeId, [leaving, ...rest]);
  const rounds = stored.map((one) => ({ ...one.order, stored: one, isEmpty: !one.lines.some(isKept) }));
  const next = nextBearer(leaving, rounds)?.stored;
  if (!own || !next) return NOTHING;
  const passed = [
    await recharge(tx, own, withoutFixed(leaving.charges)),
    await recharge(tx, next, [...fixedIn(leaving.charges), ...next.order.charges]),
  ];
  return {
    rows: passed.map(({ now }) => now),
    note: async () => {
      for (const each of passed) await note(tx, each);
    },
  };
}

/** Of rounds that come to share a table, only the first one goes on to bear fixed charges. There is no bill yet. */
export async function chargeOnce(tx: Ctx, orders: readonly OrderRow[]): Promise<void> {
  const others = doubleCharged(orders);
  const [first] = others;
  if (!first) return;
  for (const stored of await storedOrdersOf(tx, first.storeId, others))
    await note(tx, await recharge(tx, stored, withoutFixed(stored.order.charges)));
}

interface Change {
  before: OrderRow;
  now: OrderRow;
}

async function recharge(tx: Ctx, { order, lines }: StoredOrder, charges: Charge[]): Promise<Change> {
  const priced = priceCart(lines.filter(isKept).map(toPriceable), charges, order.discounts);
  const now = { ...order, charges, amount: priced.grandTotal };
  await updateCharges(tx.db, now);
  return { before: order, now };
}

async function note(tx: Ctx, { before, now }: Change): Promise<void> {
  const { storeId, id: orderId } = now;
  if (before.amount === now.amount) return;
  const edit = { added: [], more: [] };
  const sums = { before: before.amount, after: now.amount };
  const event = { what: 'item' as const, lineId: orderId, discarded: false, ...sums, edit };
  await appendLog(tx, storeId, { kind: 'order', orderId, event });
}
