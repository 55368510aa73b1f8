import {
  BILLS_AT_ONCE,
  type BillExport,
  type BillList,
  type BillsOfOrder,
  EXPORTED_AT_ONCE,
} from '#domain/api/bills.ts';
import type { DocumentKind } from '#domain/bills/bill-settings.ts';
import { AppError } from '#domain/errors.ts';
import { addDays, startOfDay } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { firstIdAt } from '../../platform/ids.ts';
import { findTabs } from '../orders/find-order.ts';
import { findStore } from '../stores/find-store.ts';
import { selectPaidBy, selectStandingParts, sumDays } from './list-queries.ts';
import { type BillFilter, type BillRow, selectBill, selectBills, selectBillsOf } from './queries.ts';
import { unbilledSales } from './sweep-bills.ts';
import { billContentView, billRowView } from './views.ts';

export interface ListRequest {
  q: string;
  kind: DocumentKind | null;
  from: string | null;
  to: string | null;
  /** The id of the last bill of the page before. */
  before: string | null;
}

/** A page of bills, latest first. */
export async function listBills(ctx: StoreCtx, request: ListRequest): Promise<BillList> {
  authorise(ctx, 'bill.read');
  const { storeId, db } = ctx;
  const { rows, next, filter, timeZone } = await readPage(ctx, request, BILLS_AT_ONCE);
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
  const span = wholeDays(rows, timeZone);
  const days = span === null ? [] : await sumDays(db, storeId, { ...filter, ...span, timeZone });
  return { bills, next, unbilled: await unbilledSales(ctx), days };
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
  const { storeId, tabId } = await findOwnBill(ctx, id);
  const bills = await selectBillsOf(ctx.db, storeId, tabId);
  const [first] = (await findTabs(ctx, storeId, [tabId])).get(tabId) ?? [];
  if (!first) throw new AppError('BILL_NOT_FOUND');
  return { orderSlug: first.slug, bills: bills.map(billContentView) };
}

export async function findOwnBill(ctx: StoreCtx, id: string): Promise<BillRow> {
  const bill = await selectBill(ctx.db, ctx.storeId, id);
  if (!bill) throw new AppError('BILL_NOT_FOUND');
  return bill;
}

/** From the first moment of the page's first day to the last of its last one. Ids sort by time. */
function wholeDays(rows: readonly BillRow[], timeZone: string) {
  const days = rows.map(({ issuedAt }) => dayIn(timeZone, issuedAt.getTime()));
  const [last, first] = [days.at(0), days.at(-1)];
  if (last === undefined || first === undefined) return null;
  const from = firstIdAt(startOfDay(timeZone, first));
  return { from, until: firstIdAt(startOfDay(timeZone, addDays(last, 1))) };
}

async function readPage(ctx: StoreCtx, request: ListRequest, most: number) {
  const { q, kind, from, to, before } = request;
  const { timeZone } = await findStore(ctx.db, ctx.storeId);
  const firstOf = (day: string) => firstIdAt(startOfDay(timeZone, day));
  const filter: BillFilter = {
    q,
    kind,
    from: from === null ? null : firstOf(from),
    until: before ?? (to === null ? null : firstOf(addDays(to, 1))),
    limit: most + 1,
  };
  const found = await selectBills(ctx.db, ctx.storeId, filter);
  const rows = found.slice(0, most);
  return { rows, next: found.length > most ? (rows.at(-1)?.id ?? null) : null, filter, timeZone };
}
