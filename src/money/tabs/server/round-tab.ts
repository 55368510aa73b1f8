import { roundOffsOf } from '#money/payments/rules/tab.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { Tab } from '#ordering/orders/server/lock-tab.ts';
import { roundOrder } from '#ordering/orders/server/order-money.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';

const isStanding = ({ state }: Pick<OrderRow, 'state'>) => state !== CANCELLED;

/** Rounds all rounds of a locked tab as one, or none of them. */
export async function roundTab(tx: Ctx, tab: Tab, isRounded: boolean): Promise<Tab> {
  const standing = tab.orders.filter(isStanding);
  const roundOffs = roundOffsOf(standing.map(({ amount }) => amount));
  const orders: OrderRow[] = [];
  for (const order of tab.orders) {
    const at = standing.indexOf(order);
    const exact = isRounded ? (roundOffs[at] ?? null) : null;
    const roundOff = at === -1 ? order.roundOff : exact;
    if (roundOff !== order.roundOff) await roundOrder(tx, order, roundOff);
    orders.push({ ...order, roundOff });
  }
  return { ...tab, orders };
}
