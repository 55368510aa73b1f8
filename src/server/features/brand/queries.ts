import type { Db } from '../../platform/db/client.ts';
import { asc, eq } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { type BrandRow, brands } from '../../platform/db/schema/brands.ts';

/** What a brand looks like, and where it is. */
export type StoredBrand = Pick<BrandRow, 'brandId' | 'host' | 'storeHost' | 'settings' | 'logo' | 'icon'>;

const { brandId, host, storeHost, settings, logo, icon } = brands;
const COLUMNS = { brandId, host, storeHost, settings, logo, icon };

export async function selectBrands(db: Db): Promise<StoredBrand[]> {
  return db.select(COLUMNS).from(brands).orderBy(asc(brands.createdAt));
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
