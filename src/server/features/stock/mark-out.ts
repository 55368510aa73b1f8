import type { StockView } from '#domain/api/stock.ts';
import { AVAILABLE, SOLD_OUT } from '#domain/menu/menu.ts';
import { comesBack, dishesWith } from '#domain/stock/out.ts';
import { recipesAt } from '#domain/stock/recipe.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { markItems } from '../menus/mark-items.ts';
import { lockStore } from '../stores/find-store.ts';
import { findIngredient, readStock } from './ingredients.ts';
import { lockIngredients } from './ledger.ts';
import { selectOutIds, updateOut } from './queries.ts';
import { findRecipes } from './recipes.ts';

/** Takes every dish with an ingredient off the menus, or brings back those that it took off. */
export async function markOut(ctx: StoreCtx, id: string, isOut: boolean): Promise<StockView> {
  authorise(ctx, 'stock.count');
  await withTransaction(ctx, async (tx) => {
    await findIngredient(tx, id);
    await (isOut ? takeOff(tx, id) : bringBack(tx, id));
  });
  return readStock(ctx);
}

async function dishesNow(tx: StoreCtx) {
  const held = recipesAt(await findRecipes(tx, tx.storeId), tx.now);
  return (ingredientId: string) => dishesWith(ingredientId, held.values());
}

async function takeOff(tx: StoreCtx, id: string): Promise<void> {
  const { storeId } = tx;
  await lockStore(tx.db, storeId);
  const itemIds = (await dishesNow(tx))(id);
  const marked = await markItems(tx, { itemIds, from: AVAILABLE, to: SOLD_OUT });
  const row = (await lockIngredients(tx, storeId, [id])).get(id);
  // Two who tap at once: the second finds nothing to take off.
  const tookOff = [...new Set([...(row?.tookOff ?? []), ...marked])];
  await updateOut(tx.db, { storeId, id }, { outSince: row?.outSince ?? new Date(tx.now), tookOff });
}

/** Runs in the caller's transaction, before anything of the stock is locked: the store's row comes first. */
export async function bringBack(tx: StoreCtx, id: string): Promise<void> {
  const { storeId } = tx;
  await lockStore(tx.db, storeId);
  const dishesOf = await dishesNow(tx);
  const locked = await lockIngredients(tx, storeId, await selectOutIds(tx.db, storeId));
  const own = locked.get(id);
  if (!own) return;
  const others = [...locked.keys()].filter((other) => other !== id);
  const { back, kept } = comesBack(
    own.tookOff,
    others.map((other) => ({ id: other, dishes: dishesOf(other) })),
  );
  await markItems(tx, { itemIds: back, from: SOLD_OUT, to: AVAILABLE });
  await updateOut(tx.db, { storeId, id }, { outSince: null, tookOff: [] });
  for (const [other, dishes] of kept) {
    const row = locked.get(other);
    const tookOff = [...new Set([...(row?.tookOff ?? []), ...dishes])];
    await updateOut(tx.db, { storeId, id: other }, { outSince: row?.outSince ?? null, tookOff });
  }
}
