import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Shown } from '#restaurant/people/rules/tablet.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import type { OrderRow } from '../tables.ts';
import { findOrder } from './find-order.ts';
import { lockOrderRow, lockRounds, lockSittingRow } from './queries.ts';

/** All orders whose money is one. */
export interface Tab {
  storeId: string;
  id: string;
  /** Null for an order alone. */
  sitting: SittingRow | null;
  /** In the order of their rounds, with cancelled ones. None where nothing was ordered. */
  orders: OrderRow[];
}

/** What a manager is shown of it, who approves something about its money. */
export function shownOf({ sitting, orders }: Tab): Shown {
  return sitting ? { table: sitting.tableName } : { order: orders[0]?.orderNo };
}

/** What else is locked between the sitting and its orders, which is where attempts to pay belong. */
type Between = (tabId: string) => Promise<unknown>;

const NOTHING: Between = async () => {};

/** Locks the row of a sitting. Whoever changes anything in it waits. */
export async function lockSitting(tx: Ctx, storeId: string, id: string): Promise<SittingRow | null> {
  return lockSittingRow(tx.db, storeId, id);
}

/** Locks the sitting, if it is one, and then its orders. */
export async function lockTab(tx: Ctx, storeId: string, id: string, between?: Between): Promise<Tab> {
  const sitting = await lockSittingRow(tx.db, storeId, id);
  const tab = sitting
    ? await lockSittingTab(tx, sitting, between)
    : await lockAlone(tx, storeId, id, between);
  if (!tab.sitting && tab.orders.length === 0) throw new AppError('ORDER_NOT_FOUND');
  return tab;
}

/** The tab of an order, and its row among them. */
export async function lockTabOf(
  tx: Ctx,
  storeId: string,
  orderId: string,
  between?: Between,
): Promise<{ tab: Tab; order: OrderRow }> {
  for (;;) {
    const { sittingId } = await findOrder(tx, storeId, orderId);
    const sitting = sittingId === null ? null : await lockSittingRow(tx.db, storeId, sittingId);
    const tab = sitting
      ? await lockSittingTab(tx, sitting, between)
      : await lockAlone(tx, storeId, orderId, between);
    const order = tab.orders.find(({ id }) => id === orderId);
    // It may have moved to another sitting while this one was waited for.
    if (order && order.sittingId === sittingId) return { tab, order };
  }
}

async function lockSittingTab(tx: Ctx, sitting: SittingRow, between = NOTHING): Promise<Tab> {
  const { storeId, id } = sitting;
  await between(id);
  const rows = await lockRounds(tx.db, storeId, id);
  const orders = rows.toSorted((one, other) => (one.round ?? 0) - (other.round ?? 0));
  return { storeId, id, sitting, orders };
}

async function lockAlone(tx: Ctx, storeId: string, id: string, between = NOTHING): Promise<Tab> {
  await between(id);
  const order = await lockOrderRow(tx.db, storeId, id);
  return { storeId, id, sitting: null, orders: order ? [order] : [] };
}
