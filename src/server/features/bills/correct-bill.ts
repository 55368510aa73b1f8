import { differenceOf } from '#domain/bills/bill.ts';
import type { BillKind } from '#domain/bills/bill-settings.ts';
import { tabOf } from '#domain/money/tab.ts';
import { CANCELLED } from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import { findStoredOrders } from '../orders/find-order.ts';
import { lockTabOf } from '../orders/lock-tab.ts';
import { type BillRow, selectBillsOf } from './queries.ts';
import { standingBill } from './standing-bill.ts';
import { type BilledRound, figuresOf, writeBill } from './write-bill.ts';

interface Change {
  before: LineRow[];
  after: LineRow[];
  /** Its discounts before, if they change; the order has those after. */
  discountsBefore?: OrderRow['discounts'];
}

/**
 * Runs in the transaction that takes a line off an order or puts it back, and before anything is logged. If its tab has
 * a bill, the difference is credited or billed in addition; issued documents do not change. A new round has no lines
 * before.
 */
export async function correctBill(tx: Ctx, order: OrderRow, change: Change): Promise<void> {
  const issued = await selectBillsOf(tx.db, order.storeId, tabOf(order));
  if (issued.length > 0) await writeCorrection(tx, order, issued, change);
}

/** Credits all lines of an order in the transaction that cancels it. */
export async function creditBill(tx: Ctx, order: OrderRow): Promise<void> {
  const { storeId, id } = order;
  const issued = await selectBillsOf(tx.db, storeId, tabOf(order));
  if (issued.length === 0) return;
  const lines = (await findStoredOrders(tx, storeId, [id])).get(id)?.lines ?? [];
  await writeCorrection(tx, order, issued, { before: lines.filter(isKept), after: [] });
}

async function writeCorrection(
  tx: Ctx,
  order: OrderRow,
  issued: BillRow[],
  { before, after, discountsBefore = order.discounts }: Change,
): Promise<void> {
  const bill = standingBill(issued);
  if (!bill) return;
  // Split and rounded as the bill was, so that bill and credit notes add up to the tab.
  const billing = { kind: bill.kind as BillKind, isRounded: bill.isRounded };
  const rounds = await roundsWith(tx, order);
  const [was, is] = [
    { order: { ...order, discounts: discountsBefore }, lines: before },
    { order, lines: after },
  ].map((changed) =>
    figuresOf(
      rounds.map((round) => (round.order.id === order.id ? changed : round)),
      billing,
    ),
  );
  if (!was || !is || was.total === is.total) return;
  const isLess = is.total < was.total;
  const [first] = rounds;
  await writeBill(tx, {
    order: first?.order ?? order,
    rounds: rounds.length,
    soldAt: tx.now,
    part: issued.length,
    corrects: bill.number,
    buyer: bill.content.buyer ?? null,
    decide: () => ({
      kind: isLess ? 'credit_note' : bill.kind,
      isRounded: bill.isRounded,
      figures: isLess ? differenceOf(was, is) : differenceOf(is, was),
    }),
  });
}

/** The rounds of the tab that are not cancelled, with this order whatever it is. */
async function roundsWith(tx: Ctx, order: OrderRow): Promise<BilledRound[]> {
  const { tab } = await lockTabOf(tx, order.storeId, order.id);
  const rounds = tab.orders.filter(({ id, state }) => id === order.id || state !== CANCELLED);
  const others = rounds.flatMap(({ id }) => (id === order.id ? [] : [id]));
  const stored = await findStoredOrders(tx, order.storeId, others);
  return rounds.map((round) => ({
    order: round,
    lines: (stored.get(round.id)?.lines ?? []).filter(isKept),
  }));
}
