import type { DiscardItemBody, StaffOrderView } from '#domain/api/order.ts';
import { roundOffAs } from '#domain/books.ts';
import { AppError } from '#domain/errors.ts';
import { CANCELLED, discardPermission } from '#domain/order.ts';
import { priceCart } from '#domain/pricing.ts';
import { correctBill } from '../bills/correct-bill.ts';
import { authorise, type StoreCtx, withTransaction } from '../context.ts';
import { appendLog } from '../realtime/append-log.ts';
import { holdLine, type LineName } from './find-order.ts';
import { toPriceable } from './present.ts';
import { markLine, updateAmount } from './queries.ts';
import { readForStaff } from './read-order.ts';

/** Takes an item off an order, or puts it back; the amount follows, and the log keeps both figures. */
export async function discardItem(
  ctx: StoreCtx,
  { orderId, lineId }: LineName,
  { discarded, reason }: DiscardItemBody,
): Promise<StaffOrderView> {
  authorise(ctx, 'order.discard');
  await withTransaction(ctx, async (tx) => {
    const { order, lines, line } = await holdLine(tx, { orderId, lineId });
    authorise(tx, discardPermission(order.servedAt !== null));
    if (line.discarded === discarded) return;
    if (order.state === CANCELLED) throw new AppError('TRANSITION_INVALID', { state: order.state });
    // The gateway has been told the amount.
    if (order.paymentState === 'awaiting') throw new AppError('PAYMENT_AWAITED');
    const kept = lines.filter(({ id, discarded: isOff }) => (id === lineId ? !discarded : !isOff));
    const after = priceCart(kept.map(toPriceable), order.charges).grandTotal;
    await markLine(tx.db, tx.storeId, line, { discarded });
    await updateAmount(tx.db, tx.storeId, orderId, {
      amount: after,
      roundOff: roundOffAs(order.roundOff, after),
    });
    await correctBill(tx, order, { before: lines.filter((it) => !it.discarded), after: kept });
    const event = { what: 'item' as const, lineId, discarded, before: order.amount, after };
    await appendLog(tx, tx.storeId, {
      kind: 'order',
      orderId,
      event: reason ? { ...event, reason } : event,
    });
  });
  return readForStaff(ctx, orderId);
}
