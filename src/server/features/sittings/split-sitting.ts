import { AppError } from '#domain/errors.ts';
import { shareApproved, splitDiscounts } from '#domain/menu/discounts.ts';
import { priceCart } from '#domain/menu/price-cart.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import { withoutFixed } from '#domain/sittings/fixed-charges.ts';
import { planSplit } from '#domain/sittings/split.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import type { SittingRow } from '../../platform/db/schema/sittings.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { newOrderSlug, uuidV7 } from '../../platform/ids.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { allowDiscounts, findEditRules } from '../orders/allow-discounts.ts';
import { asOf } from '../orders/as-of.ts';
import { type StoredOrder, storedOrdersOf } from '../orders/find-order.ts';
import { toPriceable } from '../orders/views.ts';
import { withOff } from '../orders/with-off.ts';
import { findStore } from '../stores/find-store.ts';
import { chargeOnce, passCharges } from '../tabs/fixed-charges.ts';
import { levelAfter } from '../tabs/level-tab.ts';
import { findSitting, logSitting } from './find-sitting.ts';
import {
  insertOrder,
  moveLines,
  moveMoney,
  takeOrderNumber,
  updateOff,
  updateOrder,
} from './join-queries.ts';
import { moneyOf } from './money-of.ts';
import { findListedTable } from './open-by-staff.ts';
import { openAt } from './open-sitting.ts';
import { selectSitting, updateSitting } from './queries.ts';
import { lockTwo, type Two, takeRounds } from './two-sittings.ts';

/** Moves ordered lines to a free table or another sitting, which is answered. Nothing of them is cooked again. */
export async function splitSitting(
  ctx: StoreCtx,
  sittingId: string,
  { lines, to }: { lines: string[]; to: string },
): Promise<SittingRow> {
  authorise(ctx, 'sitting.serve');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  const store = await findStore(ctx.db, ctx.storeId);
  const target = await findTarget(ctx, to);
  // Before the lock: what goes where is decided under it.
  return withTransaction(ctx, async (tx) => {
    const other =
      'slug' in target ? target : (await openAt(tx, { store, table: target, covers: null })).sitting;
    if (other.id === found.id) throw new AppError('TABLE_TAKEN');
    const two = await lockTwo(tx, found, other);
    if (moneyOf(two.rounds.from).paid > 0) throw new AppError('SITTING_PAID');
    const going = await divide(tx, two, { lines, store });
    const rounds = await takeRounds(tx, two.to, going);
    await chargeOnce(tx, [...two.rounds.to, ...going]);
    const orderedAt = new Date(tx.now);
    await updateSitting(tx.db, two.to, { rounds, orderedAt });
    const orders = going.map(({ id }) => id);
    await logSitting(tx, two.from, { what: 'split', to: other.id, orders });
    const isEmpty = two.rounds.from.every(({ id }) => orders.includes(id));
    if (isEmpty) {
      // Money that comes late is for what was ordered.
      await moveMoney(tx.db, { storeId: tx.storeId, from: two.from.id, to: two.to.id });
      await beginAgain(tx, two.from);
    } else await levelAfter(tx, { storeId: tx.storeId, id: two.from.id, sittingId: two.from.id });
    await levelAfter(tx, { storeId: tx.storeId, id: two.to.id, sittingId: two.to.id });
    return { ...two.to, rounds, orderedAt };
  });
}

async function findTarget(ctx: StoreCtx, named: string) {
  const sitting = isId(named) ? await selectSitting(ctx.db, ctx.storeId, named) : null;
  return sitting ?? findListedTable(ctx, named);
}

/** Nothing is left that somebody could have asked the bill for. */
async function beginAgain(tx: StoreCtx, sitting: SittingRow): Promise<void> {
  if (sitting.state === 'open') return;
  await updateSitting(tx.db, sitting, { state: 'open', askedAt: null, paidAt: null });
  await logSitting(tx, sitting, { what: 'sitting_state', from: sitting.state, to: 'open' });
}

