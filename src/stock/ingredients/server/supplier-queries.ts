import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, gt, inArray } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type SupplierRow, stockLedger, suppliers } from '../tables.ts';

interface Named {
  storeId: string;
  id: string;
}

const isIt = ({ storeId, id }: Named) => and(eq(suppliers.storeId, storeId), eq(suppliers.id, id));

export async function selectSuppliers(db: Db, storeId: string): Promise<SupplierRow[]> {
  return db.select().from(suppliers).where(eq(suppliers.storeId, storeId)).orderBy(asc(suppliers.name));
}

export async function selectSupplier(db: Db, named: Named): Promise<SupplierRow | null> {
  return queryOne(db.select().from(suppliers).where(isIt(named)));
}

export async function countSuppliers(db: Db, storeId: string): Promise<number> {
  return db.$count(suppliers, eq(suppliers.storeId, storeId));
}

export async function insertSupplier(db: Db, row: SupplierRow): Promise<void> {
  await db.insert(suppliers).values(row);
}

export async function updateSupplier(
  db: Db,
  named: Named,
  change: Omit<SupplierRow, 'storeId' | 'id' | 'createdAt'>,
): Promise<void> {
  const { name, phone, email, gstin, isGone } = change;
  await db.update(suppliers).set({ name, phone, email, gstin, isGone }).where(isIt(named));
}

/** What came in and cost something, the newest first. */
export async function selectPaid(db: Db, { storeId, id }: Named, most: number) {
  return db
    .select({
      at: stockLedger.at,
      quantity: stockLedger.quantity,
      value: stockLedger.value,
      note: stockLedger.note,
    })
    .from(stockLedger)
    .where(
      and(
        eq(stockLedger.storeId, storeId),
        eq(stockLedger.ingredientId, id),
        inArray(stockLedger.what, ['opening', 'bought']),
        gt(stockLedger.quantity, 0),
        gt(stockLedger.value, 0),
      ),
    )
    .orderBy(desc(stockLedger.id))
    .limit(most);
}
