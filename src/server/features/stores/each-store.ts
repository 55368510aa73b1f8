import type { Db } from '../../platform/db/client.ts';
import { readStoreIds } from './queries.ts';

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** All stores, some hundred at a time. */
export async function* eachStore(db: Db): AsyncGenerator<string[]> {
  for (let ids = await readStoreIds(db, FIRST, AT_ONCE); ids.length > 0; ) {
    yield ids;
    ids = await readStoreIds(db, ids.at(-1) ?? FIRST, AT_ONCE);
  }
}
