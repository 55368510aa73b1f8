import type { Minor } from '#domain/money.ts';
import type { Ctx } from '../context.ts';
import { appendLog } from '../realtime/append-log.ts';
import { type OrderRow, updateAmount } from './queries.ts';

/** With the order held: what is due for it from now on is what its bill says. Pages and kept sums go by the log. */
export async function roundOrder(
  tx: Ctx,
  { storeId, id, state }: OrderRow,
  roundOff: Minor | null,
): Promise<void> {
  await updateAmount(tx.db, storeId, id, { roundOff });
  const event = { what: 'rounded' as const, from: state, to: state, roundOff };
  await appendLog(tx, storeId, { kind: 'order', orderId: id, event });
}
