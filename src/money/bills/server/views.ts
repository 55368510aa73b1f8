import type { PaidBy } from '#money/payments/rules/payment.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { dueOf, tabBalanceOf } from '../rules/balance.ts';
import { isCancelled } from '../rules/bill-sheet.ts';
import type { BillRow as BillRowView, BillView } from '../wire/bills.ts';
import type { BillRow } from './queries.ts';

export function billContentView({ id, content, eInvoice }: BillRow): BillView {
  if (!eInvoice) return { _id: id, content };
  const { state, tries, reason } = eInvoice;
  return { _id: id, content, eInvoice: { state, tries, reason } };
}

/** The day that it counts for. */
export const dayOf = ({ day, content }: Pick<BillRow, 'day' | 'content'>): string =>
  day ?? content.date.slice(0, 10);

interface Paying {
  /** Those of its tab. */
  orders: OrderRow[];
  paidBy: PaidBy[];
  /** Of its tab's bill: one that was made out anew takes the place of the first. */
  standing: number;
}

/** What is still due is said beside the bill, not beside what corrects it. */
export function billRowView(row: BillRow, { orders, paidBy, standing }: Paying): BillRowView {
  return {
    _id: row.id,
    orderId: orders[0]?.id ?? row.tabId,
    kind: row.kind,
    number: row.number,
    issuedAt: row.issuedAt.toISOString(),
    day: dayOf(row),
    orderNo: row.orderNo,
    customer: row.customerName,
    ...(row.buyerName === null ? {} : { buyer: row.buyerName }),
    corrects: row.content.corrects,
    payable: row.payable,
    ...(isCancelled(row.content) ? { isCancelled: true } : {}),
    ...(row.eInvoice ? { eInvoice: row.eInvoice.state } : {}),
    ...(row.part === standing && orders.length > 0 ? { paidBy, due: dueOf(tabBalanceOf(orders)) } : {}),
  };
}
