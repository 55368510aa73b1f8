import type { OfStore } from '#platform/context/server/context.ts';
import { tryAgain } from '#platform/db/server/errors.ts';
import { atZeroOf, isEmpty, isRunOut } from '../rules/ingredient.ts';
import type { IngredientRow } from '../tables.ts';
import type { Entry } from './ledger.ts';
import { type Locked, lockForOut, lockIngredients } from './lock-ingredients.ts';
import { setOut } from './mark-out.ts';
import { selectIngredientsOf } from './queries.ts';

/**
 * Takes off what is made of ingredients of which nothing is left after a change, where that is what happens at zero, and
 * brings it back once something is left. What was at zero before stays as somebody has set it since, unless it was counted
 * now. `locked` is from `lockForOut`.
 */
export async function withRunOut(
  tx: OfStore,
  { locked, counted = [] }: { locked: Locked; counted?: readonly string[] },
  change: () => Promise<unknown>,
): Promise<void> {
  const { out, back } = await outAndBack(tx, { locked, counted }, change);
  await setOut(tx, locked, { ids: out, since: new Date(tx.now), isAtZero: true });
  await setOut(tx, locked, { ids: back, since: null });
}

/**
 * The same for what orders take. Nearly always it takes nothing off and brings nothing back, and then the store's row, which
 * each new order reads, is not locked. `change` gets what is locked.
 */
export async function withTaken(
  tx: OfStore,
  entries: readonly Entry[],
  change: (locked: Locked) => Promise<unknown>,
): Promise<void> {
  const ids = [...new Set(entries.map(({ ingredientId }) => ingredientId))];
  const rows = await selectIngredientsOf(tx.db, tx.storeId, ids);
  if (rows.some((row) => outOrBack(afterwards(row, entries), { wasEmpty: isEmpty(row) }) !== null)) {
    const locked = await lockForOut(tx, ids);
    return withRunOut(tx, { locked }, () => change(locked));
  }
  const locked = await lockIngredients(tx, tx.storeId, ids);
  const { out, back } = await outAndBack(tx, { locked, counted: [] }, () => change(locked));
  // Others have changed them between the two reads.
  if (out.length + back.length > 0)
    throw tryAgain('What has run out, or is back, needs the lock of the store');
}

/** Does it, and answers which ingredients run out with it, and of which something is left again. */
async function outAndBack(
  tx: OfStore,
  { locked, counted }: { locked: Locked; counted: readonly string[] },
  change: () => Promise<unknown>,
): Promise<{ out: string[]; back: string[] }> {
  const rows = [...locked.values()];
  const before = new Set(rows.filter(isEmpty).map(({ id }) => id));
  await change();
  const changed = Map.groupBy(rows, (row) =>
    counted.includes(row.id)
      ? outOrBack({ ...row, countedAt: new Date(tx.now) }, { wasEmpty: false })
      : outOrBack(row, { wasEmpty: before.has(row.id) }),
  );
  const idsOf = (which: 'out' | 'back') => (changed.get(which) ?? []).map(({ id }) => id);
  return { out: idsOf('out'), back: idsOf('back') };
}

function outOrBack(row: IngredientRow, { wasEmpty }: { wasEmpty: boolean }): 'out' | 'back' | null {
  if (!isEmpty(row)) return isRunOut(row) ? 'back' : null;
  return !wasEmpty && !row.isGone && row.outSince === null && atZeroOf(row) === 'out' ? 'out' : null;
}

function afterwards(row: IngredientRow, entries: readonly Entry[]): IngredientRow {
  const own = entries.filter(({ ingredientId }) => ingredientId === row.id);
  const quantity = own.reduce((sum, entry) => sum + entry.quantity, row.quantity);
  const reserved = own.reduce((sum, entry) => sum + (entry.reserved ?? 0), row.reserved);
  return { ...row, quantity, reserved };
}
