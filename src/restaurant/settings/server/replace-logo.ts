import type { Ctx } from '#platform/context/server/context.ts';
import { listStore } from '#restaurant/listing/server/update-listing.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { updateStoreRow } from './queries.ts';

/** Replaces a logo on another site by our copy, in a transaction that has taken the store's next revision. */
export async function replaceLogo(
  ctx: Ctx,
  storeId: string,
  copyOf: (logo: string) => string | null,
): Promise<void> {
  const store = await findStore(ctx.db, storeId);
  const logo = store.logo && copyOf(store.logo);
  if (!logo) return;
  await updateStoreRow(ctx.db, storeId, { logo });
  await listStore(ctx, { ...store, logo });
}
