import * as z from 'zod';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { refusalOf } from '#operators/plans/rules/mandate.ts';
import { mayOperate } from '#operators/stores/rules/roles.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { instantOfLocalTime } from '#platform/time/rules/local-time.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findOperatorRole } from '#restaurant/access/server/find-session.ts';
import { findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import {
  INVOICES_AT_ONCE,
  INVOICES_IN_FILE,
  type InvoiceList,
  type InvoiceView,
} from '../../wire/invoices.ts';
import type { InvoicesQuery } from '../../wire/invoices-calls.ts';
import { mandateOf, selectOfInvoices } from '../mandates/mandate-queries.ts';
import { besideInvoices, invoiceViewOf } from '../views.ts';
import { type InvoiceSearch, selectInvoices, sumInvoices } from './search-queries.ts';

const BEHIND = z.tuple([z.iso.datetime(), z.uuid()]);
/** What names no store, or one of nobody's, finds nothing. */
const NO_STORE = '00000000-0000-0000-0000-000000000000';

/** Of all stores of the brand. What they add up to comes with the first page. */
export async function listInvoices(
  ctx: OperatorCtx,
  { after = '', forFile, ...query }: InvoicesQuery,
): Promise<InvoiceList> {
  const place = after === '' ? null : readCursor(BEHIND, after);
  const most = forFile ? INVOICES_IN_FILE : INVOICES_AT_ONCE;
  const search = await searchOf(ctx, query);
  const [found, sums] = await Promise.all([
    selectInvoices(ctx.db, {
      ...search,
      most: most + 1,
      after: place && { createdAt: new Date(place[0]), id: place[1] },
    }),
    place ? null : sumInvoices(ctx.db, search),
  ]);
  const page = found.slice(0, most);
  const last = found.length > most ? page.at(-1)?.row : undefined;
  const rows = page.map(({ row }) => row);
  const beside = await besideInvoices(ctx.db, rows);
  const mandates = await selectOfInvoices(ctx.db, rows);
  // Whoever has the link can pay, and say to have paid.
  const role = await findOperatorRole(ctx, ctx.account.id);
  const mayAsk = role !== null && mayOperate(role, 'operator.money');
  return {
    invoices: page.map(({ row, storeName, slug, end, isOverdue }) => {
      const mandate = mandates.find(({ invoiceId, renewalId }) => [invoiceId, renewalId].includes(row.id));
      const refusal = mandate && refusalOf(mandateOf(mandate), end?.getTime() ?? null);
      return {
        // The store of an old invoice may have been erased.
        ...hidden(invoiceViewOf(ctx, row, storeName ?? row.content.buyer.name, beside), mayAsk),
        slug: slug ?? '',
        isOverdue,
        refused: refusal
          ? {
              on: new Date(refusal.on).toISOString(),
              again:
                mandate.state === 'active' && refusal.again !== null
                  ? new Date(refusal.again).toISOString()
                  : null,
            }
          : null,
      };
    }),
    next: last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
    totals: sums && {
      count: sums.count,
      asked: toNumber(sums.asked),
      paid: toNumber(sums.paid),
      overdue: toNumber(sums.overdue),
    },
  };
}

const hidden = (view: InvoiceView, mayAsk: boolean): InvoiceView =>
  mayAsk || view.state !== 'due' ? view : { ...view, link: null };

async function searchOf(
  { db, now, site }: OperatorCtx,
  { search = '', store = '', month = '', state }: Omit<InvoicesQuery, 'after' | 'forFile'>,
): Promise<InvoiceSearch> {
  const bySlug = store === '' ? null : await findStoreIdBySlug(db, store.toLowerCase());
  return {
    brandId: site.brandId,
    search: search.trim(),
    state: state || null,
    storeId: store === '' ? null : (bySlug ?? (isId(store) ? store : NO_STORE)),
    within: month === '' ? null : { from: beginOf(month, 0), to: beginOf(month, 1) },
    now,
  };
}

function beginOf(month: string, later: number): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(instantOfLocalTime(INVOICE_TIME_ZONE, Date.UTC(year, number - 1 + later, 1)));
}
