import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import { chargeAt, isRetried } from '#operators/plans/rules/mandate.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Gateway, MandateProvider } from '#platform/ports/server/gateways.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { isDue } from '../pay-invoice.ts';
import { type InvoiceRow, insertInvoice, lockInvoice, selectInvoice } from '../queries.ts';
import {
  type InvoiceAttempt,
  insertAttempt,
  selectAttempts,
  updateReference,
} from '../settling/attempt-queries.ts';
import { askGateways, attemptOf, hasFailed, nameOfAttempt } from '../settling/check-invoice.ts';
import { settleWithin } from '../settling/settle-invoice.ts';
import { cancelThere, endWithin, tellOfMandate } from './end-mandate.ts';
import { refusedEmail } from './mandate-email.ts';
import { lockMandate, type MandateRow, mandateOf, updateMandate } from './mandate-queries.ts';

/** How long a gateway that has not refused a charge may know nothing of it. */
const SILENCE_MS = HOUR / 2;

export interface DueRenewal {
  invoice: InvoiceRow;
  /** Whether the invoice has been asked for before. */
  isAsked: boolean;
  gatewaySealed: string;
  account: Gateway;
  provider: MandateProvider;
}

/** Asks for the renewal's invoice and charges it, under a name that is kept before the gateway hears of it. */
export async function charge(ctx: Ctx, row: MandateRow, store: StoreRow, due: DueRenewal): Promise<void> {
  const { invoice, isAsked, gatewaySealed, account, provider } = due;
  const earlier = await selectAttempts(ctx.db, invoice);
  if ((await askGateways(ctx, invoice, earlier)) !== 'unpaid') return;
  const attempt: InvoiceAttempt = {
    storeId: row.storeId,
    invoiceId: invoice.id,
    gatewaySealed,
    isCharge: true,
    gatewayOrderId: nameOfAttempt(invoice.id, earlier),
    reference: null,
    begunAt: new Date(ctx.now),
  };
  // Before the lock: of several programs, and of those who pay by hand, one begins.
  const begun = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    if (!(await lockMandate(tx.db, row))) return null;
    if (!isAsked) await insertInvoice(tx.db, invoice);
    else if (!isStillDue(await lockInvoice(tx.db, row.storeId, invoice.id))) return null;
    const isFree = invoice.content.total === 0;
    if (!isFree && !(await insertAttempt(tx.db, attempt))) return null;
    const charged = await updateMandate(tx.db, row, {
      renewalId: invoice.id,
      charges: row.charges + 1,
      chargedAt: new Date(tx.now),
      isAwaiting: !isFree,
    });
    const { sends } = isFree
      ? await settleWithin(tx, invoice, { way: 'other', reference: '' })
      : { sends: [] };
    return { charged: isFree ? null : charged, sends };
  });
  for (const send of begun?.sends ?? []) await send();
  if (!begun?.charged) return;
  const named = await prepareCharge(ctx, begun.charged, attempt, () =>
    provider.prepare(account, attemptOf(invoice, attempt)),
  );
  if (named === null) return;
  const answer = await provider.charge(account, attemptOf(invoice, named), {
    customer: row.customer,
    token: row.token ?? '',
    description: row.plan,
    registeredBy: await referenceOf(ctx, row),
  });
  await learn(ctx, begun.charged, store, answer === 'refused');
}

const isStillDue = (locked: InvoiceRow | null) => locked !== null && isDue(locked);

const referenceOf = async ({ db }: Ctx, { storeId, invoiceId }: MandateRow) =>
  (await selectInvoice(db, storeId, invoiceId))?.reference ?? '';

/** While the gateway can't be reached nothing is charged, and the next hour begins anew. */
async function prepareCharge(
  ctx: Ctx,
  row: MandateRow,
  attempt: InvoiceAttempt,
  prepare: () => Promise<string>,
): Promise<InvoiceAttempt | null> {
  const reference = await prepare().catch(() => null);
  // Before the lock: the row awaits this answer, so that no other program goes on with it.
  await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    if (reference !== null) await updateReference(tx.db, attempt, reference);
    else await updateMandate(tx.db, row, { charges: row.charges - 1, isAwaiting: false });
  });
  return reference === null ? null : { ...attempt, reference };
}

/**
 * How the last charge ended. What the gateway does not say is asked again in an hour, and never charged meanwhile. Of a
 * charge that never reached a bank, because a program ended before it, nobody is told: it is begun anew.
 */
export async function learn(ctx: Ctx, row: MandateRow, store: StoreRow, isRefused: boolean): Promise<void> {
  const invoice = row.renewalId === null ? null : await selectInvoice(ctx.db, row.storeId, row.renewalId);
  const attempts = invoice ? await selectAttempts(ctx.db, invoice) : [];
  const standing = invoice ? await askGateways(ctx, invoice, attempts) : 'unpaid';
  const isSilent = ctx.now - (row.chargedAt?.getTime() ?? 0) < SILENCE_MS;
  if (standing === 'unclear' || (standing === 'unpaid' && isSilent && !isRefused)) return;
  const last = attempts.findLast(({ isCharge }) => isCharge);
  const isLost =
    standing === 'unpaid' && !isRefused && !(invoice && last && (await hasFailed(ctx, invoice, last)));
  // Before the lock: only the program that finds the row as it was read goes on.
  const done = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    if (standing === 'paid') {
      await updateMandate(tx.db, row, { isAwaiting: false });
      return null;
    }
    if (isLost) {
      await updateMandate(tx.db, row, { isAwaiting: false, charges: row.charges - 1 });
      return null;
    }
    if (!isRetried(row)) return endWithin(tx, row, 'refused');
    const refused = await updateMandate(tx.db, row, {
      isAwaiting: false,
      refusedAt: row.refusedAt ?? new Date(tx.now),
    });
    return refused && invoice && { row: refused, send: await tellRefused(tx, refused, store, invoice) };
  });
  await done?.send();
  if (done?.row.state === 'ended') await cancelThere(ctx, done.row);
}

async function tellRefused(tx: Ctx, row: MandateRow, store: StoreRow, invoice: InvoiceRow) {
  const next = chargeAt(mandateOf(row), row.announcedEnd?.getTime() ?? tx.now);
  const { plan, total } = invoice.content;
  return tellOfMandate(tx, row, {
    news: 'refused',
    of: `${invoice.id} ${row.charges}`,
    email: refusedEmail({ plan, total, day: dayIn(store.timeZone, next) }),
    link: invoiceHref(invoice),
  });
}
