import type { PaymentForm } from '#domain/api/order.ts';
import type { Minor } from '#domain/money/money.ts';
import { PAYMENT_PATIENCE_MS } from '#domain/money/payment.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { gatewayKindOf, openGateway } from '../stores/gateway.ts';
import {
  type AttemptRow,
  insertAttempt,
  selectAttempt,
  selectAttemptOf,
  selectOpenForm,
  updateStarted,
  updateStartFault,
} from './queries.ts';

/** What orders that are paid through the store's gateway name as their method. */
export function onlineMethod({ services }: Ctx, store: StoreRow): string {
  const kind = gatewayKindOf(store);
  if (kind === null) throw new Error('The store has no gateway');
  return services.payments[kind].method;
}

interface Payable {
  id: string;
  amount: Minor;
  roundOff: Minor | null;
  currency: string;
}

/** To be written with the order. Where the gateway need not be asked, what the browser posts is in it already. */
export async function draftAttempt(
  { services, now }: Ctx,
  { storeId, name, gatewaySealed }: StoreRow,
  order: Payable,
): Promise<AttemptRow> {
  if (gatewaySealed === null) throw new Error('The store has no gateway');
  const { id: orderId, currency } = order;
  const amount = order.amount + (order.roundOff ?? 0);
  const id = uuidV7(now);
  const attempt = { storeId, gatewayOrderId: id.replaceAll('-', ''), reference: null, amount, currency };
  const account = openGateway(services.secrets, gatewaySealed);
  const provider = services.payments[account.kind];
  const started = provider.asksToStart
    ? { form: null, reference: null }
    : await provider.start(account, { ...attempt, storeName: name });
  const came = { captured: null, capturedCurrency: null, returned: 0, gatewayTransactionId: null };
  const rest = { ...came, gatewaySealed, unclear: null, checkedAt: null, startFault: null, settledAt: null };
  return { ...attempt, ...started, ...rest, id, orderId, state: 'awaiting', createdAt: new Date(now) };
}

/** It is the order that waits for a quarter of an hour, however often its payment is begun. */
export async function keepAttempt(tx: Ctx, attempt: AttemptRow, order: { createdAt: Date }): Promise<void> {
  await insertAttempt(tx.db, attempt, new Date(order.createdAt.getTime() + PAYMENT_PATIENCE_MS));
}

/** What the browser was told to post, for as long as nothing has come of it. */
export async function findPaymentForm(
  ctx: Ctx,
  { storeId, id }: { storeId: string; id: string },
): Promise<PaymentForm | null> {
  const attempt = await selectAttemptOf(ctx.db, storeId, id);
  return attempt?.state === 'awaiting' ? attempt.form : null;
}

/** The same, and begins what is still to be begun. After COMMIT: a gateway may take its time. */
export async function bringPaymentForm(
  ctx: Ctx,
  order: { storeId: string; id: string },
): Promise<PaymentForm | null> {
  const attempt = await selectAttemptOf(ctx.db, order.storeId, order.id);
  if (attempt?.state !== 'awaiting') return null;
  return attempt.form ?? (isBeingStarted(ctx, attempt) ? startAttempt(ctx, attempt) : null);
}

/** Longer than a gateway is waited for: whoever began it has died meanwhile. */
const STARTING_MS = 10_000;

export function isBeingStarted({ now }: Ctx, { form, startFault, createdAt }: AttemptRow): boolean {
  return form === null && startFault === null && now - createdAt.getTime() < STARTING_MS;
}

/**
 * Several may do it at once: those of one process share a call, and the first form that is kept is everybody's. Null when
 * the gateway does not begin it, or the order does not wait for it any more.
 */
export async function startAttempt(ctx: Ctx, attempt: AttemptRow): Promise<PaymentForm | null> {
  const { startingPayments } = ctx.services;
  const { storeId, id } = attempt;
  const starting =
    startingPayments.get(id) ?? askToStart(ctx, attempt).finally(() => startingPayments.delete(id));
  startingPayments.set(id, starting);
  await starting;
  // Meanwhile the order may have been cancelled, or paid by an earlier form: nobody is sent to pay for that.
  return selectOpenForm(ctx.db, { storeId, id });
}

async function askToStart({ db, services }: Ctx, attempt: AttemptRow): Promise<void> {
  const { storeId, id } = attempt;
  const present = await selectAttempt(db, storeId, id);
  // Somebody else's call has ended since the attempt was looked up.
  if (present?.form || present?.startFault) return;
  const { store } = await services.storeCache.get(storeId);
  try {
    const account = openGateway(services.secrets, attempt.gatewaySealed);
    const started = await services.payments[account.kind].start(account, {
      ...attempt,
      storeName: store.name,
    });
    await updateStarted(db, attempt, started);
  } catch (error) {
    const reason = (error as Error).message;
    await updateStartFault(db, attempt, reason);
    services.onError(new Error(`A payment could not be begun: ${reason}`));
  }
}
