import type { OrderRow } from '#ordering/orders/tables.ts';
import type { PaymentForm } from '#ordering/orders/wire/order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { Gateway, Payer } from '#platform/ports/server/gateways.ts';
import { gatewayKindOf, openGateway } from '#restaurant/stores/server/gateway.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { callbackPath } from '../rules/gateways.ts';
import { PAYMENT_PATIENCE_MS } from '../rules/payment.ts';
import {
  type AttemptRow,
  insertAttempt,
  selectAttempt,
  selectAttemptOf,
  selectOpenForm,
  updateStarted,
  updateStartFault,
} from './queries.ts';

/** The payment method of orders that are paid through the store's gateway. */
export function onlineMethod({ services }: Ctx, store: StoreRow): string {
  const kind = gatewayKindOf(store);
  if (kind === null) throw new Error('The store has no gateway');
  return services.payments[kind].method;
}

interface Payable {
  tabId: string;
  /** The part of a sitting's due. Null for an order that waits. */
  partId: string | null;
  amount: Minor;
  currency: string;
}

export function payableOrder({
  id,
  amount,
  roundOff,
  currency,
}: Pick<OrderRow, 'id' | 'amount' | 'roundOff' | 'currency'>): Payable {
  return { tabId: id, partId: null, amount: amount + (roundOff ?? 0), currency };
}

/**
 * Drafts an attempt to be written with its order. The form is already in it where the gateway need not be asked first.
 */
export async function draftAttempt(
  { services, now, site }: Ctx,
  { storeId, name, gatewaySealed }: StoreRow,
  { tabId, partId, amount, currency }: Payable,
): Promise<AttemptRow> {
  if (gatewaySealed === null) throw new Error('The store has no gateway');
  const id = uuidV7(now);
  const attempt = { storeId, gatewayOrderId: id.replaceAll('-', ''), reference: null, amount, currency };
  const account = openGateway(services.secrets, gatewaySealed);
  const provider = services.payments[account.kind];
  const started = provider.asksToStart
    ? { form: null, reference: null }
    : await provider.start(account, { ...attempt, ...payerOf(site, attempt, account, name) });
  const came = { captured: null, capturedCurrency: null, returned: 0, gatewayTransactionId: null };
  const rest = { ...came, gatewaySealed, unclear: null, checkedAt: null, startFault: null, settledAt: null };
  return {
    ...attempt,
    ...started,
    ...rest,
    id,
    tabId,
    partId,
    state: 'awaiting',
    createdAt: new Date(now),
  };
}

function payerOf(
  { origin }: Ctx['site'],
  { storeId }: { storeId: string },
  { kind }: Gateway,
  payeeName: string,
): Payer {
  // A guest who gives up there can still pay from the order's page.
  return { payeeName, callbackUrl: origin + callbackPath(kind, storeId), cancelUrl: `${origin}/thankyou/` };
}

/**
 * Inserts the attempt. Its due time counts from the order or the part, which waits a quarter of an hour however often its payment
 * begins.
 */
export async function keepAttempt(tx: Ctx, attempt: AttemptRow, order: { createdAt: Date }): Promise<void> {
  await insertAttempt(tx.db, attempt, new Date(order.createdAt.getTime() + PAYMENT_PATIENCE_MS));
}

/** The stored form, while the order still waits. */
export async function findPaymentForm(
  ctx: Ctx,
  { storeId, id }: { storeId: string; id: string },
): Promise<PaymentForm | null> {
  const attempt = await selectAttemptOf(ctx.db, storeId, id);
  return attempt?.state === 'awaiting' ? attempt.form : null;
}

/** The stored form, or one that is begun now. Call it after COMMIT, since a gateway may be slow. */
export async function bringPaymentForm(
  ctx: Ctx,
  order: { storeId: string; id: string },
): Promise<PaymentForm | null> {
  const attempt = await selectAttemptOf(ctx.db, order.storeId, order.id);
  if (attempt?.state !== 'awaiting') return null;
  return attempt.form ?? (isBeingStarted(ctx, attempt) ? startAttempt(ctx, attempt) : null);
}

/** Longer than a gateway may take: a start without a result has died with its process. */
const STARTING_MS = 10_000;

export function isBeingStarted({ now }: Ctx, { form, startFault, createdAt }: AttemptRow): boolean {
  return form === null && startFault === null && now - createdAt.getTime() < STARTING_MS;
}

/**
 * Begins an attempt. Concurrent requests of one process share a call, and all processes use the first form that is
 * stored. Null if the gateway does not begin it or the order no longer waits.
 */
export async function startAttempt(ctx: Ctx, attempt: AttemptRow): Promise<PaymentForm | null> {
  const { startingPayments } = ctx.services;
  const { storeId, id } = attempt;
  const starting =
    startingPayments.get(id) ?? askToStart(ctx, attempt).finally(() => startingPayments.delete(id));
  startingPayments.set(id, starting);
  await starting;
  // The order may have been cancelled or paid by an earlier form meanwhile; then nobody is sent to pay.
  return selectOpenForm(ctx.db, { storeId, id });
}

async function askToStart({ db, services, site }: Ctx, attempt: AttemptRow): Promise<void> {
  const { storeId, id } = attempt;
  const present = await selectAttempt(db, storeId, id);
  // Another request's call has ended since the attempt was read.
  if (present?.form || present?.startFault) return;
  const { store } = await services.storeCache.get(storeId);
  try {
    const account = openGateway(services.secrets, attempt.gatewaySealed);
    const started = await services.payments[account.kind].start(account, {
      ...attempt,
      ...payerOf(site, attempt, account, store.name),
    });
    await updateStarted(db, attempt, started);
  } catch (error) {
    const reason = (error as Error).message;
    await updateStartFault(db, attempt, reason);
    services.onError(new Error(`A payment could not be begun: ${reason}`));
  }
}
