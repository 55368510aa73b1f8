import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { byTime, isAwaitingPayment, isOver } from './tickets.ts';

/** What is at a table: its orders, the oldest first, and their sums. */
export interface AtTable {
  orders: StaffOrderView[];
  paid: Minor;
  due: Minor;
}

/** Orders alone that are open or due. Guests from more than a day ago have left: those are in the list of unpaid orders. */
export function atTable(orders: readonly StaffOrderView[], iden: string, now: number): AtTable {
  const own = orders
    .filter(({ table, state, sitting }) => table?.iden === iden && state !== CANCELLED && !sitting)
    .filter((order) => !isOver(order) || isDueSince(order, now - DAY))
    .toSorted(byTime);
  const payable = own.filter((order) => !isAwaitingPayment(order));
  return {
    orders: own,
    paid: sumOf(payable.map(({ payment }) => payment.paid ?? 0)),
    due: sumOf(payable.map(({ money }) => money.due)),
  };
}

function isDueSince({ money, createdAt }: StaffOrderView, since: number): boolean {
  return money.due > 0 && Date.parse(createdAt) >= since;
}

function sumOf(amounts: readonly number[]): Minor {
  return amounts.reduce((sum, amount) => sum + (parseHundredths(amount) ?? 0), 0);
}
