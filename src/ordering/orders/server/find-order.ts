import { tabOf } from '#money/payments/rules/tab.ts';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { findStoreIdByOrderSlug, findStoreIdsByOrderSlug } from '#restaurant/stores/server/find-store.ts';
import type { OrderRow } from '../tables.ts';
import {
  hasOpenBefore,
  lockOrderRow,
  lockSittingRow,
  type OrderName,
  selectNamesBySlug,
  selectOpenOrders,
  selectOrder,
  selectOrderBySlug,
  selectOrders,
  selectOrdersOfTabs,
  selectStoredOrders,
} from './queries.ts';

import type { StoredOrder } from './stored-order.ts';

export type { StoredOrder } from './stored-order.ts';

// An order is its row; a stored order has its lines and its log as well. `find` reads one; `lock` reads it, too, and
// keeps others from changing it until the transaction ends.

type Reading = Pick<Ctx, 'db'>;

export async function findOrder({ db }: Reading, storeId: string, id: string): Promise<OrderRow> {
  return orMissing(await selectOrder(db, storeId, id));
}

export async function findOrders(
  { db }: Reading,
  storeId: string,
  ids: string[],
): Promise<Map<string, OrderRow>> {
  const orders = ids.length === 0 ? [] : await selectOrders(db, storeId, ids);
  return new Map(orders.map((order) => [order.id, order]));
}

/** The orders of these tabs, in the order of their rounds. */
export async function findTabs(
  { db }: Reading,
  storeId: string,
  tabIds: string[],
): Promise<Map<string, OrderRow[]>> {
  const orders = tabIds.length === 0 ? [] : await selectOrdersOfTabs(db, storeId, tabIds);
  return Map.groupBy(orders, tabOf);
}

/** The guest's own order, by the secret slug in its link. */
export async function findOrderBySlug({ db }: Reading, slug: string): Promise<OrderRow> {
  const storeId = await findStoreIdByOrderSlug(db, slug);
  return orMissing(storeId === null ? null : await selectOrderBySlug(db, storeId, slug));
}

/** By slug. */
export async function findOrdersBySlug(
  { db }: Reading,
  slugs: readonly string[],
): Promise<Map<string, OrderName>> {
  const storeIds = await findStoreIdsByOrderSlug(db, slugs);
  const found = storeIds.length === 0 ? [] : await selectNamesBySlug(db, storeIds, slugs);
  return new Map(found.map(({ slug, ...name }) => [slug, name]));
}

/** A round of a sitting is locked after the sitting, which guards all rounds and their money. */
export async function lockOrder(ctx: Reading, storeId: string, id: string): Promise<OrderRow> {
  return orMissing(await lockIfThere(ctx, storeId, id));
}

async function lockIfThere({ db }: Reading, storeId: string, id: string): Promise<OrderRow | null> {
  for (;;) {
    const seen = await selectOrder(db, storeId, id);
    if (!seen) return null;
    if (seen.sittingId !== null) await lockSittingRow(db, storeId, seen.sittingId);
    const order = await lockOrderRow(db, storeId, id);
    // It may have moved to another sitting while this one was waited for.
    if (order?.sittingId === seen.sittingId) return order;
  }
}

export async function findStoredOrder(ctx: Reading, storeId: string, id: string): Promise<StoredOrder> {
  return storedOf(ctx, await findOrder(ctx, storeId, id));
}

export async function findStoredOrders(
  ctx: Reading,
  storeId: string,
  ids: string[],
): Promise<Map<string, StoredOrder>> {
  const orders = await findOrders(ctx, storeId, ids);
  const stored = await storedOrdersOf(ctx, storeId, [...orders.values()]);
  return new Map(stored.map((one) => [one.order.id, one]));
}

/** The orders that are not over, the oldest first. */
export async function findOpenOrders(ctx: Reading, storeId: string): Promise<StoredOrder[]> {
  return storedOrdersOf(ctx, storeId, await selectOpenOrders(ctx.db, storeId));
}

/** With their lines and log, in the given order. */
export function storedOrdersOf({ db }: Reading, storeId: string, rows: OrderRow[]): Promise<StoredOrder[]> {
  return selectStoredOrders(db, storeId, rows);
}

export async function findStoredOrderBySlug(ctx: Reading, slug: string): Promise<StoredOrder> {
  return storedOf(ctx, await findOrderBySlug(ctx, slug));
}

/** All orders of the tab of this one, in the order of their rounds. */
export async function findStoredTab(
  ctx: Reading,
  order: Pick<OrderRow, 'storeId' | 'id' | 'sittingId'>,
): Promise<StoredOrder[]> {
  const tabId = tabOf(order);
  return storedOrdersOf(ctx, order.storeId, (await findTabs(ctx, order.storeId, [tabId])).get(tabId) ?? []);
}

export async function lockStoredOrder(ctx: Reading, storeId: string, id: string): Promise<StoredOrder> {
  return storedOf(ctx, await lockOrder(ctx, storeId, id));
}

export interface LineName {
  orderId: string;
  lineId: string;
}

export async function findLine(ctx: StoreCtx, { orderId, lineId }: LineName) {
  const stored = await findStoredOrder(ctx, ctx.storeId, orderId);
  const line = stored.lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('ITEM_NOT_FOUND');
  return { ...stored, line };
}

async function storedOf({ db }: Reading, order: OrderRow): Promise<StoredOrder> {
  const [stored] = await selectStoredOrders(db, order.storeId, [order]);
  return orMissing(stored);
}

export function orMissing<T>(found: T | null | undefined): T {
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  return found;
}

/** Whether the order's table has an earlier open order. */
export async function isAddition(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return order.tableName !== null && hasOpenBefore(ctx.db, order, order.tableName);
}

/** Locks the order until the transaction ends; null if it no longer waits for its payment. */
export async function lockAwaiting(tx: Ctx, storeId: string, orderId: string): Promise<OrderRow | null> {
  const order = await lockIfThere(tx, storeId, orderId);
  return order?.paymentState === 'awaiting' ? order : null;
}
