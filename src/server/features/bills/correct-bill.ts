import { differenceOf } from '#domain/bills/bill.ts';
import type { BillKind } from '#domain/bills/bill-settings.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import { lockStoredOrder } from '../orders/find-order.ts';
import { type BillRow, selectBillsOf } from './queries.ts';
import { figuresOf, writeBill } from './write-bill.ts';

interface Change {
  before: LineRow[];
  after: LineRow[];
}

/**
 * Runs in the transaction that takes a line off an order or puts it back. If the order has a bill, the difference is
 * credited or billed in addition; issued documents do not change.
 */
export async function correctBill(tx: Ctx, order: OrderRow, change: Change): Promise<void> {
  const issued = await selectBillsOf(tx.db, order.storeId, order.id);
  await writeCorrection(tx, order, issued, change);
}

/** Credits the whole bill in the transaction that cancels its order. */
export async function creditBill(tx: Ctx, storeId: string, orderId: string): Promise<void> {
  const issued = await selectBillsOf(tx.db, storeId, orderId);
  if (issued.length === 0) return;
  const { order, lines } = await lockStoredOrder(tx, storeId, orderId);
  await writeCorrection(tx, order, issued, { before: lines.filter(isKept), after: [] });
}

async function writeCorrection(
  tx: Ctx,
  order: OrderRow,
  issued: BillRow[],
  { before, after }: Change,
): Promise<void> {
  const [bill] = issued;
  if (!bill) return;
  // Split and rounded as the bill was, so that bill and credit notes add up to the order.
  const billing = { kind: bill.kind as BillKind, isRounded: bill.isRounded };
  const [was, is] = [figuresOf(before, order, billing), figuresOf(after, order, billing)];
  if (was.total === is.total) return;
  const isLess = is.total < was.total;
  await writeBill(tx, {
    order,
    part: issued.length,
    corrects: bill.number,
    decide: () => ({
      kind: isLess ? 'credit_note' : bill.kind,
      isRounded: bill.isRounded,
      figures: isLess ? differenceOf(was, is) : differenceOf(is, was),
    }),
  });
}
