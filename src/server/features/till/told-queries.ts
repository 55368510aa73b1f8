import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, inArray, type SQL } from '../../platform/db/drizzle.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { khatas, receiptShares, receipts } from '../../platform/db/schema/tabs.ts';

/** These receipts in the order of time, with the name of the account that they are about. */
export async function selectToldReceipts(db: Db, storeId: string, ids: string[]) {
  return db
    .select({ receipt: receipts, khata: khatas.name })
    .from(receipts)
    .leftJoin(khatas, and(eq(khatas.storeId, receipts.storeId), eq(khatas.id, receipts.khataId)))
    .where(and(eq(receipts.storeId, storeId), inArray(receipts.id, ids)))
    .orderBy(asc(receipts.id));
}

/** The orders that have a share of these receipts, the first one first. */
export async function selectOrdersOf(db: Db, storeId: string, receiptIds: string[]) {
  const { receiptId, orderId } = receiptShares;
  const isTheirs = and(eq(orders.storeId, receiptShares.storeId), eq(orders.id, orderId)) as SQL;
  return db
    .select({ receiptId, orderId, orderNo: orders.orderNo })
    .from(receiptShares)
    .innerJoin(orders, isTheirs)
    .where(and(eq(receiptShares.storeId, storeId), inArray(receiptId, receiptIds)))
    .orderBy(asc(orders.orderNo));
}
