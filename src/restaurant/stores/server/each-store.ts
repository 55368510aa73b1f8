import type { Db } from '#platform/db/server/client.ts';
import { selectStoreIds } from './queries.ts';

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Yields the ids of all stores, some hundred at a time. */
export async function* eachStore(db: Db): AsyncGenerator<string[]> {
  for (let ids = await selectStoreIds(db, FIRST, AT_ONCE); ids.length > 0; ) {
    yield ids;
    ids = await selectStoreIds(db, ids.at(-1) ?? FIRST, AT_ONCE);
  }
}
