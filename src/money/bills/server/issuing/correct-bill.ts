import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { findStoredOrders } from '#ordering/orders/server/find-order.ts';
import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import { type OrderChange, unchanged } from '#ordering/orders/server/order-change.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { differenceOf } from '../../rules/bill.ts';
import type { BillKind } from '../../rules/bill-settings.ts';
import { selectBillsOf } from '../queries.ts';
import { standingBill } from './standing-bill.ts';
import { figuresOf, writeBill } from './write-bill.ts';

/**
 * Runs in the transaction that changes orders of a locked tab, and before anything is logged. If the tab has a bill, the
 * difference is credited or billed in addition; issued documents do not change.
 */
export async function correctBill(tx: Ctx, tab: Tab, changes: readonly OrderChange[]): Promise<void> {
  const issued = await selectBillsOf(tx.db, tab.storeId, tab.id);
  const bill = standingBill(issued);
  if (!bill) return;
  // Split and rounded as the bill was, so that bill and credit notes add up to the tab.
  const billing = { kind: bill.kind as BillKind, isRounded: bill.isRounded };
  const rounds = await roundsOf(tx, tab, changes);
  const was = figuresOf(
    rounds.map(({ before, after, lines }) => ({
      order: before ?? after,
      lines: lines.before.filter(isKept),
    })),
    billing,
  );
  const is = figuresOf(
    rounds.map(({ after, lines }) => ({
      order: after,
      lines: after.state === CANCELLED ? [] : lines.after.filter(isKept),
    })),
    billing,
  );
  if (was.total === is.total) return;
  const [first] = rounds;
  if (!first) return;
  const isLess = is.total < was.total;
  await writeBill(tx, {
    order: first.after,
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

/** The orders of the tab that stood before, and new ones, each with its lines. */
async function roundsOf(tx: Ctx, { storeId, orders }: Tab, changes: readonly OrderChange[]) {
  const changed = new Map(changes.map((change) => [change.after.id, change]));
  const standing = orders.filter(({ state }) => state !== CANCELLED);
  const rounds = [
    ...standing.map((order) => changed.get(order.id) ?? unchanged(order)),
    ...changes.filter(({ before }) => !before),
  ];
  const ids = rounds.flatMap(({ after, lines }) => (lines ? [] : [after.id]));
  const stored = await findStoredOrders(tx, storeId, ids);
  return rounds.map((round) => {
    const { lines = [] } = stored.get(round.after.id) ?? {};
    return { ...round, lines: round.lines ?? { before: lines, after: lines } };
  });
}
