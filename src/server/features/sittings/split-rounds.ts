import { AppError } from '#domain/errors.ts';
import { priceCart } from '#domain/menu/price-cart.ts';
import { CANCELLED, type LinePortions } from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import { type PortionsApart, shareApproved, splitDiscounts } from '#domain/order/split-discounts.ts';
import { withoutFixed } from '#domain/sittings/fixed-charges.ts';
import { planSplit, portionsApart, setApart } from '#domain/sittings/split.ts';
import { authorise, type Ctx, type StoreCtx } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { newOrderSlug, uuidV7 } from '../../platform/ids.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { allowDiscounts, findEditRules } from '../orders/allow-discounts.ts';
import { asOf } from '../orders/as-of.ts';
import { type StoredOrder, storedOrdersOf } from '../orders/find-order.ts';
import { toPriceable } from '../orders/views.ts';
import { withOff } from '../orders/with-off.ts';
import { passCharges } from '../tabs/fixed-charges.ts';
import {
  insertLine,
  insertOrder,
  moveLines,
  takeOrderNumber,
  updateOff,
  updateOrder,
  updateQuantity,
} from './join-queries.ts';

export interface Split {
  lines: readonly string[];
  /** Of lines that do not go with all of their portions. */
  portions: readonly LinePortions[];
  store: Pick<StoreRow, 'key'>;
}

/** The orders that go of these locked rounds, some of them new. */
export async function splitRounds(
  tx: StoreCtx,
  from: readonly OrderRow[],
  { lines, portions, store }: Split,
): Promise<OrderRow[]> {
  const found = await storedOrdersOf(tx, tx.storeId, [...from]);
  const chosen = found.flatMap((one) => one.lines).filter(({ id }) => lines.includes(id));
  const apart = portionsApart(chosen.filter(isKept), portions, () => uuidV7(tx.now));
  const rounds = found.map(({ order, lines: own }) => ({
    id: order.id,
    isCancelled: order.state === CANCELLED,
    lines: setApart(own, apart),
  }));
  const going = lines.map((id) => apart.find(({ line }) => line === id)?.as ?? id);
  const plan = planSplit(rounds, going);
  if (!plan) throw new AppError('ITEM_NOT_FOUND');
  const rows = await leaveCharges(tx, from, plan.whole);
  const stored = found.map((one) => ({
    ...one,
    order: rows.find(({ id }) => id === one.order.id) ?? one.order,
  }));
  const gone = stored.filter(({ order }) => plan.whole.includes(order.id)).map(({ order }) => order);
  for (const { orderId, ...halves } of plan.parts) {
    const one = stored.find(({ order }) => order.id === orderId);
    if (one) gone.push(await splitOff(tx, one, { ...halves, apart, store }));
  }
  return gone.toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0));
}

/** Fixed charges stay at the table, as long as something else stays there. */
async function leaveCharges(
  tx: StoreCtx,
  rounds: readonly OrderRow[],
  whole: readonly string[],
): Promise<OrderRow[]> {
  const staying = rounds.filter(({ id }) => !whole.includes(id));
  for (const order of rounds.filter(({ id }) => whole.includes(id))) {
    const passed = await passCharges(tx, order, staying);
    await passed.note();
    if (passed.rows.length > 0) return passed.rows;
  }
  return [];
}

interface Halves extends Pick<Split, 'store'> {
  going: LineRow[];
  staying: LineRow[];
  apart: readonly PortionsApart[];
}

const standing = (lines: readonly LineRow[]) => lines.filter(isKept).map(toPriceable);

/** Makes an order of some lines of another one. Each line keeps what has happened to it. */
async function splitOff(tx: StoreCtx, one: StoredOrder, halves: Halves): Promise<OrderRow> {
  const { going, staying, store } = halves;
  const { order } = one;
  const { storeId } = order;
  const charges = withoutFixed(order.charges);
  const { taken, left } = await divideDiscounts(tx, order, halves);
  const sibling: OrderRow = {
    ...order,
    id: uuidV7(tx.now),
    orderNo: await takeOrderNumber(tx.db, storeId),
    slug: newOrderSlug(store.key),
    charges,
    discounts: taken,
    amount: priceCart(standing(going), charges, taken).grandTotal,
  };
  const after = priceCart(standing(staying), order.charges, left).grandTotal;
  await insertOrder(tx.db, sibling);
  const apart = await moveGoing(tx, order, sibling, halves);
  await keepOff(tx, sibling, going);
  await keepOff(tx, { ...order, discounts: left }, staying);
  await updateOrder(tx.db, order, { amount: after });
  await tellSplit(tx, one, { sibling, going, apart, after, left });
  return sibling;
}

