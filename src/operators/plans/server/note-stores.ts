import { withTransaction } from '#platform/context/server/context.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { noteChange } from '#restaurant/stores/server/note-change.ts';

/** Tells whoever shows these stores, one after the other, so that no order waits for all of them. */
export async function noteStores(ctx: OperatorCtx, storeIds: readonly string[]): Promise<void> {
  for (const storeId of storeIds) await withTransaction({ ...ctx, storeId }, (tx) => noteChange(tx, storeId));
}
