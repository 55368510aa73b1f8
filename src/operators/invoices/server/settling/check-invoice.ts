import type { Captured } from '#money/payments/rules/payment.ts';
import { UPI_CURRENCY } from '#money/payments/rules/upi.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { Attempt } from '#platform/ports/server/gateways.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import { type CreditNoteRow, selectNote } from '../credit-queries.ts';
import { type ExtraPayment, type InvoiceRow, lockInvoice, selectInvoice, updateExtra } from '../queries.ts';
import { type InvoiceAttempt, selectAttempts, selectBegun } from './attempt-queries.ts';
import { settleInvoice } from './settle-invoice.ts';

const ASKED_FOR_MS = 7 * DAY;
/** Longer than a gateway may take to begin a payment, which until then it does not know. */
const STARTING_MS = 10_000;

/** Whoever knows its address may read and pay it. */
export async function findInvoice(ctx: Ctx, storeId: string, id: string): Promise<InvoiceRow> {
  const row = await invoiceAt(ctx, storeId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Null if there is none. */
export const invoiceAt = async ({ db }: Ctx, storeId: string, id: string): Promise<InvoiceRow | null> =>
  isId(storeId) && isId(id) ? selectInvoice(db, storeId, id) : null;

export type InvoiceNote = CreditNoteRow;

/** A credit note is at the same kind of address. */
export const noteAt = async ({ db }: Ctx, storeId: string, id: string): Promise<InvoiceNote | null> =>
  isId(storeId) && isId(id) ? selectNote(db, storeId, id) : null;

/** Whether another payment may be begun: not while an earlier one may still have been made. */
export type Standing = 'unpaid' | 'paid' | 'unclear';

/** Asks about the payments that were begun lately, each at its own account. Only the gateways' answers are believed. */
export async function checkInvoice(ctx: Ctx, storeId: string, id: string): Promise<Standing> {
  const row = await findInvoice(ctx, storeId, id);
  return askGateways(ctx, row, await selectAttempts(ctx.db, row));
}

/** The same for a browser, whose questions are counted. */
export async function checkInvoiceOnReturn(ctx: Ctx, storeId: string, id: string): Promise<void> {
  const row = await findInvoice(ctx, storeId, id);
  const attempts = await selectAttempts(ctx.db, row);
  if (attempts.length === 0) return;
  await ctx.services.limiter.take('returnsOfPayment', id);
  await askGateways(ctx, row, attempts);
}

export async function askGateways(ctx: Ctx, row: InvoiceRow, attempts: InvoiceAttempt[]): Promise<Standing> {
  let standing: Standing = row.paidAt === null ? 'unpaid' : 'paid';
  for (const begun of attempts) {
    const found = await askAbout(ctx, row, begun);
    if (found === 'paid' || standing === 'unpaid') standing = found;
  }
  return standing;
}

async function askAbout(ctx: Ctx, row: InvoiceRow, begun: InvoiceAttempt): Promise<Standing> {
  const { payments, secrets } = ctx.services;
  const account = openGateway(secrets, begun.gatewaySealed);
  const gateway = payments[account.kind];
  const age = ctx.now - begun.begunAt.getTime();
  if (age > ASKED_FOR_MS) return 'unpaid';
  if (begun.reference === null && gateway.asksToStart && age < STARTING_MS) return 'unclear';
  const answer = await gateway.fetchStatus(account, attemptOf(row, begun));
  if (answer.state === 'paid') return (await take(ctx, row, answer)) ? 'paid' : 'unclear';
  return answer.state === 'pending' || answer.state === 'unreachable' ? 'unclear' : 'unpaid';
}

/** Whether the gateway knows of a payment under this name that did not work. Of one that nobody made it knows nothing. */
export async function hasFailed(ctx: Ctx, row: InvoiceRow, begun: InvoiceAttempt): Promise<boolean> {
  const account = openGateway(ctx.services.secrets, begun.gatewaySealed);
  const answer = await ctx.services.payments[account.kind].fetchStatus(account, attemptOf(row, begun));
  return answer.state === 'failed';
}

/** Whether the invoice is paid. Money beside its own is kept with it, for the operator to refund. */
async function take(ctx: Ctx, row: InvoiceRow, answer: Captured): Promise<boolean> {
  const { amount, currency, transactionId: reference, unclear } = answer;
  const isExact = amount === row.content.total && currency === UPI_CURRENCY;
  const settled = isExact ? await settleInvoice(ctx, row, { way: 'gateway', reference }) : null;
  const isItsOwn = settled?.way === 'gateway' && settled.reference === reference;
  if (!isItsOwn) await keepExtra(ctx, row, { reference, amount, currency });
  if (unclear) await keepExtra(ctx, row, { reference: `${reference}: ${unclear}`, amount, currency });
  return settled !== null && settled.paidAt !== null;
}

async function keepExtra(ctx: Ctx, { storeId, id }: InvoiceRow, extra: ExtraPayment): Promise<void> {
  const isNew = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const row = await lockInvoice(tx.db, storeId, id);
    if (!row || row.extra.some(({ reference }) => reference === extra.reference)) return false;
    await updateExtra(tx.db, row, [...row.extra, extra]);
    return true;
  });
  if (isNew) ctx.services.onError(new Error(`Invoice ${id} got another payment: ${extra.reference}`));
}

const MOST_ATTEMPTS = 5;

/** When another payment may be begun, after five within an hour. Null: at once. Charges by a mandate do not count. */
export function begunAgainAt(earlier: InvoiceAttempt[], now: number): number | null {
  const begun = earlier.filter(({ isCharge }) => !isCharge).at(-MOST_ATTEMPTS);
  const at = begun ? begun.begunAt.getTime() + HOUR : now;
  return at > now ? at : null;
}

/** Of two payments that are begun at once, one has the name. */
export const nameOfAttempt = (invoiceId: string, earlier: InvoiceAttempt[]): string =>
  `${invoiceId.replaceAll('-', '')}${earlier.length + 1}`;

export const attemptOf = (
  { storeId, content }: InvoiceRow,
  { gatewayOrderId, reference }: Pick<InvoiceAttempt, 'gatewayOrderId' | 'reference'>,
): Attempt => ({ storeId, gatewayOrderId, reference, amount: content.total, currency: UPI_CURRENCY });

/** Asks about payments from which nobody has come back, for some days also where another has paid. */
export async function askForInvoices(ctx: Ctx, storeIds: string[]): Promise<void> {
  const begun = await selectBegun(ctx.db, storeIds, new Date(ctx.now - ASKED_FOR_MS));
  for (const { storeId, id } of begun) await checkInvoice(ctx, storeId, id).catch(ctx.services.onError);
}
