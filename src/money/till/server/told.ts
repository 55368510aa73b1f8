import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import type { ActorRecord } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { ToldCancellation, ToldReceipt } from '../rules/report-rows.ts';
import { selectCancellations, selectOrdersOf, selectToldReceipts } from './told-queries.ts';

/**
 * Tells receipts one by one. A closed day keeps their ids alone: receipts never change, and the name of a guest is not
 * kept longer than their khata.
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
      orderId: order?.orderId ?? null,
      orderNo: order?.orderNo ?? null,
      method,
      amount: amount + tip,
      reason: note ?? '',
      by: by ?? '',
      takenBy: taker === by ? null : taker,
      khata: khata || null,
    };
  });
}

type CancellingEvent = Extract<OrderEvent, { what: 'item' | 'state' | 'payment' }>;
const MOST_CANCELLATIONS = 200;

/**
 * Reads them from the log, which keeps them for open and closed days alike. A dish has its price without taxes, as in the
 * sum of removed dishes.
 */
export async function tellCancellations(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  stretch: { fromSeq: number; toSeq: number },
): Promise<{ cancellations: ToldCancellation[]; more: number }> {
  const found = await selectCancellations(db, storeId, stretch, MOST_CANCELLATIONS);
  const cancellations = found.map(({ orderId, orderNo, dish, amount, unit, portions, event, actor }) => {
    const { reason = '', ...change } = event as CancellingEvent;
    const told = { orderId, orderNo, reason, by: nameOf(actor) ?? '' };
    if (change.what !== 'item') return { ...told, dish: null, quantity: null, amount };
    const { quantity = null, discarded } = change;
    const value = (unit ?? 0) * (quantity ?? portions ?? 0);
    return { ...told, dish, quantity, amount: discarded ? value : -value };
  });
  return { cancellations, more: Number(found[0]?.count ?? 0) - found.length };
}

export const nameOf = (actor: ActorRecord): string | null =>
  actor.kind === 'staff' || actor.kind === 'operator' ? actor.name : null;
