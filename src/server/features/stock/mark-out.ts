import type { StockView } from '#domain/api/stock.ts';
import { AVAILABLE, SOLD_OUT } from '#domain/menu/menu.ts';
import { comesBack, dishesWith } from '#domain/stock/out.ts';
import { recipesAt } from '#domain/stock/recipe.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { markItems } from '../menus/mark-items.ts';
import { lockStoreAlone } from '../stores/find-store.ts';
import { readStock } from './ingredients.ts';
import { type Locked, lockIngredients } from './ledger.ts';
import { selectOutIds, updateOut } from './queries.ts';
import { findRecipes } from './recipes.ts';

/** Takes every dish with an ingredient off the menus, or brings back those that it took off. */
export async function markOut(ctx: StoreCtx, id: string, isOut: boolean): Promise<StockView> {
  authorise(ctx, 'stock.count');
  await withTransaction(ctx, async (tx) => {
    const locked = await lockForOut(tx, [id]);
    await (isOut ? takeOff(tx, id, locked) : bringBack(tx, id, locked));
  });
  return readStock(ctx);
}

/**
 * Locks these ingredients and those that are out, after the store's row: one after the other decides what is on the menu.
 * The menu itself, with its entry in the log, is changed last.
 */
export async function lockForOut(tx: StoreCtx, ids: readonly string[]): Promise<Locked> {
  await lockStoreAlone(tx.db, tx.storeId);
  return lockIngredients(tx, tx.storeId, [...ids, ...(await selectOutIds(tx.db, tx.storeId))]);
}

async function dishesNow(tx: StoreCtx) {
  const held = recipesAt(await findRecipes(tx, tx.storeId), tx.now);
  return (ingredientId: string) => dishesWith(ingredientId, held.values());
}

async function takeOff(tx: StoreCtx, id: string, locked: Locked): Promise<void> {
  const row = locked.get(id);
  if (!row) return;
  const itemIds = (await dishesNow(tx))(id);
  const marked = await markItems(tx, { itemIds, from: AVAILABLE, to: SOLD_OUT });
  row.outSince ??= new Date(tx.now);
  row.tookOff = [...new Set([...row.tookOff, ...marked])];
  await updateOut(tx.db, row, row);
}

/** Runs in the caller's transaction, with all that is out locked. */
export async function bringBack(tx: StoreCtx, id: string, locked: Locked): Promise<void> {
  const own = locked.get(id);
  if (!own) return;
  const dishesOf = await dishesNow(tx);
  const others = [...locked.values()].filter((row) => row.id !== id && row.outSince !== null);
  const { back, kept } = comesBack(
    own.tookOff,
    others.map((other) => ({ id: other.id, dishes: dishesOf(other.id) })),
  );
  own.outSince = null;
  own.tookOff = [];
  for (const row of others) row.tookOff = [...new Set([...row.tookOff, ...(kept.get(row.id) ?? [])])];
  for (const row of [own, ...others]) await updateOut(tx.db, row, row);
  await markItems(tx, { itemIds: back, from: SOLD_OUT, to: AVAILABLE });
}
