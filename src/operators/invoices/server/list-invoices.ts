import { hasWithoutEnd } from '#operators/plans/rules/invoice-period.ts';
import { findTooLarge } from '#operators/plans/server/find-too-large.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { INVOICES_AT_ONCE, type StoreInvoices } from '../wire/invoices.ts';
import { priceFor } from './ask-for-payment.ts';
import { findUnused } from './credit.ts';
import { isSelling } from './invoice-settings.ts';
import { showMandate } from './mandates/show-mandate.ts';
import { freeDays, type SoldPlan, selectOffered, selectOfStore, updateWithdrawn } from './queries.ts';
import { checkInvoice } from './settling/check-invoice.ts';
import { heldBy } from './settling/settle-invoice.ts';
import { besideInvoices, invoiceViewOf } from './views.ts';

export async function listStoreInvoices(ctx: StoreCtx): Promise<StoreInvoices> {
  authorise(ctx, 'plan.read');
  const store = await findStore(ctx.db, ctx.storeId);
  const rows = await selectOfStore(ctx.db, ctx.storeId, INVOICES_AT_ONCE);
  const isSold = await isSelling(ctx.db, store.brandId);
  const plans = isSold ? await selectOffered(ctx.db, store.brandId, store.subscriptionMode) : [];
  const beside = await besideInvoices(ctx.db, rows);
  const shown: StoreInvoices['plans'] = [];
  for (const sold of plans)
    if (store.closedAt === null && !hasWithoutEnd(heldBy(store), sold.name))
      shown.push({
        ...shownPrice(priceFor(store, sold)),
        over: (await findTooLarge(ctx, sold.name, [store.storeId])).get(store.storeId) ?? [],
      });
  return {
    credit: toNumber(store.credit),
    unused: toNumber((await findUnused(ctx, store)).amount),
    invoices: rows.map((row) => invoiceViewOf(ctx, row, store.name, beside)),
    mandate: await showMandate(ctx, store),
    plans: shown,
  };
}

const shownPrice = ({ name, price, yearPrice }: SoldPlan) => ({
  name,
  price: toNumber(price),
  yearPrice: yearPrice === null ? null : toNumber(yearPrice),
});

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
