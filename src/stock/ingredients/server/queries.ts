import { orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from '#platform/db/server/drizzle.ts';
import { inSlices } from '#platform/db/server/in-slices.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import type { Amount } from '../rules/amount.ts';
import {
  type IngredientRow,
  ingredients,
  type LedgerRow,
  type RecipeRow,
  recipes,
  stockLedger,
  stockSettings,
} from '../tables.ts';

interface Named {
  storeId: string;
  id: string;
}

const isIt = ({ storeId, id }: Named) => and(eq(ingredients.storeId, storeId), eq(ingredients.id, id));

export async function selectIngredients(db: Db, storeId: string): Promise<IngredientRow[]> {
  return db.select().from(ingredients).where(eq(ingredients.storeId, storeId)).orderBy(asc(ingredients.name));
}

export async function selectIngredient(db: Db, named: Named): Promise<IngredientRow | null> {
  return queryOne(db.select().from(ingredients).where(isIt(named)));
}

/** In the order of their ids, so that two who change several never wait for each other. */
export async function lockIngredientRows(db: Db, storeId: string, ids: string[]): Promise<IngredientRow[]> {
  return db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.storeId, storeId), inArray(ingredients.id, ids)))
    .orderBy(asc(ingredients.id))
    .for('update');
}

export async function selectIngredientsOf(db: Db, storeId: string, ids: string[]): Promise<IngredientRow[]> {
  return db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.storeId, storeId), inArray(ingredients.id, ids)));
}

export async function countIngredients(db: Db, storeId: string): Promise<number> {
  return db.$count(ingredients, eq(ingredients.storeId, storeId));
}

export async function insertIngredient(db: Db, row: IngredientRow): Promise<void> {
  await db.insert(ingredients).values(row);
}

type Said = Partial<
  Pick<IngredientRow, 'name' | 'shelf' | 'packs' | 'par' | 'isGone' | 'supplierId' | 'price' | 'atZero'>
>;

export async function updateIngredient(db: Db, named: Named, change: Said): Promise<void> {
  await db.update(ingredients).set(change).where(isIt(named));
}

export async function updateHeld(
  db: Db,
  {
    quantity,
    reserved,
    value,
    cost,
    ...named
  }: Named & Pick<IngredientRow, 'quantity' | 'reserved' | 'value' | 'cost'>,
): Promise<void> {
  await db.update(ingredients).set({ quantity, reserved, value, cost }).where(isIt(named));
}

type Outage = Pick<IngredientRow, 'outSince' | 'tookOff' | 'ranOutAt'>;

export async function updateOut(
  db: Db,
  named: Named,
  { outSince, tookOff, ranOutAt }: Outage,
): Promise<void> {
  await db.update(ingredients).set({ outSince, tookOff, ranOutAt }).where(isIt(named));
}

/** `by`: those that were out by then. */
export async function selectOutIds(db: Db, storeId: string, by?: Date): Promise<string[]> {
  const out = await db
    .select({ id: ingredients.id })
    .from(ingredients)
    .where(
      and(
        eq(ingredients.storeId, storeId),
        by ? lte(ingredients.outSince, by) : isNotNull(ingredients.outSince),
      ),
    );
  return out.map(({ id }) => id);
}

export async function selectGoneIds(db: Db, storeId: string): Promise<string[]> {
  const gone = await db
    .select({ id: ingredients.id })
    .from(ingredients)
    .where(and(eq(ingredients.storeId, storeId), eq(ingredients.isGone, true)));
  return gone.map(({ id }) => id);
}

export async function insertLedger(db: Db, rows: LedgerRow[]): Promise<void> {
  for (const slice of inSlices(rows)) await db.insert(stockLedger).values(slice);
}

/** What came and went after an instant, by ingredient. */
export async function selectChangedSince(
  db: Db,
  storeId: string,
  { ids, at }: { ids: string[]; at: Date },
): Promise<Map<string, Amount>> {
  const since = await db
    .select({ id: stockLedger.ingredientId, sum: sql`sum(${stockLedger.quantity})`.mapWith(Number) })
    .from(stockLedger)
    .where(
      and(
        eq(stockLedger.storeId, storeId),
        inArray(stockLedger.ingredientId, ids),
        // Ids are in the order of time.
        gte(stockLedger.id, firstIdAt(at.getTime() + 1)),
      ),
    )
    .groupBy(stockLedger.ingredientId);
  return new Map(since.map(({ id, sum }) => [id, sum]));
}

/** Who counted an ingredient at that moment. Null for a program. */
export async function selectCounter(db: Db, { storeId, id }: Named, at: Date): Promise<string | null> {
  const row = await queryOne(
    db
      .select({ author: stockLedger.author })
      .from(stockLedger)
      .where(
        and(
          eq(stockLedger.storeId, storeId),
          eq(stockLedger.ingredientId, id),
          eq(stockLedger.what, 'counted'),
          eq(stockLedger.at, at),
        ),
      )
      .limit(1),
  );
  return row && 'name' in row.author ? row.author.name : null;
}

