import { operators } from '#operators/people/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { asc, count, eq, inArray, ne, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { FIRST_BRAND } from '../rules/brand.ts';
import { type BrandRow, brands } from '../tables.ts';

/** What a brand looks like, and where it is. */
export type StoredBrand = Pick<
  BrandRow,
  'brandId' | 'host' | 'storeHost' | 'settings' | 'logo' | 'icon' | 'createdAt'
>;

const { brandId, host, storeHost, settings, logo, icon, createdAt } = brands;
const COLUMNS = { brandId, host, storeHost, settings, logo, icon, createdAt };

/** The first brand, then the others in the order in which they came. */
const inOrder = [asc(ne(brandId, FIRST_BRAND)), asc(createdAt)];

export async function selectBrands(db: Db, ids?: string[]): Promise<StoredBrand[]> {
  return db
    .select(COLUMNS)
    .from(brands)
    .where(ids && inArray(brandId, ids))
    .orderBy(...inOrder);
}

/** What differs after each change of a brand, whichever release makes it: the transaction that wrote its row. */
export async function selectVersions(db: Db): Promise<{ brandId: string; version: string }[]> {
  return db
    .select({ brandId, version: sql<string>`xmin::text` })
    .from(brands)
    .orderBy(...inOrder);
}

export async function selectBrand(db: Db, id: string): Promise<StoredBrand | null> {
  return queryOne(db.select(COLUMNS).from(brands).where(eq(brandId, id)));
}

export async function updateBrand(
  db: Db,
  id: string,
  change: Pick<StoredBrand, 'settings' | 'logo' | 'icon'>,
): Promise<void> {
  await db.update(brands).set(change).where(eq(brandId, id));
}

/** Answers whether its address is free. */
export async function insertBrand(db: Db, row: typeof brands.$inferInsert): Promise<boolean> {
  const rows = await db.insert(brands).values(row).onConflictDoNothing().returning({ brandId });
  return rows.length > 0;
}

/** Answers whether there is such a brand. */
export async function updatePlace(
  db: Db,
  id: string,
  place: Pick<StoredBrand, 'host' | 'storeHost'>,
): Promise<boolean> {
  const rows = await db.update(brands).set(place).where(eq(brandId, id)).returning({ brandId });
  return rows.length > 0;
}

export async function countStoresOfBrands(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ brandId: stores.brandId, found: count(stores.storeId) })
    .from(stores)
    .groupBy(stores.brandId);
  return new Map(rows.map((row) => [row.brandId, row.found]));
}

export async function countPeopleOfBrands(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ brandId: operators.brandId, found: count() })
    .from(operators)
    .groupBy(operators.brandId);
  return new Map(rows.map((row) => [row.brandId, row.found]));
}
