import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Buyer } from '../../rules/buyer.ts';
import type { BillRow } from '../queries.ts';

/**
 * The bill of a tab that later documents correct. Making it out to a company credits the first bill whole, so the new
 * one takes its place.
 */
export function standingBill(issued: readonly BillRow[]): BillRow | undefined {
  return issued.findLast(({ content }) => content.corrects === null);
}

/** Whom the tab's bill is made out to, or will be. */
export function buyerOf(
  orders: readonly Pick<OrderRow, 'buyer'>[],
  issued: readonly BillRow[],
): Buyer | null {
  const bill = standingBill(issued);
  return bill ? (bill.content.buyer ?? null) : (orders.find(({ buyer }) => buyer !== null)?.buyer ?? null);
}
