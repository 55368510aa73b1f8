import type { Minor } from '#domain/money.ts';
import type { Ctx } from '../context.ts';
import { type OrderRow, updateAmount } from './queries.ts';

/** With the order held: what is due for it from now on is what its bill says. */
export async function roundOrder(tx: Ctx, { storeId, id }: OrderRow, roundOff: Minor | null): Promise<void> {
  await updateAmount(tx.db, storeId, id, { roundOff });
}
