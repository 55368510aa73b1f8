import type { Ctx } from '../../platform/context/context.ts';
import { clearNames, clearNamesOf } from './forget-queries.ts';

/** Forgets who sat at the tables of these orders and what they wished for, in the transaction that erases their guest. */
export async function eraseSeated(
  { db }: Ctx,
  storeId: string,
  { ids, time }: { ids: string[]; time?: Parameters<typeof clearNames>[2] },
): Promise<void> {
  // Of a time, also those who ordered nothing.
  if (time) await clearNames(db, storeId, time);
  else await clearNamesOf(db, storeId, ids);
}
