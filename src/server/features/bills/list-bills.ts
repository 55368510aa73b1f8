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
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { firstIdAt } from '../../platform/ids.ts';
import { findOrder } from '../orders/find-order.ts';
import { findStore } from '../stores/find-store.ts';
import { presentBill, presentRow } from './present.ts';
import {
  type BillFilter,
  type BillRow,
  readBill as findBill,
  listBills as list,
  readBillsOf,
} from './queries.ts';
import { unbilledSales } from './sweep-bills.ts';

export interface ListRequest {
  q: string;
  kind: DocumentKind | null;
  /** Days of the store's calendar, both included. */
  from: string | null;
  to: string | null;
  /** The id of the last one of the page before. */
  before: string | null;
}

/** The latest first, page by page. */
export async function listBills(ctx: StoreCtx, request: ListRequest): Promise<BillList> {
  authorise(ctx, 'bill.read');
  const { rows, next } = await readPage(ctx, request, BILLS_AT_ONCE);
  return { bills: rows.map(presentRow), next, unbilled: await unbilledSales(ctx) };
}

/** The same with all that stands on them, for the accountant's file. */
export async function exportBills(ctx: StoreCtx, request: ListRequest): Promise<BillExport> {
  authorise(ctx, 'bill.export');
  const { rows, next } = await readPage(ctx, request, EXPORTED_AT_ONCE);
  return { bills: rows.map(({ content }) => content), next };
}

/** With whatever else was issued for its order. */
export async function readBill(ctx: StoreCtx, id: string): Promise<BillsOfOrder> {
  authorise(ctx, 'bill.read');
  const { storeId, orderId } = await findOwnBill(ctx, id);
  const bills = await readBillsOf(ctx.db, storeId, orderId);
  const { slug } = await findOrder(ctx, storeId, orderId);
  return { orderSlug: slug, bills: bills.map(presentBill) };
}

export async function findOwnBill(ctx: StoreCtx, id: string): Promise<BillRow> {
  const bill = await findBill(ctx.db, ctx.storeId, id);
  if (!bill) throw new AppError('BILL_NOT_FOUND');
  return bill;
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
  const found = await list(ctx.db, ctx.storeId, filter);
  const rows = found.slice(0, most);
  return { rows, next: found.length > most ? (rows.at(-1)?.id ?? null) : null };
}
