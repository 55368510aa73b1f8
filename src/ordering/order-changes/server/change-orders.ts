import { correctBill } from '#money/bills/server/issuing/correct-bill.ts';
import { creditWhole, hasBill, issueAgain } from '#money/bills/server/issuing/issue-anew.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { dueOfAll, levelTab } from '#money/tabs/server/level-tab.ts';
import { dropHeldParts } from '#money/tabs/server/part-state.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { lockTab, type Tab } from '#ordering/orders/server/lock-tab.ts';
import {
  changesTab,
  isChange,
  isEnded,
  isMoved,
  type OrderChange,
  unchanged,
} from '#ordering/orders/server/order-change.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import { movePortions } from '#ordering/portions/server/take-portions.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { EFFECTS } from './effects.ts';
import { chargeOnce, passCharges } from './fixed-charges.ts';
import { insertOrder, takeOrderNumber, updateLines, updateOrder } from './queries.ts';

/**
 * The one way in which orders of a locked tab change. The caller decides what becomes of them; all that follows from it
 * is done here.
 */
export async function changeOrders(tx: Ctx, tab: Tab, plan: readonly OrderChange[]): Promise<void> {
  const passed = await passCharges(tx, withOthers(tab, plan), leavesItsTable);
  const changes = passed.filter(isChange);
  if (changes.length === 0) return;
  const isOfMoney = changes.some(changesTab);
  const isAnew =
    isOfMoney && changes.some(({ after }) => tabOf(after) !== tab.id) && (await hasBill(tx, tab));
  // Before an entry or a number takes the store's counters: a bill locks the store.
  if (isAnew) await creditWhole(tx, tab);
  else if (isOfMoney) await correctBill(tx, tab, changes);
  const written: OrderChange[] = [];
  for (const change of changes) written.push(await writeChange(tx, change));
  for (const { after, log } of written)
    for (const event of log) await appendLog(tx, tab.storeId, { kind: 'order', orderId: after.id, event });
  if (isOfMoney) await settleTabs(tx, tab, written);
  if (isAnew) await issueAgain(tx, await lockTab(tx, tab.storeId, tab.id));
  await movePortions(tx, written);
  for (const effect of EFFECTS) await effect(tx, written);
}

/** The other orders of the tab may come to bear what these leave. */
function withOthers({ orders }: Tab, plan: readonly OrderChange[]): OrderChange[] {
  const planned = new Set(plan.map(({ after }) => after.id));
  return [...plan, ...orders.filter(({ id }) => !planned.has(id)).map(unchanged)];
}

function leavesItsTable(change: OrderChange): boolean {
  const { before, lines } = change;
  if (!before) return false;
  return isEnded(change) || isMoved(change) || (lines !== undefined && !lines.after.some(isKept));
}

async function writeChange(tx: Ctx, change: OrderChange): Promise<OrderChange> {
  const { before, after, lines, isPlaced } = change;
  if (isPlaced) return change;
  const order = before ? after : { ...after, orderNo: await takeOrderNumber(tx.db, after.storeId) };
  if (before) await updateOrder(tx.db, before, order);
  else await insertOrder(tx.db, order);
  if (lines) await updateLines(tx.db, order, lines);
  return { ...change, after: order };
}

/** Whether the same dishes cost another sum: a discount was given for the whole order, or taken back. */
function isForAll(change: OrderChange): boolean {
  const { before, after, lines, isPlaced } = change;
  if (isPlaced || !before || isMoved(change) || isEnded(change)) return false;
  const dishes = (of: LineRow[] = []) =>
    JSON.stringify(of.map(({ id, quantity, unit, discarded }) => [id, quantity, unit, discarded]));
  const ofLines = ({ discounts }: OrderRow) =>
    JSON.stringify(discounts?.filter(({ line }) => line !== null) ?? []);
  return dishes(lines?.before) === dishes(lines?.after) && ofLines(before) === ofLines(after);
}

/**
 * Ends what guests have begun to pay of another sum, unless a round came. Where the sum has changed for all, answers what was
 * due: parts keep their share of it, but what one had alone is of their own dishes, and so of their own order's discount.
 */
async function endParts(
  tx: Ctx,
  { sitting, orders }: Tab,
  changes: readonly OrderChange[],
): Promise<Minor | null> {
  if (!sitting || changes.every(({ isPlaced }) => isPlaced)) return null;
  if (!changes.every(isForAll)) {
    await dropHeldParts(tx, sitting);
    return null;
  }
  const changed = new Set(changes.map(({ after }) => after.id));
  const isWhole = orders.every(({ id, state }) => state === CANCELLED || changed.has(id));
  if (!isWhole) await dropHeldParts(tx, sitting, ['mine', 'lines']);
  return dueOfAll({ orders });
}

/** Orders that now share a tab are charged, rounded and paid as one. */
async function settleTabs(tx: Ctx, tab: Tab, changes: readonly OrderChange[]): Promise<void> {
  const was = await endParts(tx, tab, changes);
  const joined = new Set(changes.filter(isMoved).map(({ after }) => tabOf(after)));
  for (const id of new Set([...joined, tab.id])) {
    let now = await lockTab(tx, tab.storeId, id);
    const plan = joined.has(id) ? await chargeOnce(tx, now.orders) : [];
    if (plan.length > 0) {
      await changeOrders(tx, now, plan);
      now = await lockTab(tx, tab.storeId, id);
    }
    if (now.orders.length > 0) await levelTab(tx, now, id === tab.id ? was : null);
  }
}
