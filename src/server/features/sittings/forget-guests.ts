import type { Ctx } from '../../platform/context/context.ts';
import { clearNames, clearNamesOf } from './forget-queries.ts';

/** Forgets who sat at the tables of these orders and what they wished for, in the transaction that erases their guest. */
export async function eraseSeated({ db }: Ctx, storeId: string, orderIds: string[]): Promise<void> {
  if (orderIds.length > 0) await clearNamesOf(db, storeId, orderIds);
}

/** Forgets who sat at tables, with the orders of that time. Ids are in the order of time. */
export async function forgetSeated(
  { db }: Ctx,
  storeId: string,
  range: { after: string | null; upTo: string },
): Promise<void> {
  await clearNames(db, storeId, range);
}
