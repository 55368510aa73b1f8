import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import { creditBill } from '../bills/correct-bill.ts';
import type { Tab } from '../orders/lock-tab.ts';
import { passCharges } from '../tabs/fixed-charges.ts';
import { levelAfter } from '../tabs/level-tab.ts';
import { dropHeldParts } from '../tabs/part-state.ts';

/**
 * What comes before an order is cancelled: another round bears the fixed charges of its table from now on, and its bill
 * is credited. Answers the order as it is cancelled.
 */
export async function endOrder(tx: Ctx, found: OrderRow, ofTab: readonly OrderRow[]): Promise<OrderRow> {
  const passed = await passCharges(tx, found, ofTab);
  const order = passed.rows.find(({ id }) => id === found.id) ?? found;
  await creditBill(tx, order);
  await passed.note();
  return order;
}

/** What comes after that is logged: parts were of another sum, and the rounds that are left are levelled. */
export async function afterEnd(tx: Ctx, { sitting }: Tab, order: OrderRow): Promise<void> {
  if (sitting) await dropHeldParts(tx, sitting);
  await levelAfter(tx, order);
}
