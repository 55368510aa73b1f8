import { atZeroOf, isEmpty, isRunOut } from '#domain/stock/ingredient.ts';
import type { OfStore } from '../../platform/context/context.ts';
import type { IngredientRow } from '../../platform/db/schema/stock.ts';
import type { Locked } from './lock-ingredients.ts';
import { setOut } from './mark-out.ts';

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
  const rows = [...locked.values()];
  const before = new Set(rows.filter(isEmpty).map(({ id }) => id));
  await change();
  const isNow = ({ id }: IngredientRow) => counted.includes(id) || !before.has(id);
  const goesOff = (row: IngredientRow) =>
    counted.includes(row.id) ? atZeroOf({ ...row, countedAt: tx.now }) : atZeroOf(row);
  const out = rows.filter(
    (row) => isEmpty(row) && isNow(row) && !row.isGone && row.outSince === null && goesOff(row) === 'out',
  );
  const back = rows.filter((row) => isRunOut(row) && !isEmpty(row));
  await setOut(tx, locked, { ids: out.map(({ id }) => id), since: new Date(tx.now), isAtZero: true });
  await setOut(tx, locked, { ids: back.map(({ id }) => id), since: null });
}
