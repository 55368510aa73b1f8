import type { Db } from '../../platform/db/client.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { brand } from '../../platform/db/schema/operator.ts';

export type StoredBrand = Omit<typeof brand.$inferSelect, 'isOnly'>;

export async function selectBrand(db: Db): Promise<StoredBrand | null> {
  const { settings, logo, icon } = brand;
  return (await queryOne(db.select({ settings, logo, icon }).from(brand))) ?? null;
}

export async function upsertBrand(db: Db, stored: StoredBrand): Promise<void> {
  await db.insert(brand).values(stored).onConflictDoUpdate({ target: brand.isOnly, set: stored });
}
