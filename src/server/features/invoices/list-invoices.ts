import * as z from 'zod';
import type { InvoicesQuery } from '#domain/api/calls/invoices.ts';
import { INVOICES_AT_ONCE, type InvoiceView, type StoreInvoices } from '#domain/api/invoices.ts';
import { AppError } from '#domain/errors.ts';
import { toNumber } from '#domain/money/money.ts';
import { hasWithoutEnd } from '#domain/plans/invoice-period.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { OperatorCtx } from '../access/access.ts';
import { findStore, parseStoreId } from '../stores/find-store.ts';
import { checkInvoice } from './check-invoice.ts';
import { findUnused } from './credit.ts';
import { isSelling } from './invoice-settings.ts';
import { freeDays, selectInvoices, selectOffered, selectOfStore, updateWithdrawn } from './queries.ts';
import { heldBy } from './settle-invoice.ts';
import { showMandate } from './show-mandate.ts';
import { besideInvoices, invoiceViewOf } from './views.ts';

const BEHIND = z.tuple([z.iso.datetime(), z.uuid()]);

export async function listInvoices(
  ctx: OperatorCtx,
  { state, after = '' }: InvoicesQuery,
): Promise<{ invoices: InvoiceView[]; next: string | null }> {
  const place = after === '' ? null : readCursor(BEHIND, after);
  const found = await selectInvoices(ctx.db, {
    brandId: ctx.site.brandId,
    state: state || null,
    after: place && { createdAt: new Date(place[0]), id: place[1] },
    most: INVOICES_AT_ONCE + 1,
  });
  const page = found.slice(0, INVOICES_AT_ONCE);
  const last = found.length > INVOICES_AT_ONCE ? page.at(-1)?.row : undefined;
  const beside = await besideInvoices(
    ctx.db,
    page.map(({ row }) => row),
  );
  return {
    // The store of an old invoice may have been erased.
    invoices: page.map(({ row, storeName }) =>
      invoiceViewOf(ctx, row, storeName ?? row.content.buyer.name, beside),
    ),
    next: last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

export async function listStoreInvoices(ctx: StoreCtx): Promise<StoreInvoices> {
  authorise(ctx, 'plan.read');
  const store = await findStore(ctx.db, ctx.storeId);
  const rows = await selectOfStore(ctx.db, ctx.storeId, INVOICES_AT_ONCE);
  const isSold = await isSelling(ctx.db, store.brandId);
  const plans = isSold ? await selectOffered(ctx.db, store.brandId, store.subscriptionMode) : [];
  const beside = await besideInvoices(ctx.db, rows);
  const ownPrice = (name: string) => (store.ownPrice?.plan === name ? store.ownPrice.price : null);
  return {
    credit: toNumber(store.credit),
    unused: toNumber((await findUnused(ctx, store)).amount),
    invoices: rows.map((row) => invoiceViewOf(ctx, row, store.name, beside)),
    mandate: await showMandate(ctx, store),
    plans: plans
      .filter(({ name }) => store.closedAt === null && !hasWithoutEnd(heldBy(store), name))
      .map(({ name, price, yearPrice }) => ({
        ...{ name, price: toNumber(ownPrice(name) ?? price) },
        yearPrice: yearPrice === null || ownPrice(name) !== null ? null : toNumber(yearPrice),
      })),
  };
}

/** Asks the gateway first, because somebody may have paid and not come back. Until it answers, the request stays. */
export async function withdrawInvoice(ctx: OperatorCtx, given: string, id: string): Promise<void> {
  const storeId = parseStoreId(given);
  const standing = await checkInvoice(ctx, storeId, id);
  // Before the lock: a payment that arrives after the look is found by the update, which leaves it.
  const isWithdrawn =
    standing === 'unpaid' &&
    (await withTransaction({ ...ctx, storeId }, async (tx) => {
      if (!(await updateWithdrawn(tx.db, storeId, id, new Date(tx.now)))) return false;
      await freeDays(tx.db, { storeId, id });
      return true;
    }));
  if (!isWithdrawn) throw new AppError(standing === 'unclear' ? 'INVOICE_CHECKED' : 'INVOICE_CHANGED');
}
