import type { Item } from '#domain/menu/menu.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';
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
export async function markItems(tx: StoreCtx, { itemIds, from, to }: Marked): Promise<string[]> {
  const { storeId } = tx;
  const marked = itemIds.length === 0 ? [] : await updateStates(tx.db, storeId, { itemIds, from, to });
  if (marked.length === 0) return [];
  const revision = await bumpRevision(tx, storeId);
  for (const itemId of marked) {
    const event = { what: 'item' as const, revision, itemId, state: to };
    await appendLog(tx, storeId, { kind: 'menu', event });
  }
  return marked;
}
