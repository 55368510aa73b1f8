import type { Ctx, OfStore } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { lockStoreAlone } from '#restaurant/stores/server/find-store.ts';
import type { IngredientRow } from '../tables.ts';
import { lockIngredientRows, selectOutIds } from './queries.ts';

export type Locked = Map<string, IngredientRow>;

/** Whoever else changes one of these waits until the transaction ends. */
export async function lockIngredients(tx: Ctx, storeId: string, ids: Iterable<string>): Promise<Locked> {
  const wanted = [...new Set(ids)];
  const rows = wanted.every(isId) ? await lockIngredientRows(tx.db, storeId, wanted) : [];
  if (rows.length < wanted.length) throw new AppError('INGREDIENT_NOT_FOUND');
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks these ingredients and those that are out, after the store's row: one after the other decides what is on the menu.
 * The menu itself, with its entry in the log, is changed last.
 */
export async function lockForOut(tx: OfStore, ids: readonly string[]): Promise<Locked> {
  await lockStoreAlone(tx.db, tx.storeId);
  return lockIngredients(tx, tx.storeId, [...ids, ...(await selectOutIds(tx.db, tx.storeId))]);
}
