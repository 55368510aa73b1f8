import type { Seller } from '#domain/plans/invoice.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import {
  type InvoiceAttempt,
  type InvoiceRow,
  invoiceNumbers,
  invoiceSettings,
  invoices,
  plans,
} from '../../platform/db/schema/operator.ts';
import { stores } from '../../platform/db/schema/stores.ts';

export type { InvoiceRow };

export interface StoredSettings {
  seller: Seller;
  upi: string;
  gatewaySealed: string | null;
}

export async function selectSettings(db: Db): Promise<StoredSettings | null> {
  const { seller, upi, gatewaySealed } = invoiceSettings;
  return queryOne(db.select({ seller, upi, gatewaySealed }).from(invoiceSettings));
}

export async function upsertSettings(db: Db, stored: StoredSettings): Promise<void> {
  await db
    .insert(invoiceSettings)
    .values(stored)
    .onConflictDoUpdate({ target: invoiceSettings.isOnly, set: stored });
}

/** Plans that cost something, the cheapest first. */
export async function selectOffered(db: Db): Promise<{ name: string; price: number }[]> {
  const { name, price } = plans;
  return db.select({ name, price }).from(plans).where(gt(price, 0)).orderBy(asc(price));
}

export async function selectPrice(db: Db, plan: string): Promise<number | null> {
  const row = await queryOne(db.select({ price: plans.price }).from(plans).where(eq(plans.name, plan)));
  return row?.price ?? null;
}

export async function insertInvoice(db: Db, row: InvoiceRow): Promise<void> {
  await db.insert(invoices).values(row);
}

const isOne = (storeId: string, id: string) => and(eq(invoices.storeId, storeId), eq(invoices.id, id));

export async function selectInvoice(db: Db, storeId: string, id: string): Promise<InvoiceRow | null> {
  return queryOne(db.select().from(invoices).where(isOne(storeId, id)));
}

export async function lockInvoice(db: Db, storeId: string, id: string): Promise<InvoiceRow | null> {
  return queryOne(db.select().from(invoices).where(isOne(storeId, id)).for('update'));
}

export async function selectOfStore(db: Db, storeId: string, most: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.storeId, storeId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(most);
}

export interface InvoiceSearch {
  state: 'due' | 'paid' | null;
  after: { createdAt: Date; id: string } | null;
  most: number;
}

/** Of all stores, the newest first. */
export async function selectInvoices(db: Db, { state, after, most }: InvoiceSearch) {
  const ofState = state === 'due' ? isNull(invoices.paidAt) : isNotNull(invoices.paidAt);
  const behind =
    after &&
    sql`(${invoices.createdAt}, ${invoices.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ row: invoices, storeName: stores.name })
    .from(invoices)
    .leftJoin(stores, eq(stores.storeId, invoices.storeId))
    .where(and(state === null ? undefined : ofState, behind ?? undefined))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(most);
}

/** Unpaid ones of which nobody has begun the payment. */
export async function deleteUntouched(db: Db, storeId: string): Promise<void> {
  await db
    .delete(invoices)
    .where(
      and(eq(invoices.storeId, storeId), isNull(invoices.paidAt), sql`${invoices.attempts} = '[]'::jsonb`),
    );
}

export async function deleteUnpaid(db: Db, storeId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(invoices)
    .where(and(isOne(storeId, id), isNull(invoices.paidAt)))
    .returning({ id: invoices.id });
  return rows.length > 0;
}

export async function updateAttempts(
  db: Db,
  { storeId, id }: InvoiceRow,
  attempts: InvoiceAttempt[],
): Promise<void> {
  await db.update(invoices).set({ attempts }).where(isOne(storeId, id));
}

export type PaidColumns = Pick<InvoiceRow, 'number' | 'paidAt' | 'way' | 'reference'>;

export async function updatePaid(db: Db, { storeId, id }: InvoiceRow, paid: PaidColumns): Promise<void> {
  await db.update(invoices).set(paid).where(isOne(storeId, id));
}

/** The lock on the year's row lasts until COMMIT, so no number is given twice or left out. */
export async function takeNumber(db: Db, year: number): Promise<number> {
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return row?.last ?? 1;
}

/** Unpaid ones whose payment was begun since. */
export async function selectBegun(db: Db, storeIds: string[], since: Date): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(
      and(
        inArray(invoices.storeId, storeIds),
        isNull(invoices.paidAt),
        sql`${invoices.attempts} <> '[]'::jsonb`,
        gt(invoices.createdAt, since),
      ),
    );
}
