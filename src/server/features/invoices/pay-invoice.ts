import { AppError } from '#domain/errors.ts';
import { UPI_CURRENCY } from '#domain/money/upi.ts';
import { invoiceHref } from '#domain/plans/invoice.ts';
import { DAY } from '#domain/time/durations.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import { isId } from '../../platform/http/parse-id.ts';
import type { Attempt, Gateway, Started } from '../../platform/ports/gateways.ts';
import { findSettings, gatewayOf } from './invoice-settings.ts';
import { settleInvoice } from './note-paid.ts';
import {
  type InvoiceRow,
  lockInvoice,
  type StoredSettings,
  selectBegun,
  selectInvoice,
  updateAttempts,
} from './queries.ts';

const MOST_ATTEMPTS = 50;
const ASKED_FOR_MS = 7 * DAY;

export interface PayableInvoice {
  row: InvoiceRow;
  settings: StoredSettings;
}

/** Whoever knows its address may read and pay it. */
export async function findInvoice(ctx: Ctx, storeId: string, id: string): Promise<PayableInvoice> {
  const row = isId(storeId) && isId(id) ? await selectInvoice(ctx.db, storeId, id) : null;
  if (!row) throw new AppError('NOT_FOUND');
  return { row, settings: await findSettings(ctx) };
}

/** Begins a payment at the gateway. Null if there is nothing to pay there. */
export async function beginPayment(ctx: Ctx, storeId: string, id: string): Promise<Started['form'] | null> {
  const { row, settings } = await findInvoice(ctx, storeId, id);
  const account = gatewayOf(ctx, settings);
  if (account === null || row.paidAt !== null || (await askGateway(ctx, row, account))) return null;
  // Before the lock: the name is kept before anybody can pay under it.
  const attempt = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const locked = await lockInvoice(tx.db, storeId, id);
    if (!locked || locked.paidAt !== null || locked.attempts.length >= MOST_ATTEMPTS) return null;
    const gatewayOrderId = `${id.replaceAll('-', '')}${locked.attempts.length + 1}`;
    await updateAttempts(tx.db, locked, [...locked.attempts, { gatewayOrderId, reference: null }]);
    return attemptOf(locked, { gatewayOrderId, reference: null });
  });
  if (!attempt) return null;
  const { origin } = ctx.services.sites.main();
  const { form, reference } = await ctx.services.payments[account.kind].start(account, {
    ...attempt,
    payeeName: row.content.seller.name,
    callbackUrl: `${origin}/payments/invoice/callback/${storeId}/${id}`,
    cancelUrl: origin + invoiceHref(row),
  });
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const locked = await lockInvoice(tx.db, storeId, id);
    const named = (one: InvoiceRow['attempts'][number]) =>
      one.gatewayOrderId === attempt.gatewayOrderId ? { ...one, reference } : one;
    if (locked) await updateAttempts(tx.db, locked, locked.attempts.map(named));
  });
  return form;
}

/** Asks the gateway whether one of the payments that were begun has come. Only its answer is believed. */
export async function checkInvoice(ctx: Ctx, storeId: string, id: string): Promise<void> {
  const { row, settings } = await findInvoice(ctx, storeId, id);
  const account = gatewayOf(ctx, settings);
  if (account !== null && row.paidAt === null) await askGateway(ctx, row, account);
}

async function askGateway(ctx: Ctx, row: InvoiceRow, account: Gateway): Promise<boolean> {
  for (const begun of row.attempts.toReversed()) {
    const answer = await ctx.services.payments[account.kind].fetchStatus(account, attemptOf(row, begun));
    if (answer.state !== 'paid') continue;
    const { amount, currency, transactionId } = answer;
    if (amount !== row.content.total || currency !== UPI_CURRENCY) continue;
    await settleInvoice(ctx, row, { way: 'gateway', reference: transactionId, paidAt: ctx.now });
    return true;
  }
  return false;
}

const attemptOf = ({ storeId, content }: InvoiceRow, begun: InvoiceRow['attempts'][number]): Attempt => ({
  storeId,
  ...begun,
  amount: content.total,
  currency: UPI_CURRENCY,
});

/** Asks about payments from which nobody has come back. */
export async function askForInvoices(ctx: Ctx, storeIds: string[]): Promise<void> {
  const begun = await selectBegun(ctx.db, storeIds, new Date(ctx.now - ASKED_FOR_MS));
  for (const { storeId, id } of begun) await checkInvoice(ctx, storeId, id).catch(ctx.services.onError);
}
