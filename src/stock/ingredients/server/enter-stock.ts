import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { type Amount, toQuantity } from '../rules/amount.ts';
import { isComing } from '../rules/entries.ts';
import { keyOf, needOfBatch, type Recipe, type RecipeLine, recipesAt } from '../rules/recipe.ts';
import type { StockEntryBody, StockView } from '../wire/stock.ts';
import { readStock } from './ingredients.ts';
import { type Entry, writeEntries } from './ledger.ts';
import { type Locked, lockForOut } from './lock-ingredients.ts';
import { setOut } from './mark-out.ts';
import { selectChangedSince, selectCounter, selectOutIds, updateCounted } from './queries.ts';
import { findRecipes } from './recipes/find-recipes.ts';
import { withRunOut } from './run-out.ts';

/** Writes down what somebody found, bought, threw away or made. */
export async function enterStock(ctx: StoreCtx, body: StockEntryBody): Promise<StockView> {
  authorise(ctx, isComing(body.what) ? 'stock.manage' : 'stock.count');
  if (body.what === 'wasted' && body.reason === undefined) throw fieldFault({ reason: { rule: 'required' } });
  await withTransaction(ctx, (tx) => keepStock(tx, body));
  return readStock(ctx);
}

/** Runs in the caller's transaction. Answers what it has locked. */
export async function keepStock(tx: StoreCtx, body: StockEntryBody): Promise<Locked> {
  const named = body.lines.map(({ ingredient }) => ingredient);
  if (new Set(named).size < named.length) throw fieldFault({ lines: { rule: 'namedTwice' } });
  const batches = body.what === 'made' ? await batchesOf(tx, body) : [];
  const back = await nowBack(tx, body);
  const ids = [...named, ...batches.flatMap(({ needs }) => needs.map((one) => one.ingredientId))];
  const locked = await lockForOut(tx, ids);
  const entries = body.what === 'counted' ? await countsOf(tx, body, locked) : entriesOf(body);
  const counted = body.what === 'counted' ? entries.map(({ ingredientId }) => ingredientId) : [];
  await withRunOut(tx, { locked, counted }, () =>
    body.what === 'made'
      ? enterBatches(tx, batches, locked)
      : writeEntries(tx, tx.storeId, { locked, entries, at: tx.now }),
  );
  await setOut(tx, locked, { ids: back, since: null });
  return locked;
}

/** What was out before, and comes in or is found on the shelf. */
async function nowBack(tx: StoreCtx, { what, lines }: StockEntryBody): Promise<string[]> {
  if (what === 'wasted') return [];
  const out = new Set(await selectOutIds(tx.db, tx.storeId, new Date(tx.now)));
  return lines.flatMap(({ ingredient, quantity }) =>
    quantity > 0 && out.has(ingredient) ? [ingredient] : [],
  );
}

/** The differences to what should have been there when it was counted, whatever was cooked since. */
async function countsOf(tx: StoreCtx, { lines, note }: StockEntryBody, locked: Locked): Promise<Entry[]> {
  const { storeId } = tx;
  const at = new Date(tx.now);
  // A count that arrives after a newer one is ignored.
  const told = lines.filter(({ ingredient }) => (locked.get(ingredient)?.countedAt ?? at) <= at);
  const ids = told.map(({ ingredient }) => ingredient);
  if (ids.length === 0) return [];
  await refuseUnseen(tx, told, locked);
  const since = await selectChangedSince(tx.db, storeId, { ids, at });
  await updateCounted(tx.db, storeId, ids, at);
  return told.map(({ ingredient, quantity }) => {
    const there = (locked.get(ingredient)?.quantity ?? 0) - (since.get(ingredient) ?? 0);
    return { ingredientId: ingredient, what: 'counted', quantity: quantity - there, note: note || null };
  });
}

/** Whoever counts without knowing of a newer count is told of it first. What was made without the line stands, as it is newer. */
async function refuseUnseen(tx: StoreCtx, lines: StockEntryBody['lines'], locked: Locked): Promise<void> {
  if (tx.late) return;
  const unseen = lines.flatMap(({ ingredient, countedAt }) => {
    const row = locked.get(ingredient);
    if (countedAt === undefined || !row?.countedAt) return [];
    const isSeen = countedAt !== null && row.countedAt.getTime() <= Date.parse(countedAt);
    return isSeen ? [] : [{ row, at: row.countedAt }];
  });
  if (unseen.length === 0) return;
  const counted = await Promise.all(
    unseen.map(async ({ row, at }) => {
      const since = await selectChangedSince(tx.db, tx.storeId, { ids: [row.id], at });
      const by = await selectCounter(tx.db, row, at);
      const quantity = toQuantity(row.quantity - (since.get(row.id) ?? 0));
      return { ingredient: row.id, quantity, at: at.toISOString(), by };
    }),
  );
  throw new AppError('REVISION_STALE', { counted });
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

interface Batch {
  ingredient: string;
  quantity: Amount;
  needs: RecipeLine[];
  note: string | null;
}

async function batchesOf(tx: StoreCtx, { lines, note }: StockEntryBody): Promise<Batch[]> {
  const recipes = recipesAt(await findRecipes(tx, tx.storeId), tx.now);
  return lines.map(({ ingredient, quantity }) => {
    const needs = needOfBatch(recipeOf(recipes, ingredient), quantity);
    return { ingredient, quantity, needs, note: note || null };
  });
}

/** What was made takes its ingredients, and is worth what they were. */
async function enterBatches(tx: StoreCtx, batches: readonly Batch[], locked: Locked): Promise<void> {
  for (const { ingredient, quantity, needs, note } of batches) {
    const took = needs.map(
      ({ ingredientId, amount }): Entry => ({ ingredientId, what: 'made', quantity: -amount, note }),
    );
    const worth = await writeEntries(tx, tx.storeId, { locked, entries: took, at: tx.now });
    const came: Entry = { ingredientId: ingredient, what: 'made', quantity, value: -worth, note };
    await writeEntries(tx, tx.storeId, { locked, entries: [came], at: tx.now });
  }
}

function recipeOf(recipes: ReadonlyMap<string, Recipe>, ingredientId: string): Recipe {
  const recipe = recipes.get(keyOf({ kind: 'made', ingredientId }));
  if (!recipe || recipe.lines.length === 0) throw fieldFault({ lines: { rule: 'noRecipe' } });
  return recipe;
}
