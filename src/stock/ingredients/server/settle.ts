import { AVAILABLE, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { markItems, tellItems } from '#ordering/menu/server/mark-items.ts';
import type { OfStore } from '#platform/context/server/context.ts';
import { NOTHING_OUT, resettled, type Standing, standingOf, swappedAnew } from '../rules/out.ts';
import { recipesAt } from '../rules/recipe.ts';
import type { IngredientRow } from '../tables.ts';
import type { Locked } from './lock-ingredients.ts';
import { selectGoneIds, updateOut } from './queries.ts';
import { findRecipes } from './recipes/find-recipes.ts';

/**
 * Does what may change how dishes stand with what is out, and has the menus say it. `locked` is from `lockForOut`. What
 * the staff took off by hand stays off, and what they put back stays on.
 */
export async function settle(
  tx: OfStore,
  locked: Locked,
  change: () => unknown,
  { isRenamed = false } = {},
): Promise<void> {
  const rows = [...locked.values()];
  const before = rows.map(said);
  const was = await standingNow(tx, locked);
  await change();
  const is = await standingNow(tx, locked);
  const off = [...is.off.keys()].filter((itemId) => !was.off.has(itemId));
  const marked = await markItems(tx, { itemIds: off, from: AVAILABLE, to: SOLD_OUT });
  const { back, kept } = resettled([...rows.flatMap(({ tookOff }) => tookOff), ...marked], is);
  for (const [at, row] of rows.entries()) {
    row.tookOff = kept.get(row.id) ?? [];
    if (said(row) !== before[at]) await updateOut(tx.db, row, row);
  }
  const returned = await markItems(tx, { itemIds: back, from: SOLD_OUT, to: AVAILABLE });
  const told = new Set([...marked, ...returned]);
  const other = isRenamed ? [...is.on.keys(), ...is.choices.keys()] : swappedAnew(was, is);
  await tellItems(
    tx,
    other.filter((itemId) => !told.has(itemId)),
  );
}

const said = ({ outSince, tookOff, ranOutAt }: IngredientRow) =>
  JSON.stringify([outSince, tookOff, ranOutAt]);

async function standingNow(tx: OfStore, locked: Locked): Promise<Standing> {
  const out = new Set([...locked.values()].filter(({ outSince }) => outSince !== null).map(({ id }) => id));
  if (out.size === 0) return NOTHING_OUT;
  const recipes = recipesAt(await findRecipes(tx, tx.storeId), tx.now);
  return standingOf(out, recipes.values(), new Set(await selectGoneIds(tx.db, tx.storeId)));
}
