import { RUPEE_CURRENCY } from '#money/bills/rules/balance.ts';
import { defaultBillSettings, isTaxFree } from '#money/bills/rules/bill-settings.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { storeKeyOf } from '#platform/ids/server/ids.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import type { StoreRow } from '../tables.ts';
import {
  lockStoreRow,
  lockStoreShared,
  selectAnyStore,
  selectBilling,
  selectOrderTypes,
  selectRoute,
  selectRoutes,
  selectStore,
  selectStoresWithOtp,
} from './queries.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Normalises a store's id. Text that is no id is the id of no store. */
export function parseStoreId(text: string): string {
  if (!UUID.test(text)) throw new AppError('STORE_NOT_FOUND');
  return text.toLowerCase();
}

/** Null if there is no store with this id. */
export async function findStoreIfAny(db: Db, text: string): Promise<StoreRow | null> {
  return UUID.test(text) ? selectStore(db, text.toLowerCase()) : null;
}

export async function findStore(db: Db, storeId: string): Promise<StoreRow> {
  const store = await findStoreIfAny(db, storeId);
  if (!store) throw new AppError('STORE_NOT_FOUND');
  return store;
}

/** Makes those who change the same thing of a store one by one wait for each other. Orders go on. */
export const lockStoreAlone = lockStoreRow;

/** Locks the store's settings until the end of the transaction. */
export async function lockStore(db: Db, storeId: string): Promise<StoreRow> {
  await lockStoreShared(db, storeId);
  return findStore(db, storeId);
}

export function findStoreIdBySlug(db: Db, slug: string): Promise<string | null> {
  return selectRoute(db, 'slug', slug);
}

export async function requireStoreIdBySlug(db: Db, slug: string): Promise<string> {
  const storeId = await findStoreIdBySlug(db, slug);
  if (storeId === null) throw new AppError('STORE_NOT_FOUND');
  return storeId;
}

export function findStoreIdByMenu(db: Db, menuId: string): Promise<string | null> {
  return selectRoute(db, 'menu', menuId);
}

export function findStoreIdByKey(db: Db, key: string): Promise<string | null> {
  return selectRoute(db, 'key', key);
}

export function findStoreIdByOrderSlug(db: Db, orderSlug: string): Promise<string | null> {
  return findStoreIdByKey(db, storeKeyOf(orderSlug));
}

export function findStoreIdsByOrderSlug(db: Db, orderSlugs: readonly string[]): Promise<string[]> {
  return selectRoutes(db, 'key', [...new Set(orderSlugs.map(storeKeyOf))]);
}

/** The store that an old client must mean when it asks for a code without naming one. */
export async function findOnlyStoreWithOtp({ db, site }: Ctx): Promise<string | null> {
  const [first, ...others] = await selectStoresWithOtp(db, site.brandId);
  return others.length === 0 ? (first ?? null) : null;
}

/** Whether there are no stores yet. */
export async function hasNoStores(db: Db): Promise<boolean> {
  return (await selectAnyStore(db)) === null;
}

/** How the store's bills change what its guests pay. */
export async function findBilling(
  db: Db,
  { storeId, gstNo, currency }: StoreRow,
): Promise<Pick<CachedStore, 'isRounding' | 'isTaxFree' | 'isTaxIncluded' | 'hsn' | 'footer'>> {
  const settings = (await selectBilling(db, storeId)) ?? defaultBillSettings(gstNo);
  return {
    isRounding: settings.isRounded && currency === RUPEE_CURRENCY,
    isTaxFree: isTaxFree(settings, gstNo),
    isTaxIncluded: settings.isTaxIncluded,
    hsn: settings.hsn || null,
    footer: settings.footer,
  };
}

/** Ids and labels of the store's order types, as this transaction sees them. */
export function findOrderTypes({ db }: Ctx, storeId: string): Promise<{ id: string; label: string }[]> {
  return selectOrderTypes(db, storeId);
}