/** The orders that go, some of them new. */
async function divide(
  tx: StoreCtx,
  two: Two,
  { lines, store }: { lines: string[]; store: StoreRow },
): Promise<OrderRow[]> {
  const found = await storedOrdersOf(tx, tx.storeId, two.rounds.from);
  const rounds = found.map(({ order, lines }) => ({
    id: order.id,
    isCancelled: order.state === CANCELLED,
    lines,
  }));
  const plan = planSplit(rounds, lines);
  if (!plan) throw new AppError('ITEM_NOT_FOUND');
  const rows = await leaveCharges(tx, two.rounds.from, plan.whole);
  const stored = found.map((one) => ({
    ...one,
    order: rows.find(({ id }) => id === one.order.id) ?? one.order,
  }));
  const going = stored.filter(({ order }) => plan.whole.includes(order.id)).map(({ order }) => order);
  for (const { orderId, going: gone, staying } of plan.parts) {
    const one = stored.find(({ order }) => order.id === orderId);
    if (one) going.push(await splitOff(tx, one, { going: gone, staying, store }));
  }
  return going.toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0));
}

/** Fixed charges stay at the table, as long as something else stays there. */
async function leaveCharges(tx: StoreCtx, rounds: OrderRow[], whole: readonly string[]): Promise<OrderRow[]> {
  const staying = rounds.filter(({ id }) => !whole.includes(id));
  for (const order of rounds.filter(({ id }) => whole.includes(id))) {
    const passed = await passCharges(tx, order, staying);
    await passed.note();
    if (passed.rows.length > 0) return passed.rows;
  }
  return [];
}

interface Halves {
  going: LineRow[];
  staying: LineRow[];
  store: StoreRow;
}

/** Makes an order of some lines of another one. Each line keeps what has happened to it. */
async function splitOff(
  tx: StoreCtx,
  one: StoredOrder,
  { going, staying, store }: Halves,
): Promise<OrderRow> {
  const { order } = one;
  const { storeId, id: of, state } = order;
  const amountOf = (lines: LineRow[], { charges, discounts }: Pick<OrderRow, 'charges' | 'discounts'>) =>
    priceCart(lines.filter(isKept).map(toPriceable), charges, discounts).grandTotal;
  const charges = withoutFixed(order.charges);
  const id = uuidV7(tx.now);
  const lineIds = going.map((line) => line.id);
  const [goes, stays] = splitDiscounts(order.discounts ?? [], lineIds);
  const allowed = allowDiscounts(tx, await findEditRules(tx), [
    { lines: going, discounts: goes },
    { lines: staying, discounts: stays },
  ]);
  if (allowed.beyond > 0)
    authorise(tx, 'order.edit-freely', { order: order.orderNo, amount: allowed.beyond });
  const [taken = [], left = []] = allowed.discounts;
  const sibling: OrderRow = {
    ...order,
    id,
    orderNo: await takeOrderNumber(tx.db, storeId),
    slug: newOrderSlug(store.key),
    charges,
    discounts: taken,
    amount: amountOf(going, { charges, discounts: taken }),
  };
  const after = amountOf(staying, { ...order, discounts: left });
  await insertOrder(tx.db, sibling);
  await moveLines(tx.db, storeId, { from: of, to: id, lineIds });
  await keepOff(tx, sibling, going);
  await keepOff(tx, { ...order, discounts: left }, staying);
  await updateOrder(tx.db, order, { amount: after });
  await appendLog(tx, storeId, {
    kind: 'order',
    orderId: of,
    event: { what: 'split', from: state, to: state, into: id, lines: lineIds, after },
  });
  const { fold } = asOf(one);
  const { amount, roundOff } = sibling;
  const { seenAt, since, servedAt } = fold;
  await appendLog(tx, storeId, {
    kind: 'order',
    orderId: id,
    event: {
      ...{ what: 'split_off', from: state, to: state, of, amount, roundOff, seenAt, since, servedAt },
      discounts: taken,
      ready: lineIds.filter((lineId) => fold.ready.has(lineId)),
      removed: [...fold.parts].flatMap(([lineId, part]) =>
        lineIds.includes(part.of) ? [{ lineId, ...part }] : [],
      ),
    },
  });
  return sibling;
}

/** What discounts take off lines may be another sum now. */
async function keepOff(tx: Ctx, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const now = withOff(lines, order.charges, order.discounts);
  for (const { id, off } of now.lines)
    if (lines.some((line) => line.id === id && line.off !== off)) await updateOff(tx.db, order, { id, off });
  await updateOrder(tx.db, order, { discounts: shareApproved(now.discounts) });
}
