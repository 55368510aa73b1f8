import { invoiceHref } from '#domain/plans/invoice.ts';
import { chargeAt, isRetried, type MandateEnd, mandateStep } from '#domain/plans/mandate.ts';
import { dayIn } from '#domain/time/clock.ts';
import { HOUR } from '#domain/time/durations.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { Gateway, MandateProvider } from '../../platform/ports/gateways.ts';
import { atOffice } from '../stores/at-office.ts';
import { openGateway } from '../stores/gateway.ts';
import { registerMandate } from './agree-mandate.ts';
import { draftRenewal } from './ask-for-payment.ts';
import { type InvoiceAttempt, insertAttempt, selectAttempts, updateReference } from './attempt-queries.ts';
import { askGateways, attemptOf, nameOfAttempt } from './check-invoice.ts';
import { cancelThere, endMandate, endWithin, tellOfMandate } from './end-mandate.ts';
import { findSettings, gatewayOf, isSelling } from './invoice-settings.ts';
import { announcedEmail, refusedEmail } from './mandate-email.ts';
import {
  lockMandate,
  type MandateRow,
  mandateOf,
  selectRenewable,
  selectToRenew,
  updateMandate,
} from './mandate-queries.ts';
import { isDue } from './pay-invoice.ts';
import { type InvoiceRow, insertInvoice, lockInvoice, selectInvoice } from './queries.ts';
import { heldBy, settleWithin } from './settle-invoice.ts';

/** How long a gateway that has not refused a charge may know nothing of it. */
const SILENCE_MS = HOUR / 2;

/** Tells, charges, tries again and ends, for all mandates of these stores. Several programs may do so at once. */
export async function renewPlans(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { row, store } of await selectToRenew(ctx.db, storeIds))
    await atOffice(ctx, row.storeId)
      .then((office) => workOn(office, row, store))
      .catch(ctx.services.onError);
}

async function workOn(ctx: Ctx, row: MandateRow, store: StoreRow): Promise<void> {
  if (row.state === 'ended') return cancelThere(ctx, row);
  if (row.state === 'wanted') return registerMandate(ctx, row);
  const mandate = mandateOf(row);
  const held = heldBy(store);
  const isStopped = store.closedAt !== null || store.suspendedAt !== null;
  const early = mandateStep(mandate, { held, total: 0, obstacle: isStopped ? 'store' : null }, ctx.now);
  if (early === 'wait') return;
  if (early === 'learn') return learn(ctx, row, store, false);
  if (typeof early === 'object') return endMandate(ctx, row, early.ends);
  const due = await prepareRenewal(ctx, row, store);
  if (typeof due === 'string') return endMandate(ctx, row, due);
  const step = mandateStep(mandate, { held, total: due.invoice.content.total, obstacle: null }, ctx.now);
  if (typeof step === 'object') return endMandate(ctx, row, step.ends);
  const ends = await askAboutMandate(ctx, row, due);
  if (ends === 'wait') return;
  if (ends !== null) return endMandate(ctx, row, ends);
  if (step === 'announce') return announce(ctx, row, store, due.invoice);
  if (step === 'charge') return charge(ctx, row, store, due);
}

interface DueRenewal {
  invoice: InvoiceRow;
  /** Whether the invoice has been asked for before. */
  isAsked: boolean;
  gatewaySealed: string;
  account: Gateway;
  provider: MandateProvider;
}

/** What would be charged, through which account; or why nothing can be. */
async function prepareRenewal(ctx: Ctx, row: MandateRow, store: StoreRow): Promise<DueRenewal | MandateEnd> {
  const settings = await findSettings(ctx);
  const { gatewaySealed, seller } = settings;
  const account = gatewayOf(ctx, settings);
  const provider = account && ctx.services.payments[account.kind].mandates;
  if (!provider || gatewaySealed === null || !(await isSelling(ctx.db, store.brandId))) return 'seller';
  const through = { gatewaySealed, account, provider };
  const asked = row.renewalId === null ? null : await selectInvoice(ctx.db, row.storeId, row.renewalId);
  if (asked && isDue(asked)) return { ...through, invoice: asked, isAsked: true };
  // Whoever withdrew the invoice of this renewal wants no money for it.
  if (asked?.withdrawnAt && asked.paidAt === null && row.charges > 0) return 'operator';
  const sold = await selectRenewable(ctx.db, store.brandId, row.plan);
  if (!sold) return 'plan';
  return {
    ...through,
    invoice: await draftRenewal(ctx, store, { sold, months: row.months, seller }),
    isAsked: false,
  };
}