async function divideDiscounts(
  tx: StoreCtx,
  order: OrderRow,
  { going, staying, apart }: Halves,
): Promise<{ taken: NonNullable<OrderRow['discounts']>; left: NonNullable<OrderRow['discounts']> }> {
  const [goes, stays] = splitDiscounts(order.discounts ?? [], standing(going), standing(staying), apart);
  const allowed = allowDiscounts(tx, await findEditRules(tx), [
    { lines: going, discounts: goes },
    { lines: staying, discounts: stays },
  ]);
  if (allowed.beyond > 0)
    authorise(tx, 'order.edit-freely', { order: order.orderNo, amount: allowed.beyond });
  const [taken = [], left = []] = allowed.discounts;
  return { taken, left };
}

/** Answers the portions that go without the rest of their line. */
async function moveGoing(
  tx: Ctx,
  order: OrderRow,
  sibling: OrderRow,
  { going, staying, apart }: Halves,
): Promise<PortionsApart[]> {
  const own = apart.filter(({ as }) => going.some(({ id }) => id === as));
  const isNew = ({ id }: LineRow) => own.some(({ as }) => as === id);
  const lineIds = going.filter((line) => !isNew(line)).map(({ id }) => id);
  const { storeId, id: from } = order;
  if (lineIds.length > 0) await moveLines(tx.db, storeId, { from, to: sibling.id, lineIds });
  for (const line of going.filter(isNew)) await insertLine(tx.db, { ...line, orderId: sibling.id });
  for (const line of staying.filter(({ id }) => own.some((portions) => portions.line === id)))
    await updateQuantity(tx.db, order, line);
  return own;
}

interface Told {
  sibling: OrderRow;
  going: LineRow[];
  apart: PortionsApart[];
  after: number;
  left: NonNullable<OrderRow['discounts']>;
}

async function tellSplit(
  tx: Ctx,
  one: StoredOrder,
  { sibling, going, apart, after, left }: Told,
): Promise<void> {
  const { storeId, id: of, state } = one.order;
  const step = { from: state, to: state };
  const lineOf = (id: string) => apart.find(({ as }) => as === id)?.line ?? id;
  const lineIds = going.map(({ id }) => id);
  const portions = apart.map(({ line: lineId, quantity }) => ({ lineId, quantity }));
  await appendLog(tx, storeId, {
    kind: 'order',
    orderId: of,
    event: {
      ...{ what: 'split', ...step, into: sibling.id, after, discounts: left },
      lines: lineIds.filter((id) => lineOf(id) === id),
      ...(portions.length === 0 ? {} : { portions }),
    },
  });
  const { seenAt, since, servedAt, ready, parts } = asOf(one).fold;
  const { id: orderId, amount, roundOff, discounts } = sibling;
  await appendLog(tx, storeId, {
    kind: 'order',
    orderId,
    event: {
      ...{ what: 'split_off', ...step, of, amount, roundOff, seenAt, since, servedAt },
      discounts: discounts ?? [],
      ready: lineIds.filter((id) => ready.has(lineOf(id))),
      removed: [...parts].flatMap(([lineId, part]) =>
        lineIds.includes(part.of) ? [{ lineId, ...part }] : [],
      ),
    },
  });
}

/** What discounts take off lines may be another sum now. */
async function keepOff(tx: Ctx, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const now = withOff(lines, order.charges, order.discounts);
  for (const { id, off } of now.lines)
    if (lines.some((line) => line.id === id && line.off !== off)) await updateOff(tx.db, order, { id, off });
  await updateOrder(tx.db, order, { discounts: shareApproved(now.discounts) });
}
