import { chargeAt, type MandateEnd, mandateStep } from '#operators/plans/rules/mandate.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { draftRenewal } from '../ask-for-payment.ts';
import { findSettings, gatewayOf, isSelling } from '../invoice-settings.ts';
import { registerMandate } from '../mandates/agree-mandate.ts';
import { charge, type DueRenewal, learn } from '../mandates/charge-mandate.ts';
import { cancelThere, endMandate, tellOfMandate } from '../mandates/end-mandate.ts';
import { hasEnded } from '../mandates/end-requests.ts';
import { announcedEmail } from '../mandates/mandate-email.ts';
import {
  type MandateRow,
  mandateOf,
  selectRenewable,
  selectToRenew,
  updateMandate,
} from '../mandates/mandate-queries.ts';
import { isDue } from '../pay-invoice.ts';
import { type InvoiceRow, selectInvoice } from '../queries.ts';
import { heldBy } from '../settling/settle-invoice.ts';

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
  if (asked?.withdrawnAt && asked.paidAt === null && row.charges > 0 && !hasEnded(asked)) return 'operator';
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
  const send = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
    const told = await updateMandate(tx.db, row, {
      announcedEnd: end,
      announcedAt: new Date(tx.now),
      announcedTotal: content.total,
      ...(isNew && { charges: 0, refusedAt: null }),
    });
    if (!told) return null;
    const day = dayIn(store.timeZone, chargeAt(mandateOf(told), end.getTime()));
    const email = announcedEmail({ plan: row.plan, total: content.total, day });
    return tellOfMandate(tx, told, { news: 'soon', of: `${end.toISOString()} ${content.total}`, email });
  });
  await send?.();
}
