import { saleState } from '#ordering/orders/rules/undoing/undoing.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { SaleState } from '#restaurant/access/rules/authority.ts';
import { selectFinal } from './queries.ts';

type Asking = Pick<Ctx, 'db' | 'now' | 'late'>;
type Named = { storeId: string; tabId: string };

/** What has become of a sale or of what was received for it. Under the lock of its tab, no bill comes meanwhile. */
export async function findSaleState(
  ctx: Asking,
  { soldAt, ...tab }: Named & { soldAt: Date },
): Promise<SaleState> {
  return (await findSaleStates(ctx, tab))(soldAt);
}

/**
 * The same for all that a tab received, by when that was. What was done without the line was done before a close that came
 * before it.
 */
export async function findSaleStates(
  { db, now, late }: Asking,
  { storeId, tabId }: Named,
): Promise<(at: Date) => SaleState> {
  const final = await selectFinal(db, storeId, tabId, late ? new Date(now) : null);
  return (at) => saleState(final, at.getTime());
}
