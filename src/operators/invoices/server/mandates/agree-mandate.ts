import { priceInvoice } from '#operators/plans/rules/invoice.ts';
import { chargeAt, MANDATE_YEARS, type MandateWay, mayRenew } from '#operators/plans/rules/mandate.ts';
import { priceOfMonths } from '#operators/plans/rules/plan-price.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { Gateway, MandateProvider, MandateWish } from '#platform/ports/server/gateways.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findOwnerEmails } from '#restaurant/access/server/membership.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import { priceFor } from '../ask-for-payment.ts';
import { type InvoiceRow, selectInvoice } from '../queries.ts';
import { cancelThere, endMandate, endWithin, tellOfMandate } from './end-mandate.ts';
import { agreedEmail } from './mandate-email.ts';
import {
  deleteWanted,
  type MandateRow,
  mandateOf,
  putWanted,
  selectLive,
  selectMandate,
  selectRenewable,
  updateMandate,
} from './mandate-queries.ts';

const WANTED_FOR_MS = 7 * DAY;
const YEAR = 365 * DAY;

export interface MandateOffer {
  /** What a renewal costs, and so the most that is charged. */
  cap: Minor;
}

/** Whether whoever pays this may have the plan renew itself. Null: the tick is not there. */
export async function offerMandate(
  ctx: Ctx,
  { storeId, brandId, content }: InvoiceRow,
  account: Gateway | null,
): Promise<MandateOffer | null> {
  const { plan, months, seller, buyer } = content;
  if (account === null || !ctx.services.payments[account.kind].mandates) return null;
  const store = await findStore(ctx.db, storeId);
  if (store.closedAt !== null || store.suspendedAt !== null) return null;
  const sold = await selectRenewable(ctx.db, brandId, plan);
  if (!sold || (await findOwnerEmails(ctx, storeId)).length === 0) return null;
  const cap = priceInvoice(priceOfMonths(priceFor(store, sold), months), seller, buyer).total;
  const live = await selectLive(ctx.db, storeId);
  const isAgreed = live?.plan === plan && live.months === months && live.cap >= cap;
  return !isAgreed && mayRenew(months, cap) ? { cap } : null;
}

/** Keeps what the payer wishes before the gateway registers it. Throws if the gateway doesn't answer. */
export async function wishMandate(
  ctx: Ctx,
  { row, gatewaySealed, way }: { row: InvoiceRow; gatewaySealed: string; way: MandateWay },
): Promise<{ provider: MandateProvider; wish: MandateWish } | null> {
  const { storeId, id: invoiceId, brandId, content } = row;
  const account = openGateway(ctx.services.secrets, gatewaySealed);
  const provider = ctx.services.payments[account.kind].mandates;
  const offer = await offerMandate(ctx, row, account);
  const [email] = await findOwnerEmails(ctx, storeId);
  if (!provider || !offer || email === undefined) return null;
  const customer = await provider.findCustomer(account, { name: content.buyer.name, email });
  const { cap } = offer;
  const { plan, months } = content;
  const wanted = { storeId, invoiceId, brandId, plan, months, cap, way, gatewaySealed, customer };
  // Before the lock: what is wanted is believed only once the gateway says that it is registered.
  await withTransaction({ ...ctx, storeId }, (tx) =>
    putWanted(tx.db, { ...wanted, createdAt: new Date(tx.now) }),
  );
  return { provider, wish: { customer, way, most: cap, expiresAt: ctx.now + MANDATE_YEARS * YEAR } };
}

/** The same for whoever comes back from paying, if a mandate is wanted with it. */
export async function registerOnReturn(ctx: Ctx, storeId: string, invoiceId: string): Promise<void> {
  const row = await selectMandate(ctx.db, { storeId, invoiceId });
  // The clock asks again.
  if (row?.state === 'wanted') await registerMandate(ctx, row).catch(ctx.services.onError);
}

/** Asks the gateway whether the payment has registered what was wanted with it. Until it says so, nothing is charged. */
export async function registerMandate(ctx: Ctx, row: MandateRow): Promise<void> {
  const invoice = await selectInvoice(ctx.db, row.storeId, row.invoiceId);
  const isOld = ctx.now - row.createdAt.getTime() > WANTED_FOR_MS;
  if (invoice?.paidAt == null && !isOld) return;
  const account = openGateway(ctx.services.secrets, row.gatewaySealed);
  const provider = ctx.services.payments[account.kind].mandates;
  const isPaidThere = invoice?.paidAt != null && invoice.way === 'gateway';
  const token =
    provider && isPaidThere ? await provider.fetchRegistered(account, row.customer, invoice.reference) : null;
  if (!provider || token === null) return forget(ctx, row);
  const answer = await provider.fetchState(account, { customer: row.customer, token }, ctx.now);
  if (answer === 'active') return activate(ctx, row, token);
  if (answer === 'unreachable' || (answer === 'pending' && !isOld)) return keepToken(ctx, row, token);
  await endMandate(ctx, row, 'rejected');
}

/** It was paid otherwise, or not at all. */
async function forget(ctx: Ctx, row: MandateRow): Promise<void> {
  await withTransaction({ ...ctx, storeId: row.storeId }, (tx) => deleteWanted(tx.db, row));
}

async function keepToken(ctx: Ctx, row: MandateRow, token: string): Promise<void> {
  if (row.token === token) return;
  await withTransaction({ ...ctx, storeId: row.storeId }, (tx) => updateMandate(tx.db, row, { token }));
}

/** Takes the place of the one before it. */
async function activate(ctx: Ctx, row: MandateRow, token: string): Promise<void> {
  const { storeId } = row;
  const { subscriptionEnd, timeZone } = await findStore(ctx.db, storeId);
  const live = await selectLive(ctx.db, storeId);
  const before = live?.state === 'active' ? live : null;
  // Before the lock: only the program that finds the rows as they were read changes them.
  const done = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const replaced = before && (await endWithin(tx, before, 'replaced'));
    if (before && !replaced) return null;
    const active = await updateMandate(tx.db, row, { state: 'active', token });
    if (!active) return null;
    const next = chargeAt(mandateOf(active), subscriptionEnd?.getTime() ?? tx.now);
    const facts = { plan: row.plan, total: row.cap, day: dayIn(timeZone, next) };
    const email = agreedEmail(facts, row.cap);
    return { replaced, send: await tellOfMandate(tx, active, { news: 'agreed', of: row.invoiceId, email }) };
  });
  await done?.send();
  if (done?.replaced) await cancelThere(ctx, done.replaced.row);
}
