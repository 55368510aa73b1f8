import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { add, type Sums } from './sums-by-hand.ts';
import { type Dish, type Evening, PRICES } from './use-evening.ts';

const paise = (amount: number) => Math.round(amount * 100);

/** What the staff see on the orders, and what the bills say, credit notes taken off. */
export async function seenSums(evening: Evening, orders: readonly string[]): Promise<Sums> {
  const sums: Sums = {};
  for (const id of orders) addOrder(sums, await evening.order(id));
  const bills = await evening.read('select kind, content from bills where store_id = $1');
  for (const { kind, content } of bills) addBill(sums, content, kind === 'credit_note' ? -1 : 1);
  return sums;
}

function addOrder(sums: Sums, { state, items, discounts = [], charges }: StaffOrderView): void {
  if (state === 5) return;
  for (const { itemLabel, quantity, discarded } of items)
    add(sums, discarded ? 'takenOff ' : 'gross ', PRICES[itemLabel as Dish] * quantity);
  for (const { kind, reason, amount } of discounts)
    add(sums, `${kind === 'complimentary' ? kind : 'discount'} ${reason}`, paise(amount));
  for (const { label, value } of charges) if (label === 'Packing') add(sums, 'charge Packing', paise(value));
}

function addBill(sums: Sums, { figures }: BillContent, sign: 1 | -1): void {
  for (const { label, rate, amount } of figures.taxes) add(sums, `tax ${rate} ${label}`, sign * amount);
  add(sums, 'rounding ', sign * figures.roundOff);
}
