import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import { type NewOrder, placed } from '#ordering/orders/server/order-change.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { areFew, takePortions, tellFew } from '#ordering/portions/server/take-portions.ts';
import {
  type Ctx,
  noteLogGrowth,
  withOneStatement,
  withTransaction,
} from '#platform/context/server/context.ts';
import { isCheckViolation } from '#platform/db/server/errors.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { lockNumbers } from '#restaurant/tablet-numbers/server/numbers.ts';
import { changeOrders } from './change-orders.ts';
import { EFFECTS } from './effects.ts';
import { insertCounted, insertPlaced } from './place-queries.ts';
import { insertInSteps, insertTogether } from './step-queries.ts';

/** Another request took the key, or the store has changed. */
export class NothingWritten extends AppError {
  constructor() {
    super('UNAVAILABLE');
  }
}

/** What is written with an order in its transaction: both stand, or neither. */
export type Also = (tx: Ctx, order: OrderRow) => Promise<void>;

/** Writes an order that stands alone. It is one statement where nothing follows in its transaction. */
export function placeAlone(ctx: Ctx, written: NewOrder, also: readonly Also[]): Promise<OrderRow> {
  const { cluster } = ctx.services;
  const effects = EFFECTS.map(
    (effect): Also =>
      (tx, order) =>
        effect(tx, [placed(order, written)]),
  );
  const following = [...effects, ...also];
  const isCounted = written.counted.quantities.size > 0;
  if (isCounted && following.length === 0 && !cluster && !written.tablet && !ctx.late)
    return placeCounted(ctx, written);
  if (following.length > 0 || isCounted) return placeAndFollow(ctx, written, following);
  if (cluster)
    return cluster.at(written.order.storeId, (db) =>
      withTransaction({ ...ctx, db }, (tx) => insert(tx, written, insertTogether)),
    );
  return withOneStatement(ctx, (tx) => insert(tx, written));
}

function placeAndFollow(ctx: Ctx, written: NewOrder, following: readonly Also[]): Promise<OrderRow> {
  return withTransaction(ctx, async (tx) => {
    await lockTablet(tx, written);
    const order = await insert(tx, written);
    await takePortions(tx, written);
    for (const follow of following) await follow(tx, order);
    return order;
  });
}

/** One statement, too, while there are enough portions. Where there are not, the transaction says how many there are. */
async function placeCounted(ctx: Ctx, written: NewOrder): Promise<OrderRow> {
  const { storeId } = written.order;
  try {
    const { order, taken } = await withOneStatement(ctx, async (tx) => {
      const { orderNo, taken } = await insertCounted(tx.db, written);
      return { order: placedAs(tx, written, orderNo), taken };
    });
    ctx.services.storeHeads.forget(storeId);
    // The order stands, also if pages are told only by their next reading.
    if (areFew(written.counted.quantities, taken))
      await withTransaction(ctx, (tx) => tellFew(tx, storeId)).catch(() => {});
    return order;
  } catch (error) {
    if (!isCheckViolation(error, 'portions_remaining')) throw error;
    return placeAndFollow(ctx, written, []);
  }
}

/** Writes the next round of a locked table, whose earlier ones are `tab.orders`, and what follows from it. */
export async function placeRound(tx: Ctx, tab: Tab, written: NewOrder, also: Also): Promise<OrderRow> {
  await lockTablet(tx, written);
  const order = await insert(tx, written);
  await takePortions(tx, written);
  await also(tx, order);
  await changeOrders(tx, tab, [placed(order, written)]);
  return order;
}

/** Before an order takes the store's counters: the bill that may follow takes its number from the tablet. */
async function lockTablet(tx: Ctx, { order: { storeId }, tablet }: NewOrder): Promise<void> {
  if (tablet) await lockNumbers(tx, storeId, tablet.tabletId);
}

async function insert(
  tx: Ctx,
  written: NewOrder,
  write = tx.services.cluster ? insertInSteps : insertPlaced,
): Promise<OrderRow> {
  const orderNo = await write(tx.db, written);
  return placedAs(tx, written, orderNo);
}

function placedAs(tx: Ctx, { order }: NewOrder, orderNo: number | null): OrderRow {
  if (orderNo === null) throw new NothingWritten();
  noteLogGrowth(tx, order.storeId, { pages: false });
  return { ...order, orderNo };
}
