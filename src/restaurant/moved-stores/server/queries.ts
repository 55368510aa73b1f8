import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, or } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { storeKeyOf } from '#platform/ids/server/ids.ts';
import { storeRoutes, stores } from '#restaurant/stores/tables.ts';
import { movedStores } from '../tables.ts';

const { origin, storeId } = movedStores;

/** The new place of a store that was here, by its id. */
export async function selectPlaceOfStore(db: Db, id: string): Promise<string | null> {
  return (await queryOne(db.select({ origin }).from(movedStores).where(eq(storeId, id))))?.origin ?? null;
}

/** By what finds a store: its slug, the slug of one of its orders, or the id of one of its menus. */
export async function selectPlaceOfName(db: Db, name: string): Promise<string | null> {
  const named = inArray(storeId, selectNamed(db, name));
  return (await queryOne(db.select({ origin }).from(movedStores).where(named)))?.origin ?? null;
}

/** Whether one of the stores here is meant. */
export async function selectIsHere(db: Db, name: string): Promise<boolean> {
  const named = inArray(stores.storeId, selectNamed(db, name));
  return (await queryOne(db.select({ storeId: stores.storeId }).from(stores).where(named))) !== null;
}

function selectNamed(db: Db, name: string) {
  const { kind, key } = storeRoutes;
  const isNamed = or(
    and(eq(kind, 'slug'), eq(key, name.toLowerCase())),
    and(eq(kind, 'key'), eq(key, storeKeyOf(name))),
    and(eq(kind, 'menu'), eq(key, name)),
  );
  return db.select({ storeId: storeRoutes.storeId }).from(storeRoutes).where(isNamed);
}
