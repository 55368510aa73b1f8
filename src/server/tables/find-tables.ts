import type { Db } from '../db/client.ts';
import { countTables } from './queries.ts';

/** Whether a table's name is one of the store's; a store that keeps no list takes any. */
export async function isKnownTable(db: Db, storeId: string, iden: string): Promise<boolean> {
  const { all, named } = await countTables(db, storeId, iden);
  return all === 0 || named > 0;
}
