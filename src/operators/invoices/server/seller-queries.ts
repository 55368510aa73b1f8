import { INVOICES, prefixOf, type Seller } from '#operators/plans/rules/invoice.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { brands } from '#restaurant/brand/tables.ts';
import { brandInvoiceNumbers, invoiceNumbers, invoices } from '../tables.ts';

export interface StoredSettings {
  seller: Seller;
  upi: string;
  gatewaySealed: string | null;
}

/** Null while nobody has set it up. */
export async function selectSettings(db: Db, brandId: string): Promise<StoredSettings | null> {
  const { seller, upi, gatewaySealed } = brands;
  const row = await queryOne(
    db.select({ seller, upi, gatewaySealed }).from(brands).where(eq(brands.brandId, brandId)),
  );
  return row?.seller ? { ...row, seller: row.seller } : null;
}

export async function updateSettings(db: Db, brandId: string, stored: StoredSettings): Promise<void> {
  await db.update(brands).set(stored).where(eq(brands.brandId, brandId));
}

/** The lock makes brands that change their details wait for each other. */
export async function lockOtherSellers(db: Db, brandId: string): Promise<(Seller | null)[]> {
  const rows = await db
    .select({ id: brands.brandId, seller: brands.seller })
    .from(brands)
    .orderBy(asc(brands.brandId))
    .for('update');
  return rows.filter(({ id }) => id !== brandId).map(({ seller }) => seller);
}

/** Whether another brand has given numbers of this kind under the GSTIN, also if it has other letters by now. */
export async function hasNumbers(db: Db, brandId: string, seller: Seller): Promise<boolean> {
  const isOfOther = and(
    ne(invoices.brandId, brandId),
    sql`${invoices.content} #>> '{seller,gstin}' = ${seller.gstin}`,
  );
  const isLike = sql`starts_with(${invoices.number}, ${prefixOf(seller, INVOICES)})`;
  return (await db.$count(invoices, and(isOfOther, isLike))) > 0;
}

/** The lock on the year's row lasts until COMMIT, so no number is given twice or left out. */
export async function takeNumber(db: Db, brandId: string, year: number): Promise<number> {
  if (brandId !== FIRST_BRAND) return takeOtherNumber(db, brandId, year);
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return row?.last ?? 1;
}

async function takeOtherNumber(db: Db, brandId: string, year: number): Promise<number> {
  const { brandId: ofBrand, year: ofYear, last } = brandInvoiceNumbers;
  const [row] = await db
    .insert(brandInvoiceNumbers)
    .values({ brandId, year, last: 1 })
    .onConflictDoUpdate({ target: [ofBrand, ofYear], set: { last: sql`${last} + 1` } })
    .returning({ last });
  return row?.last ?? 1;
}
