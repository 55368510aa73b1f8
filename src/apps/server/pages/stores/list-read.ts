import type { Db } from '#platform/db/server/client.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import { selectRead } from '../queries.ts';

/** Stores of which guests have read a page since then, busy ones last. */
export async function listRead(db: Db, asked: { since: Date; notOf?: string }): Promise<string[]> {
  const found: { storeId: string; orders: number }[] = [];
  for await (const storeIds of eachStore(db)) found.push(...(await selectRead(db, storeIds, asked)));
  return found.toSorted((a, b) => a.orders - b.orders).map(({ storeId }) => storeId);
}
