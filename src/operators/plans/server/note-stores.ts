import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';

/** Tells whoever shows these stores, one after the other, so that no order waits for all of them. */
export async function noteStores(ctx: OperatorCtx, storeIds: readonly string[]): Promise<void> {
  for (const storeId of storeIds) await changeStore({ ...ctx, storeId }, 'profile', async () => {});
}
