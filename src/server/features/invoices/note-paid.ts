import type { InvoiceView, NotePaidBody } from '#domain/api/invoices.ts';
import { billNumber, financialYearOf } from '#domain/bills/bill-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { PaidWay } from '#domain/plans/invoice.ts';
import { dayIn } from '#domain/time/clock.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { isId } from '../../platform/http/parse-id.ts';
import type { OperatorCtx } from '../access/access.ts';
import { putOnPlan } from '../operator/change-subscription.ts';
import { findStore, parseStoreId } from '../stores/find-store.ts';
import { type InvoiceRow, lockInvoice, takeNumber, updatePaid } from './queries.ts';
import { invoiceViewOf } from './views.ts';

/** Plans are sold in India, whose financial years the numbers follow. */
export const TIME_ZONE = 'Asia/Kolkata';
const PREFIX = 'PL/';

/** An operator notes that the money has come by another way than the gateway. */
export async function noteInvoicePaid(
  ctx: OperatorCtx,
  given: string,
  id: string,
  { way, reference, paidAt }: NotePaidBody,
): Promise<InvoiceView> {
  const storeId = parseStoreId(given);
  const { name } = await findStore(ctx.db, storeId);
  const paid = { way, reference, paidAt: paidAt === undefined ? ctx.now : Date.parse(paidAt) };
  const row = isId(id) ? await settleInvoice(ctx, { storeId, id }, paid) : null;
  if (!row) throw new AppError('NOT_FOUND');
  if (row.way !== way) throw new AppError('STATE_CHANGED');
  return invoiceViewOf(ctx, row, name);
}

interface Paid {
  way: PaidWay;
  reference: string;
  paidAt: number;
}

/** Gives the invoice its number and the store its plan, once. Null if there is no such invoice. */
export async function settleInvoice(
  ctx: Ctx,
  { storeId, id }: Pick<InvoiceRow, 'storeId' | 'id'>,
  { way, reference, paidAt }: Paid,
): Promise<InvoiceRow | null> {
  return withTransaction({ ...ctx, storeId }, async (tx) => {
    const row = await lockInvoice(tx.db, storeId, id);
    if (!row || row.paidAt !== null) return row;
    await putOnPlan(tx, storeId, {
      subscriptionMode: row.content.plan,
      subscriptionStatus: 'active',
      subscriptionEnd: row.endsAt,
    });
    const year = financialYearOf(dayIn(TIME_ZONE, tx.now));
    const number = billNumber(PREFIX, year, await takeNumber(tx.db, year));
    const paid = { number, paidAt: new Date(paidAt), way, reference };
    await updatePaid(tx.db, row, paid);
    return { ...row, ...paid };
  });
}
