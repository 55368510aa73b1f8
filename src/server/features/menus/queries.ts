import type { Catalogue, OrderType } from '#domain/catalogue.ts';
import type { Item, Menu } from '#domain/menu.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, asc, eq, inArray, ne } from '../../platform/db/drizzle.ts';
import { storeRoutes } from '../../platform/db/schema/accounts.ts';
import { categories, items, menus } from '../../platform/db/schema/menus.ts';
import { orderTypes } from '../../platform/db/schema/stores.ts';

type ItemRow = typeof items.$inferSelect;

export async function readCatalogue(db: Db, storeId: string): Promise<Catalogue> {
  const menuRows = await db
    .select()
    .from(menus)
    .where(eq(menus.storeId, storeId))
    .orderBy(asc(menus.position));
  const categoryRows = await db
    .select()
    .from(categories)
    .where(eq(categories.storeId, storeId))
    .orderBy(asc(categories.position));
  const itemRows = await db
    .select()
    .from(items)
    .where(eq(items.storeId, storeId))
    .orderBy(asc(items.position));
  const typeRows = await db
    .select()
    .from(orderTypes)
    .where(eq(orderTypes.storeId, storeId))
    .orderBy(asc(orderTypes.position));

  const itemsOf = Map.groupBy(itemRows, (row) => row.categoryId);
  const categoriesOf = Map.groupBy(categoryRows, (row) => row.menuId);
  return {
    orderTypes: typeRows.map(({ storeId: _, position: __, ...row }): OrderType => row),
    menus: menuRows.map(
      ({ storeId: _, position: __, ...menu }): Menu => ({
        ...menu,
        categories: (categoriesOf.get(menu.id) ?? []).map(
          ({ storeId: _, position: __, menuId: ___, ...category }) => ({
            ...category,
            items: (itemsOf.get(category.id) ?? []).map(toItem),
          }),
        ),
      }),
    ),
  };
}

function toItem({ storeId: _, position: __, categoryId: ___, until, ...item }: ItemRow): Item {
  return { ...item, until: until === null ? null : until.getTime() };
}

/** Replaces menus, categories, items and order types whole; orders keep their own copies of what was bought. */
export async function replaceCatalogue(db: Db, storeId: string, catalogue: Catalogue): Promise<void> {
  await db.delete(items).where(eq(items.storeId, storeId));
  await db.delete(categories).where(eq(categories.storeId, storeId));
  await db.delete(menus).where(eq(menus.storeId, storeId));
  await db.delete(orderTypes).where(eq(orderTypes.storeId, storeId));
  await insertAll(catalogue.orderTypes, (rows, from) =>
    db.insert(orderTypes).values(rows.map((row, index) => ({ ...row, storeId, position: from + index }))),
  );
  await insertAll(catalogue.menus, (rows, from) =>
    db
      .insert(menus)
      .values(rows.map(({ categories: _, ...row }, index) => ({ ...row, storeId, position: from + index }))),
  );
  const allCategories = catalogue.menus.flatMap((menu) =>
    menu.categories.map((category) => ({ ...category, menuId: menu.id })),
  );
  await insertAll(allCategories, (rows, from) =>
    db
      .insert(categories)
      .values(rows.map(({ items: _, ...row }, index) => ({ ...row, storeId, position: from + index }))),
  );
  const allItems = allCategories.flatMap((category) =>
    category.items.map((item) => ({ ...item, categoryId: category.id })),
  );
  await insertAll(allItems, (rows, from) =>
    db.insert(items).values(
      rows.map(({ until, ...row }, index) => ({
        ...row,
        until: until === null ? null : new Date(until),
        storeId,
        position: from + index,
      })),
    ),
  );
}

/** Writing out a statement stops everything else: one of five hundred rows takes 40 ms. */
const ROWS_AT_ONCE = 100;

async function insertAll<T>(
  rows: T[],
  insert: (rows: T[], from: number) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(rows.slice(from, from + ROWS_AT_ONCE), from);
  }
}

/** Points each menu at its store; answers the ids that belong to another store already. */
export async function claimMenuIds(db: Db, storeId: string, ids: string[]): Promise<string[]> {
  await db.delete(storeRoutes).where(and(eq(storeRoutes.kind, 'menu'), eq(storeRoutes.storeId, storeId)));
  if (ids.length === 0) return [];
  const claimed = await db
    .insert(storeRoutes)
    .values(ids.map((key) => ({ kind: 'menu' as const, key, storeId })))
    .onConflictDoNothing()
    .returning({ key: storeRoutes.key });
  return ids.filter((id) => !claimed.some(({ key }) => key === id));
}

/** Which of the ids a claim would find taken. */
export async function listTakenMenuIds(db: Db, storeId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ key: storeRoutes.key })
    .from(storeRoutes)
    .where(
      and(eq(storeRoutes.kind, 'menu'), inArray(storeRoutes.key, ids), ne(storeRoutes.storeId, storeId)),
    );
  return ids.filter((id) => rows.some(({ key }) => key === id));
}

export async function updateItem(
  db: Db,
  storeId: string,
  itemId: string,
  change: Partial<Omit<ItemRow, 'storeId' | 'id'>>,
): Promise<Item | null> {
  const [row] = await db
    .update(items)
    .set(change)
    .where(and(eq(items.storeId, storeId), eq(items.id, itemId)))
    .returning();
  return row ? toItem(row) : null;
}

export async function listKnownItems(db: Db, storeId: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.storeId, storeId), inArray(items.id, ids)));
  return rows.map((row) => row.id);
}

export async function readCategoriesOf(db: Db, storeId: string, ids: string[]): Promise<[string, string][]> {
  const rows = await db
    .select({ id: items.id, categoryId: items.categoryId })
    .from(items)
    .where(and(eq(items.storeId, storeId), inArray(items.id, ids)));
  return rows.map(({ id, categoryId }) => [id, categoryId]);
}
