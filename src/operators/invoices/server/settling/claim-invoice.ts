import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { InvoiceView } from '../../wire/invoices.ts';
import { changeInvoice } from '../change-invoice.ts';
import { isDue } from '../pay-invoice.ts';
import { writeRefusalEmail } from '../payment-email.ts';
import { lockInvoice, selectWithReference, updateClaim } from '../queries.ts';
import { tellOperators, tellOwners } from '../tell-of-invoice.ts';
import { findInvoice } from './check-invoice.ts';

/**
 * Notes that somebody says to have paid by UPI. It pays nothing until an operator has looked. Another reference takes the
 * place of the first. Answers what is wrong with it, if anything.
 */
export async function claimInvoice(
  ctx: Ctx,
  storeId: string,
  id: string,
  typed: string,
): Promise<'noUtr' | 'usedUtr' | null> {
  const utr = tidyUtr(typed);
  if (!isUtr(utr)) return 'noUtr';
  const found = await findInvoice(ctx, storeId, id);
  if (found.brandId !== ctx.site.brandId) throw new AppError('NOT_FOUND');
  if (await selectWithReference(ctx.db, found, utr)) return 'usedUtr';
  const { name: storeName } = await findStore(ctx.db, storeId);
  // Before the lock: only finds the names, and what the operators' look finds again.
  const send = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const row = await lockInvoice(tx.db, storeId, id);
    if (!row || !isDue(row) || row.claim?.utr === utr) return null;
    await updateClaim(tx.db, row, { utr, at: new Date(tx.now).toISOString(), refusedFor: null });
    return tellOperators(tx, row, { storeName, utr });
  });
  await send?.();
  return null;
}

/** The money did not come. The owners read why, and can pay or claim again. */
export async function refuseInvoiceClaim(
  ctx: OperatorCtx,
  given: string,
  id: string,
  reason: string,
): Promise<InvoiceView> {
  return changeInvoice(ctx, given, id, async (tx, locked, name) => {
    const { claim } = locked;
    if (!isDue(locked) || claim === null || claim.refusedFor !== null) throw new AppError('INVOICE_CHANGED');
    const refused = { ...claim, refusedFor: reason };
    await updateClaim(tx.db, locked, refused);
    const told = await tellOwners(tx, locked, (link) => writeRefusalEmail(name, claim.utr, reason, link));
    return { row: { ...locked, claim: refused }, send: told };
  });
}
