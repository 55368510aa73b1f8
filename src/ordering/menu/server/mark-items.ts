import type { OfStore } from '#platform/context/server/context.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import type { Item } from '../rules/menu.ts';
import { updateStates } from './queries.ts';

interface Marked {
  itemIds: readonly string[];
  from: Item['state'];
  to: Item['state'];
}

/**
 * Marks dishes that are in one state, all in one revision, and answers which. Runs in the caller's transaction, which has
 * locked the store's row, as every change of a menu does first.
 */
export async function markItems(tx: OfStore, { itemIds, from, to }: Marked): Promise<string[]> {
  const { storeId } = tx;
  const marked = itemIds.length === 0 ? [] : await updateStates(tx.db, storeId, { itemIds, from, to });
  await tellItems(tx, marked, { state: to });
  return marked;
}

/** Tells open pages that dishes are not what they were, in one revision. The store's row is locked here too. */
export async function tellItems(
  tx: OfStore,
  itemIds: readonly string[],
  more: { state?: string } = {},
): Promise<void> {
  if (itemIds.length === 0) return;
  const told = itemIds.map((itemId) => ({ what: 'item' as const, itemId, ...more }));
  await changeStore(tx, told, async () => {});
}
