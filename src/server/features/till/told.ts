import type { ToldReceipt } from '#domain/till/report-rows.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ActorRecord } from '../../platform/db/schema/orders.ts';
import { selectOrdersOf, selectToldReceipts } from './told-queries.ts';

/**
 * Tells receipts one by one. A closed day keeps their ids alone: receipts never change, and the name of a guest is not
 * kept longer than their account.
 */
export async function tellReceipts(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  ids: string[],
): Promise<ToldReceipt[]> {
  if (ids.length === 0) return [];
  const found = await selectToldReceipts(db, storeId, ids);
  const orders = Map.groupBy(await selectOrdersOf(db, storeId, ids), ({ receiptId }) => receiptId);
  return found.map(({ receipt, khata }) => {
    const { id, method, amount, tip, note, author, takenBy } = receipt;
    const [order] = orders.get(id) ?? [];
    const by = nameOf(author);
    const taker = takenBy && nameOf(takenBy);
    return {
      ...{ orderId: order?.orderId ?? null, orderNo: order?.orderNo ?? null, method, amount: amount + tip },
      ...{ reason: note ?? '', by: by ?? '', takenBy: taker === by ? null : taker, khata: khata || null },
    };
  });
}

export const nameOf = (actor: ActorRecord): string | null =>
  actor.kind === 'staff' || actor.kind === 'operator' ? actor.name : null;
