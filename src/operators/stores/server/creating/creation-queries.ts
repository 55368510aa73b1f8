import type { Db } from '#platform/db/server/client.ts';
import { and, eq, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { brands } from '#restaurant/brand/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { awaited } from '../queries.ts';

/** Makes those who create restaurants or save filters of a brand wait for each other, so that none is made twice. */
export async function lockBrand(db: Db, brandId: string): Promise<void> {
  await db.select({ brandId: brands.brandId }).from(brands).where(eq(brands.brandId, brandId)).for('update');
}

interface Sought {
  brandId: string;
  /** Of the key with which it is made. */
  storeId: string;
  name: string;
  email: string;
}

/** The store that was made with this key, or that waits for the same owner under the same name. */
export async function selectCreated(db: Db, { brandId, storeId, name, email }: Sought) {
  const waits = sql`lower(${email}) in (select lower(one.email) from (${awaited}) one)`;
  const isSame = and(sql`lower(${stores.name}) = lower(${name})`, waits);
  return queryOne(
    db
      .select({ storeId: stores.storeId })
      .from(stores)
      .where(and(eq(stores.brandId, brandId), or(eq(stores.storeId, storeId), isSame)))
      .limit(1),
  );
}
