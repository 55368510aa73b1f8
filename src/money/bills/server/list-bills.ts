import type { EInvoiceState } from '#money/e-invoices/rules/states.ts';
import { findTabs } from '#ordering/orders/server/find-order.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { DocumentKind } from '../rules/bill-settings.ts';
import {
  BILLS_AT_ONCE,
  type BillExport,
  type BillList,
  type BillsOfOrder,
  EXPORTED_AT_ONCE,
} from '../wire/bills.ts';
import { unbilledSales } from './issuing/sweep-bills.ts';
import { selectPaidBy, selectStandingParts, sumDays } from './list-queries.ts';
import { type BillFilter, type BillRow, selectBill, selectBills, selectBillsOf } from './queries.ts';
import { billContentView, billRowView, dayOf } from './views.ts';

export interface ListRequest {
  q: string;
  kind: DocumentKind | null;
  eInvoice: EInvoiceState | null;
  from: string | null;
  to: string | null;
  /** The id of the last bill of the page before. */
  before: string | null;
}

/** A page of bills, latest first. */
export async function listBills(ctx: StoreCtx, request: ListRequest): Promise<BillList> {
  authorise(ctx, 'bill.read');
  const { storeId, db } = ctx;
  const { rows, next, filter } = await readPage(ctx, request, BILLS_AT_ONCE);
  const tabIds = rows.map(({ tabId }) => tabId);
  const tabs = await findTabs(ctx, storeId, tabIds);
  const paidBy = await selectPaidBy(db, storeId, tabIds);
  const standing = await selectStandingParts(db, storeId, tabIds);
  const bills = rows.map((row) =>
    billRowView(row, {
      orders: tabs.get(row.tabId) ?? [],
      paidBy: paidBy.get(row.tabId) ?? [],
      standing: standing.get(row.tabId) ?? 0,
    }),
  );
  const span = wholeDays(rows);
  const days = span && (await sumDays(db, storeId, { ...filter, days: span, before: null }));
  return { bills, next, unbilled: await unbilledSales(ctx), days: days ?? [] };
}

/** A page of bills with their contents, for the accountant's file. */
export async function exportBills(ctx: StoreCtx, request: ListRequest): Promise<BillExport> {
  authorise(ctx, 'bill.export');
  const { rows, next } = await readPage(ctx, request, EXPORTED_AT_ONCE);
  return { bills: rows.map(({ content }) => content), next };
}

/** A bill with the other documents of its tab. */
export async function getBill(ctx: StoreCtx, id: string): Promise<BillsOfOrder> {
  authorise(ctx, 'bill.read');
  const bills = await billsBeside(ctx, ctx.storeId, id);
  const tabId = bills[0]?.tabId ?? '';
  if (bills.length === 0) throw new AppError('BILL_NOT_FOUND');
  const [first] = (await findTabs(ctx, ctx.storeId, [tabId])).get(tabId) ?? [];
  return { orderSlug: first?.slug ?? '', bills: bills.map(billContentView) };
}

/** A bill with the other documents of its tab, as rows; none if there is no such bill. */
export async function billsBeside(
  { db }: Pick<StoreCtx, 'db'>,
  storeId: string,
  id: string,
): Promise<BillRow[]> {
  const bill = await selectBill(db, storeId, id);
  return bill ? selectBillsOf(db, storeId, bill.tabId) : [];
}

export async function findOwnBill(ctx: StoreCtx, id: string): Promise<BillRow> {
  const bill = await selectBill(ctx.db, ctx.storeId, id);
  if (!bill) throw new AppError('BILL_NOT_FOUND');
  return bill;
}

/** The days of the page, each of them whole. */
function wholeDays(rows: readonly BillRow[]): BillFilter['days'] | null {
  const days = rows.map(dayOf).toSorted();
  return days.length === 0 ? null : { from: days.at(0) ?? null, to: days.at(-1) ?? null };
}

async function readPage(ctx: StoreCtx, request: ListRequest, most: number) {
  const { q, kind, eInvoice, from, to, before } = request;
  const filter: BillFilter = {
    q,
    kind,
    eInvoice,
    days: { from, to },
    before,
    limit: most + 1,
  };
  const found = await selectBills(ctx.db, ctx.storeId, filter);
  const rows = found.slice(0, most);
  return { rows, next: found.length > most ? (rows.at(-1)?.id ?? null) : null, filter };
}
