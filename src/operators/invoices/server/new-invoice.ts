import { supplierOf } from '#money/bills/rules/bill-sheet.ts';
import type { InvoiceContent, Party } from '#operators/plans/rules/invoice.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { InvoiceRow } from './queries.ts';

interface Drafted {
  content: InvoiceContent;
  endsAt: Date;
  isByOwner: boolean;
}

/** A request of which nobody has heard yet. */
export function newInvoice(
  { storeId, brandId }: StoreRow,
  { content, endsAt, isByOwner }: Drafted,
  now: number,
): InvoiceRow {
  return {
    storeId,
    id: uuidV7(now),
    brandId,
    content,
    endsAt,
    isByOwner,
    createdAt: new Date(now),
    couponCode: content.coupon?.code ?? null,
    number: null,
    withdrawnAt: null,
    paidAt: null,
    way: null,
    reference: '',
    attempts: [],
    extra: [],
    creditedAt: null,
    credited: null,
    claim: null,
    newsAt: null,
    reminded: 0,
  };
}

/** Whom an invoice bills. */
export function buyerOf(store: StoreRow): Party {
  const { name, legalName, address, state, gstin } = supplierOf(store);
  return { name: legalName || name, address, state, gstin };
}
