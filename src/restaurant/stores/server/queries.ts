import type { BillSettings } from '#money/bills/rules/bill-settings.ts';
import { billSettings } from '#money/bills/tables.ts';
import { orderTypes } from '#ordering/order-types/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { createLookUp } from '#platform/db/server/statements/hot-statements.ts';
import { storeRoutes, stores } from '../tables.ts';

export const selectStore = createLookUp(stores, ['storeId']);

/**
 * Keeps the settings unchanged until the end of the transaction, because changing them takes the store's next
 * revision.
 */
export async function lockStoreShared(db: Db, storeId: string): Promise<void> {
  await db.select({ storeId: stores.storeId }).from(stores).where(eq(stores.storeId, storeId)).for('share');
}

export async function lockStoreRow(db: Db, storeId: string): Promise<void> {
  await db
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(eq(stores.storeId, storeId))
    .for('no key update');
}

const selectRouteRow = createLookUp(storeRoutes, ['kind', 'key']);

export async function lockStanding(db: Db, storeId: string) {
  const { suspendedAt, closedAt, closedFor } = stores;
  return queryOne(
    db
      .select({ suspendedAt, closedAt, closedFor })
      .from(stores)
      .where(eq(stores.storeId, storeId))
      .for('update'),
  );
}

export async function selectRoute(
  db: Db,
  kind: 'slug' | 'key' | 'menu',
  key: string,
): Promise<string | null> {
  return (await selectRouteRow(db, kind, key))?.storeId ?? null;
}

const ROUTES = 'select store_id as "storeId" from store_routes where kind = $1 and key = any($2)';

/** The stores that have one of these keys. */
export async function selectRoutes({ $client }: Db, kind: 'key', keys: readonly string[]): Promise<string[]> {
  const asked = { name: 'routes by keys', text: ROUTES, values: [kind, keys] };
  const { rows } = await $client.query<{ storeId: string }>(asked);
  return rows.map(({ storeId }) => storeId);
}

/** Moves the revision on if the store is still at `seen` (null: at any). */
export async function moveRevision(
  db: Db,
  storeId: string,
  by: 1 | -1,
  seen: number | null = null,
): Promise<number | null> {
  const isExpected = seen === null ? undefined : eq(stores.revision, seen);
  const [row] = await db
    .update(stores)
    .set({ revision: sql`${stores.revision} + ${by}` })
    .where(and(eq(stores.storeId, storeId), isExpected))
    .returning({ revision: stores.revision });
  return row?.revision ?? null;
}

/** At most two of the stores that ask for codes, which is enough to see whether there is just one. */
export async function selectStoresWithOtp(db: Db, brandId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ storeId: orderTypes.storeId })
    .from(orderTypes)
    .innerJoin(stores, eq(stores.storeId, orderTypes.storeId))
    .where(
      and(
        eq(stores.brandId, brandId),
        eq(orderTypes.active, true),
        or(
          eq(orderTypes.otpAuthentication, true),
          eq(orderTypes.otpOnOrder, true),
          sql`${orderTypes.asks} ->> 'mostWithoutCode' is not null`,
        ),
      ),
    )
    .limit(2);
  return rows.map((row) => row.storeId);
}

export async function selectOrderTypes(db: Db, storeId: string): Promise<{ id: string; label: string }[]> {
  return db
    .select({ id: orderTypes.id, label: orderTypes.label })
    .from(orderTypes)
    .where(eq(orderTypes.storeId, storeId));
}

export async function selectAnyStore(db: Db): Promise<string | null> {
  const [row] = await db.select({ storeId: storeRoutes.storeId }).from(storeRoutes).limit(1);
  return row?.storeId ?? null;
}

/** Ids after the given one, in order. */
export async function selectStoreIds(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(gt(stores.storeId, after))
    .orderBy(asc(stores.storeId))
    .limit(most);
  return rows.map((row) => row.storeId);
}

/** What the store's bills change in its prices. Null if it has not chosen. */
export async function selectBilling(
  db: Db,
  storeId: string,
): Promise<Pick<BillSettings, 'kind' | 'isRounded' | 'isTaxIncluded' | 'hsn' | 'footer'> | null> {
  return queryOne(
    db
      .select({
        kind: billSettings.kind,
        isRounded: billSettings.isRounded,
        isTaxIncluded: billSettings.isTaxIncluded,
        hsn: billSettings.hsn,
        footer: billSettings.footer,
      })
      .from(billSettings)
      .where(eq(billSettings.storeId, storeId)),
  );
}

export async function selectBrandOf(db: Db, storeId: string): Promise<string | null> {
  const { brandId } = stores;
  const row = await queryOne(db.select({ brandId }).from(stores).where(eq(stores.storeId, storeId)));
  return row?.brandId ?? null;
}
