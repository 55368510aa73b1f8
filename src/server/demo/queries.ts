import type { Db } from '../platform/db/client.ts';
import { asc } from '../platform/db/drizzle.ts';
import { demoStores } from '../platform/db/schema/accounts.ts';

/** In their order on the page. */
export async function insertDemoStores(db: Db, storeIds: string[]): Promise<void> {
  await db.insert(demoStores).values(storeIds.map((storeId, position) => ({ storeId, position })));
}

export async function readDemoStores(db: Db): Promise<string[]> {
  const rows = await db
    .select({ storeId: demoStores.storeId })
    .from(demoStores)
    .orderBy(asc(demoStores.position));
  return rows.map(({ storeId }) => storeId);
}
