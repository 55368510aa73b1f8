import type { Minor } from '#domain/money/money.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { updateRoundOff } from './queries.ts';

/** Makes the order's amount due the one on its bill. The order is locked; pages and report sums read the log entry. */
export async function roundOrder(
  tx: Ctx,
  { storeId, id, state }: OrderRow,
  roundOff: Minor | null,
): Promise<void> {
  await updateRoundOff(tx.db, storeId, id, roundOff);
  const event = { what: 'rounded' as const, from: state, to: state, roundOff };
  await appendLog(tx, storeId, { kind: 'order', orderId: id, event });
}
