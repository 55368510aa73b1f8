import type { Ctx } from '../../platform/context/context.ts';
import { listStore } from '../listings/keep-listing.ts';
import { findStore } from '../stores/find-store.ts';
import { updateStore } from './queries.ts';

/** In a transaction that has taken the store's next revision: puts our copy in place of a logo on another site. */
export async function replaceLogo(
  ctx: Ctx,
  storeId: string,
  copyOf: (logo: string) => string | null,
): Promise<void> {
  const store = await findStore(ctx.db, storeId);
  const logo = store.logo && copyOf(store.logo);
  if (!logo) return;
  await updateStore(ctx.db, storeId, { logo });
  await listStore(ctx, { ...store, logo });
}
