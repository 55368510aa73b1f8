import type { SaleState } from '#domain/authority/authority.ts';
import { saleState } from '#domain/order/undoing.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { selectFinal } from './queries.ts';

type Named = { storeId: string; tabId: string };

/** What has become of a sale or of what was received for it. Under the lock of its tab, no bill comes meanwhile. */
export async function findSaleState(
  ctx: Pick<Ctx, 'db'>,
  { soldAt, ...tab }: Named & { soldAt: Date },
): Promise<SaleState> {
  return (await findSaleStates(ctx, tab))(soldAt);
}

/** The same for all that a tab received, by when that was. */
export async function findSaleStates(
  { db }: Pick<Ctx, 'db'>,
  { storeId, tabId }: Named,
): Promise<(at: Date) => SaleState> {
  const final = await selectFinal(db, storeId, tabId);
  return (at) => saleState(final, at.getTime());
}
