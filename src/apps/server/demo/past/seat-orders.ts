import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import type { DemoTable } from '../demo-store.ts';
import type { PlannedOrder } from './plan-orders.ts';

/** Sittings are many steps, and the first start should be quick. */
const DAYS = 14;
/** Guests stay until they have paid, and then for some minutes. */
export const CLEARED_AFTER = 3 * MINUTE;
/** The tables that are taken now may be for as long. */
const TAKEN_SINCE = 80 * MINUTE;

/** Gives each order at a table, in the last days, one that is free then: it becomes the round of a sitting. */
export function seatOrders(
  orders: readonly PlannedOrder[],
  tables: readonly DemoTable[],
  { taken, now }: { taken: readonly string[]; now: number },
): PlannedOrder[] {
  const freeFrom = new Map(tables.map(({ iden }) => [iden, 0]));
  return orders.map((order) => {
    if (!order.table || order.at < now - DAYS * DAY || isClaimed(order)) return order;
    const until = endOf(order, now);
    const isFree = ({ iden }: DemoTable) =>
      (freeFrom.get(iden) ?? now) <= order.at && !(until > now - TAKEN_SINCE && taken.includes(iden));
    const wanted = tables.findIndex(({ iden }) => iden === order.table?.iden);
    const table = [...tables.slice(wanted), ...tables.slice(0, wanted)].find(isFree);
    if (!table) return order;
    freeFrom.set(table.iden, until);
    return { ...order, table, isTogether: true };
  });
}

/** Claims are for orders alone; at a table, guests pay parts. */
function isClaimed({ then }: PlannedOrder): boolean {
  return then.what === 'open' && then.isClaimed;
}

function endOf({ then }: PlannedOrder, now: number): number {
  if (then.what === 'open') return now;
  return (then.what === 'served' ? then.paidAt : then.at) + CLEARED_AFTER;
}
