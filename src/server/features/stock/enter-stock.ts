import type { StockEntryBody, StockView } from '#domain/api/stock.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { isComing } from '#domain/stock/entries.ts';
import { keyOf, needOfBatch, type Recipe, recipesAt } from '#domain/stock/recipe.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { readStock } from './ingredients.ts';
import { type Entry, type Locked, lockIngredients, writeEntries } from './ledger.ts';
import { bringBack } from './mark-out.ts';
import { selectChangedSince, selectOutIds, updateCounted } from './queries.ts';
import { findRecipes } from './recipes.ts';

/** Writes down what somebody found, bought, threw away or made. */
export async function enterStock(ctx: StoreCtx, body: StockEntryBody): Promise<StockView> {
  authorise(ctx, isComing(body.what) ? 'stock.manage' : 'stock.count');
  if (body.what === 'wasted' && body.reason === undefined) throw fieldFault({ reason: { rule: 'required' } });
  const named = body.lines.map(({ ingredient }) => ingredient);
  if (new Set(named).size < named.length) throw fieldFault({ lines: { rule: 'namedTwice' } });
  await withTransaction(ctx, async (tx) => {
    for (const id of await nowBack(tx, body)) await bringBack(tx, id);
    if (body.what === 'made') await enterBatches(tx, body);
    else {
      const locked = await lockIngredients(tx, tx.storeId, named);
      const entries = body.what === 'counted' ? await countsOf(tx, body, locked) : entriesOf(body);
      await writeEntries(tx, tx.storeId, { locked, entries, at: tx.now });
    }
  });
  return readStock(ctx);
}

/** What was out and comes in, or is found on the shelf. */
async function nowBack(tx: StoreCtx, { what, lines }: StockEntryBody): Promise<string[]> {
  if (what === 'wasted') return [];
  const out = new Set(await selectOutIds(tx.db, tx.storeId));
  return lines.flatMap(({ ingredient, quantity }) =>
    quantity > 0 && out.has(ingredient) ? [ingredient] : [],
  );
}

/** The differences to what should have been there when it was counted, whatever was cooked since. */
async function countsOf(tx: StoreCtx, { lines, note }: StockEntryBody, locked: Locked): Promise<Entry[]> {
  const { storeId } = tx;
  const [ids, at] = [[...locked.keys()], new Date(tx.now)];
  const since = await selectChangedSince(tx.db, storeId, { ids, at });
  await updateCounted(tx.db, storeId, ids, at);
  return lines.map(({ ingredient, quantity }) => {
    const there = (locked.get(ingredient)?.quantity ?? 0) - (since.get(ingredient) ?? 0);
    return { ingredientId: ingredient, what: 'counted', quantity: quantity - there, note: note || null };
  });
}

function entriesOf({ what, lines, reason, note }: StockEntryBody): Entry[] {
  return lines.map(({ ingredient, quantity, cost }) => {
    const by = what === 'wasted' ? -quantity : quantity;
    const value = isComing(what) ? (cost ?? null) : null;
    return {
      ingredientId: ingredient,
      what,
      quantity: by,
      value,
      reason: reason ?? null,
      note: note || null,
    };
  });
}

/** What was made takes its ingredients, and is worth what they were. */
async function enterBatches(tx: StoreCtx, { lines, note }: StockEntryBody): Promise<void> {
  const recipes = recipesAt(await findRecipes(tx, tx.storeId), tx.now);
  const batches = lines.map((line) => ({ ...line, recipe: recipeOf(recipes, line.ingredient) }));
  const needs = batches.map(({ recipe, quantity }) => needOfBatch(recipe, quantity));
  const ids = [...lines.map(({ ingredient }) => ingredient), ...needs.flat().map((one) => one.ingredientId)];
  const locked = await lockIngredients(tx, tx.storeId, ids);
  for (const [at, { ingredient, quantity }] of batches.entries()) {
    const took = (needs[at] ?? []).map(
      ({ ingredientId, amount }): Entry => ({
        ...{ ingredientId, what: 'made', quantity: -amount, note: note || null },
      }),
    );
    const worth = await writeEntries(tx, tx.storeId, { locked, entries: took, at: tx.now });
    const came: Entry = {
      ingredientId: ingredient,
      what: 'made',
      quantity,
      value: -worth,
      note: note || null,
    };
    await writeEntries(tx, tx.storeId, { locked, entries: [came], at: tx.now });
  }
}

function recipeOf(recipes: ReadonlyMap<string, Recipe>, ingredientId: string): Recipe {
  const recipe = recipes.get(keyOf({ kind: 'made', ingredientId }));
  if (!recipe || recipe.lines.length === 0) throw fieldFault({ lines: { rule: 'noRecipe' } });
  return recipe;
}
