import type { Db } from '#platform/db/server/client.ts';
import { selectIsHere, selectPlaceOfName, selectPlaceOfStore } from './queries.ts';

/** What names a store in an address. */
const NAMES = ['slug', 'orderSlug', 'menuId'];
/** As slugs and ids are written. Nothing else is looked up. */
const NAME = /^[\w-]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The origin at which the store of an address is by now. Null if it has not moved away from here. */
export async function findPlace(db: Db, params: Record<string, string>): Promise<string | null> {
  const { storeId } = params;
  if (storeId !== undefined) return UUID.test(storeId) ? selectPlaceOfStore(db, storeId.toLowerCase()) : null;
  const name = NAMES.map((each) => params[each]).find((value) => value !== undefined);
  return name !== undefined && NAME.test(name) ? selectPlaceOfName(db, name) : null;
}

/** Whether this names a store that is here. */
export const isHere = async (db: Db, name: string): Promise<boolean> =>
  NAME.test(name) && selectIsHere(db, name);
