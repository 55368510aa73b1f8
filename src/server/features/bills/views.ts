import type { BillRow as BillRowView } from '#domain/api/bills.ts';
import type { BillContent } from '#domain/bills/bill-sheet.ts';
import type { BillRow } from './queries.ts';

export function billContentView({ id, content }: BillRow): { _id: string; content: BillContent } {
  return { _id: id, content };
}

export function billRowView(row: BillRow): BillRowView {
  return {
    _id: row.id,
    orderId: row.orderId,
    kind: row.kind,
    number: row.number,
    issuedAt: row.issuedAt.toISOString(),
    orderNo: row.orderNo,
    customer: row.customerName,
    corrects: row.content.corrects,
    payable: row.payable,
  };
}