/** Null while it can be charged. Another account at the gateway may know it too, if only its keys are new. */
async function askAboutMandate(
  ctx: Ctx,
  { customer, token, gatewaySealed }: MandateRow,
  { account, provider }: DueRenewal,
): Promise<MandateEnd | 'wait' | null> {
  const answer = await provider.fetchState(account, { customer, token: token ?? '' }, ctx.now);
  if (answer === 'active') return null;
  if (answer === 'pending' || answer === 'unreachable') return 'wait';
  if (answer !== 'unknown') return answer;
  const before = openGateway(ctx.services.secrets, gatewaySealed);
  return before.kind === account.kind && before.merchantId === account.merchantId ? 'revoked' : 'seller';
}

async function announce(ctx: Ctx, row: MandateRow, store: StoreRow, { content }: InvoiceRow): Promise<void> {
  const end = store.subscriptionEnd;
  if (end === null) return;
  const isNew = row.announcedEnd?.getTime() !== end.getTime();
  // Before the lock: only the program that finds the row as it was read tells the owners.
  const send = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    const told = await updateMandate(tx.db, row, {
      ...{ announcedEnd: end, announcedAt: new Date(tx.now), announcedTotal: content.total },
      ...(isNew && { charges: 0, refusedAt: null }),
    });
    if (!told) return null;
    const day = dayIn(store.timeZone, chargeAt(mandateOf(told), end.getTime()));
    const email = announcedEmail({ plan: row.plan, total: content.total, day });
    return tellOfMandate(tx, told, { news: 'soon', of: `${end.toISOString()} ${content.total}`, email });
  });
  await send?.();
}

/** Asks for the renewal's invoice and charges it, under a name that is kept before the gateway hears of it. */
async function charge(ctx: Ctx, row: MandateRow, store: StoreRow, due: DueRenewal): Promise<void> {
  const { invoice, isAsked, gatewaySealed, account, provider } = due;
  const earlier = await selectAttempts(ctx.db, invoice);
  if ((await askGateways(ctx, invoice, earlier)) !== 'unpaid') return;
  const attempt: InvoiceAttempt = {
    ...{ storeId: row.storeId, invoiceId: invoice.id, gatewaySealed, isCharge: true },
    ...{ gatewayOrderId: nameOfAttempt(invoice.id, earlier), reference: null, begunAt: new Date(ctx.now) },
  };
  // Before the lock: of several programs, and of those who pay by hand, one begins.
  const begun = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    if (!(await lockMandate(tx.db, row))) return null;
    if (!isAsked) await insertInvoice(tx.db, invoice);
    else if (!isStillDue(await lockInvoice(tx.db, row.storeId, invoice.id))) return null;
    const isFree = invoice.content.total === 0;
    if (!isFree && !(await insertAttempt(tx.db, attempt))) return null;
    const charged = await updateMandate(tx.db, row, {
      ...{
        renewalId: invoice.id,
        charges: row.charges + 1,
        chargedAt: new Date(tx.now),
        isAwaiting: !isFree,
      },
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
    ...{ customer: row.customer, token: row.token ?? '', description: row.plan },
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
  await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    if (reference !== null) await updateReference(tx.db, attempt, reference);
    else await updateMandate(tx.db, row, { charges: row.charges - 1, isAwaiting: false });
  });
  return reference === null ? null : { ...attempt, reference };
}

/** How the last charge ended. What the gateway does not say is asked again in an hour, and never charged meanwhile. */
async function learn(ctx: Ctx, row: MandateRow, store: StoreRow, isRefused: boolean): Promise<void> {
  const invoice = row.renewalId === null ? null : await selectInvoice(ctx.db, row.storeId, row.renewalId);
  const standing = invoice
    ? await askGateways(ctx, invoice, await selectAttempts(ctx.db, invoice))
    : 'unpaid';
  const isSilent = ctx.now - (row.chargedAt?.getTime() ?? 0) < SILENCE_MS;
  if (standing === 'unclear' || (standing === 'unpaid' && isSilent && !isRefused)) return;
  // Before the lock: only the program that finds the row as it was read goes on.
  const done = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    if (standing === 'paid') {
      await updateMandate(tx.db, row, { isAwaiting: false });
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
