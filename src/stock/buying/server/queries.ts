import { tillEntries } from '#money/till/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, isNotNull, isNull, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type PurchaseRow, purchases, type SupplierBillRow, supplierBills } from '../tables.ts';

interface Named {
  storeId: string;
  id: string;
}

const isPurchase = ({ storeId, id }: Named) => and(eq(purchases.storeId, storeId), eq(purchases.id, id));
const isBill = ({ storeId, id }: Named) => and(eq(supplierBills.storeId, storeId), eq(supplierBills.id, id));

/** What is open first, then the newest. */
export async function selectPurchases(db: Db, storeId: string, most: number): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(eq(purchases.storeId, storeId))
    .orderBy(sql`${purchases.closedAt} is not null`, desc(purchases.id))
    .limit(most);
}

export async function selectPurchase(db: Db, named: Named): Promise<PurchaseRow | null> {
  return queryOne(db.select().from(purchases).where(isPurchase(named)));
}

/** Whoever else changes it waits until the transaction ends. */
export async function lockPurchaseRow(db: Db, named: Named): Promise<PurchaseRow | null> {
  return queryOne(db.select().from(purchases).where(isPurchase(named)).for('update'));
}

export async function insertPurchase(db: Db, row: PurchaseRow): Promise<void> {
  await db.insert(purchases).values(row);
}

export async function updatePurchase(db: Db, named: Named, change: Partial<PurchaseRow>): Promise<void> {
  await db.update(purchases).set(change).where(isPurchase(named));
}

export async function countOpenPurchases(db: Db, storeId: string): Promise<number> {
  return db.$count(purchases, and(eq(purchases.storeId, storeId), isNull(purchases.closedAt)));
}

/** Without those that the till took back, which are few. */
export async function countOpenBills(db: Db, storeId: string): Promise<number> {
  return db.$count(supplierBills, and(eq(supplierBills.storeId, storeId), isNull(supplierBills.paidAt)));
}

/** A bill with whether the till's entry that paid it was taken back. */
export type BillWithEntry = SupplierBillRow & { isUndone: boolean };

const selectBillsWithEntry = (db: Db) =>
  db
    .select({ bill: supplierBills, isUndone: isNotNull(tillEntries.undoneAt).mapWith(Boolean) })
    .from(supplierBills)
    .leftJoin(
      tillEntries,
      and(eq(tillEntries.storeId, supplierBills.storeId), eq(tillEntries.id, supplierBills.entryId)),
    );

/** What is not paid first, then the newest. */
export async function selectBills(db: Db, storeId: string, most: number): Promise<BillWithEntry[]> {
  const rows = await selectBillsWithEntry(db)
    .where(eq(supplierBills.storeId, storeId))
    .orderBy(
      sql`${supplierBills.paidAt} is not null and ${tillEntries.undoneAt} is null`,
      desc(supplierBills.id),
    )
    .limit(most);
  return rows.map(({ bill, isUndone }) => ({ ...bill, isUndone }));
}

export async function selectBill(db: Db, named: Named): Promise<BillWithEntry | null> {
  const row = await queryOne(selectBillsWithEntry(db).where(isBill(named)));
  return row && { ...row.bill, isUndone: row.isUndone };
}

export async function lockBillRow(db: Db, named: Named): Promise<SupplierBillRow | null> {
  return queryOne(db.select().from(supplierBills).where(isBill(named)).for('update'));
}

export async function insertBill(db: Db, row: SupplierBillRow): Promise<void> {
  await db.insert(supplierBills).values(row);
}

export async function updateBill(db: Db, named: Named, change: Partial<SupplierBillRow>): Promise<void> {
  await db.update(supplierBills).set(change).where(isBill(named));
}
