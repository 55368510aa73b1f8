import type { Catalogue, OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { kindByLabel } from '#ordering/order-types/rules/order-kind.ts';
import { orderTypes } from '#ordering/order-types/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  type Column,
  eq,
  getTableColumns,
  inArray,
  ne,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import type { CatalogueChanges } from '#platform/ports/server/menus.ts';
import { storeRoutes } from '#restaurant/stores/tables.ts';
import type { Item, Menu } from '../rules/menu.ts';
import { categories, items, menus } from '../tables.ts';

type ItemRow = typeof items.$inferSelect;

export async function selectCatalogue(db: Db, storeId: string): Promise<Catalogue> {
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
    orderTypes: typeRows.map(
      ({ storeId: _, position: __, kind, ...row }): OrderType => ({
        ...row,
        kind: kind ?? kindByLabel(row.label),
      }),
    ),
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

function toItemRow<Row extends { until: number | null }>({ until, ...row }: Row) {
  return { ...row, until: until === null ? null : new Date(until) };
}

/** Writes the changed rows. Orders hold their own copies of what was bought, so deleting a dish changes none. */
export async function writeChanges(db: Db, storeId: string, changes: CatalogueChanges): Promise<void> {
  const types = changes.orderTypes;
  // Two order types may have exchanged names, which are unique, so written ones are deleted first.
  await deleteRows(db, orderTypes, storeId, [...types.removed, ...types.written.map(({ id }) => id)]);
  for (const rows of slices(ofStore(types.written, storeId))) await db.insert(orderTypes).values(rows);
  // Menus come before their categories, and categories before their dishes, because of the foreign keys.
  for (const rows of slices(ofStore(changes.menus.written, storeId)))
    await db.insert(menus).values(rows).onConflictDoUpdate(overwriting(menus));
  for (const rows of slices(ofStore(changes.categories.written, storeId)))
    await db.insert(categories).values(rows).onConflictDoUpdate(overwriting(categories));
  for (const rows of slices(ofStore(changes.items.written.map(toItemRow), storeId)))
    await db.insert(items).values(rows).onConflictDoUpdate(overwriting(items));
  await deleteRows(db, items, storeId, changes.items.removed);
  await deleteRows(db, categories, storeId, changes.categories.removed);
  await deleteRows(db, menus, storeId, changes.menus.removed);
  await moveRows(db, orderTypes, storeId, types.moved);
  await moveRows(db, menus, storeId, changes.menus.moved);
  await moveRows(db, categories, storeId, changes.categories.moved);
  await moveRows(db, items, storeId, changes.items.moved);
}

type CatalogueTable = typeof orderTypes | typeof menus | typeof categories | typeof items;

/** Building a statement blocks the event loop: five hundred rows take 40 ms. */
const ROWS_AT_ONCE = 100;

function* slices<T>(rows: T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}

const ofStore = <Row>(rows: Row[], storeId: string) => rows.map((row) => ({ ...row, storeId }));

/** An inserted row replaces the one with its id. */
const overwriting = (table: CatalogueTable) => ({ target: [table.storeId, table.id], set: excluded(table) });

function excluded(table: CatalogueTable): Record<string, SQL> {
  const { storeId: _, id: __, ...columns } = getTableColumns(table) as Record<string, Column>;
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
}

async function deleteRows(db: Db, table: CatalogueTable, storeId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(table).where(and(eq(table.storeId, storeId), inArray(table.id, ids)));
}

async function moveRows(
  db: Db,
  table: CatalogueTable,
  storeId: string,
  moved: { id: string; position: number }[],
): Promise<void> {
  if (moved.length === 0) return;
  const ids = sql.param(moved.map(({ id }) => id));
  const positions = sql.param(moved.map(({ position }) => position));
  await db.execute(sql`
    update ${table} set position = place.position
    from unnest(${ids}::text[], ${positions}::int[]) as place (id, position)
    where ${table.storeId} = ${storeId} and ${table.id} = place.id`);
}

/** Points each menu at its store and returns the ids that already belong to another store. */
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

/** Returns the ids that belong to another store. */
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

/** Without an end, of those that are in a state now. */
export async function updateStates(
  db: Db,
  storeId: string,
  { itemIds, from, to }: { itemIds: readonly string[]; from: Item['state']; to: Item['state'] },
): Promise<string[]> {
  const marked = await db
    .update(items)
    .set({ state: to, until: null })
    .where(and(eq(items.storeId, storeId), inArray(items.id, [...itemIds]), eq(items.state, from)))
    .returning({ id: items.id });
  return marked.map(({ id }) => id);
}

export async function listKnownItems(db: Db, storeId: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.storeId, storeId), inArray(items.id, ids)));
  return rows.map((row) => row.id);
}

export async function selectCategoriesOf(
  db: Db,
  storeId: string,
  ids: string[],
): Promise<[string, string][]> {
  const rows = await db
    .select({ id: items.id, categoryId: items.categoryId })
    .from(items)
    .where(and(eq(items.storeId, storeId), inArray(items.id, ids)));
  return rows.map(({ id, categoryId }) => [id, categoryId]);
}