/** What came and went in a stretch of time, by ingredient and kind. */
export async function sumUse(db: Db, storeId: string, { start, end }: { start: Date; end: Date }) {
  return db
    .select({
      ingredientId: stockLedger.ingredientId,
      what: stockLedger.what,
      quantity: sql`sum(${stockLedger.quantity})`.mapWith(Number),
      value: sql`sum(${stockLedger.value})`.mapWith(Number),
    })
    .from(stockLedger)
    .where(
      and(
        eq(stockLedger.storeId, storeId),
        ne(stockLedger.what, 'reserved'),
        gte(stockLedger.id, firstIdAt(start.getTime())),
        lt(stockLedger.id, firstIdAt(end.getTime())),
      ),
    )
    .groupBy(stockLedger.ingredientId, stockLedger.what);
}

/** What orders used and what was thrown away, by ingredient and day of the store. */
export async function selectUsedByDay(
  db: Db,
  storeId: string,
  { start, end, timeZone, boundary }: { start: Date; end: Date; timeZone: string; boundary: number },
) {
  const day = sql<string>`to_char((${stockLedger.at} at time zone ${timeZone}) - make_interval(mins => ${boundary}::int), 'YYYY-MM-DD')`;
  const used = await db
    .select({
      ingredient: stockLedger.ingredientId,
      day: sql<string>`${day} as day`,
      amount: sql`-sum(${stockLedger.quantity})`.mapWith(Number),
    })
    .from(stockLedger)
    .where(
      and(
        eq(stockLedger.storeId, storeId),
        or(
          inArray(stockLedger.what, ['used', 'wasted']),
          and(eq(stockLedger.what, 'made'), lt(stockLedger.quantity, 0)),
        ),
        gte(stockLedger.id, firstIdAt(start.getTime())),
        lt(stockLedger.id, firstIdAt(end.getTime())),
      ),
    )
    .groupBy(stockLedger.ingredientId, sql`day`);
  return used;
}

export async function selectTarget(db: Db, storeId: string): Promise<number | null> {
  const row = await queryOne(db.select().from(stockSettings).where(eq(stockSettings.storeId, storeId)));
  return row?.target ?? null;
}

export async function upsertTarget(db: Db, storeId: string, target: number): Promise<void> {
  await db
    .insert(stockSettings)
    .values({ storeId, target })
    .onConflictDoUpdate({ target: stockSettings.storeId, set: { target } });
}

export async function updateCounted(db: Db, storeId: string, ids: string[], at: Date): Promise<void> {
  await db
    .update(ingredients)
    .set({ countedAt: at })
    .where(
      and(
        eq(ingredients.storeId, storeId),
        inArray(ingredients.id, ids),
        or(isNull(ingredients.countedAt), lt(ingredients.countedAt, at)),
      ),
    );
}

/** What orders have of ingredients, by line. */
export async function selectTaken(db: Db, storeId: string, orderIds: string[]) {
  const sumWhere = (what: 'used' | 'wasted') =>
    sql`coalesce(sum(-${stockLedger.quantity}) filter (where ${stockLedger.what} = ${what}), 0)`.mapWith(
      Number,
    );
  return db
    .select({
      orderId: stockLedger.orderId,
      lineId: stockLedger.lineId,
      ingredientId: stockLedger.ingredientId,
      reserved: sql`sum(${stockLedger.reserved})`.mapWith(Number),
      used: sumWhere('used'),
      wasted: sumWhere('wasted'),
    })
    .from(stockLedger)
    .where(and(eq(stockLedger.storeId, storeId), inArray(stockLedger.orderId, orderIds)))
    .groupBy(stockLedger.orderId, stockLedger.lineId, stockLedger.ingredientId);
}

/** The newest first, without what only orders hold. `before`: the id of an entry. */
export async function selectLedger(
  db: Db,
  { storeId, id }: Named,
  { before, most }: { before: string | null; most: number },
) {
  return db
    .select({ entry: stockLedger, orderNo: orders.orderNo })
    .from(stockLedger)
    .leftJoin(orders, and(eq(orders.storeId, stockLedger.storeId), eq(orders.id, stockLedger.orderId)))
    .where(
      and(
        eq(stockLedger.storeId, storeId),
        eq(stockLedger.ingredientId, id),
        ne(stockLedger.what, 'reserved'),
        before === null ? undefined : lt(stockLedger.id, before),
      ),
    )
    .orderBy(desc(stockLedger.id))
    .limit(most);
}

export async function selectRecipes(db: Db, storeId: string): Promise<RecipeRow[]> {
  return db.select().from(recipes).where(eq(recipes.storeId, storeId)).orderBy(asc(recipes.id));
}

export async function selectRecipesOf(db: Db, storeId: string, keys: string[]): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(and(eq(recipes.storeId, storeId), inArray(recipes.key, keys)))
    .orderBy(asc(recipes.id));
}

export async function insertRecipe(db: Db, row: RecipeRow): Promise<void> {
  await db.insert(recipes).values(row);
}
