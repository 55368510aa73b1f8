import { AppError } from '#domain/errors.ts';
import type { Db } from '../../platform/db/client.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { storeKeyOf } from '../../platform/ids.ts';
import {
  lockStoreShared,
  readAnyStore,
  readIsRounded,
  readRoute,
  readStore,
  readStoresWithOtp,
} from './queries.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as we write it; anything that is not the id of a store is the id of no store. */
export function readStoreId(text: string): string {
  if (!UUID.test(text)) throw new AppError('STORE_NOT_FOUND');
  return text.toLowerCase();
}

/** Null for whatever is not the id of a store. */
export async function findStoreIfAny(db: Db, text: string): Promise<StoreRow | null> {
  return UUID.test(text) ? readStore(db, text.toLowerCase()) : null;
}

export async function findStore(db: Db, storeId: string): Promise<StoreRow> {
  const store = await findStoreIfAny(db, storeId);
  if (!store) throw new AppError('STORE_NOT_FOUND');
  return store;
}

/** Inside a transaction, until whose end nobody changes the store. */
export async function holdStore(db: Db, storeId: string): Promise<StoreRow> {
  await lockStoreShared(db, storeId);
  return findStore(db, storeId);
}

export function findStoreIdBySlug(db: Db, slug: string): Promise<string | null> {
  return readRoute(db, 'slug', slug);
}

export function findStoreIdByMenu(db: Db, menuId: string): Promise<string | null> {
  return readRoute(db, 'menu', menuId);
}

export function findStoreIdByOrderSlug(db: Db, orderSlug: string): Promise<string | null> {
  return readRoute(db, 'key', storeKeyOf(orderSlug));
}

/** The store that an old client must mean when it asks for a code and names none. */
export async function findTheStoreWithOtp(db: Db): Promise<string | null> {
  const [first, ...others] = await readStoresWithOtp(db);
  return others.length === 0 ? (first ?? null) : null;
}

/** Whether there is no store yet at all. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await readAnyStore(db)) === null;
}

/** Whether the store's guests pay whole rupees. */
export async function isRounding(db: Db, storeId: string): Promise<boolean> {
  return readIsRounded(db, storeId);
}
