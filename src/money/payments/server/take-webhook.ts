import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Network } from '#platform/limits/server/network.ts';
import type { Headers } from '#platform/ports/server/gateways.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import type { GatewayKind } from '../rules/gateways.ts';
import { isReceived } from '../rules/payment.ts';
import {
  type AttemptRow,
  type Due,
  deleteOldEvents,
  deletePaymentDue,
  insertEvent,
  selectAttemptByName,
  upsertEarlierDue,
} from './queries.ts';
import { settlePayment } from './settling/settle-payment.ts';
import { knownOf } from './take-return.ts';

interface Told {
  /** The gateway that calls this address. */
  kind: GatewayKind;
  storeId: string;
  raw: Buffer;
  headers: Headers;
  network: Network;
}

/** Longer than a call to the gateway may take. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Takes a gateway's own call, checked with the store's present account. It names an order, about which the gateway is
 * asked after the response, since the gateway waits only a few seconds for that. Returns what was wrong with the call,
 * or null.
 */
export async function takeWebhook(ctx: Ctx, { kind, raw, headers, network, ...told }: Told) {
  const { limiter, payments, secrets, afterwards } = ctx.services;
  const giveBack = await limiter.take('notices', network);
  const storeId = parseStoreId(told.storeId);
  const { gatewaySealed } = await findStore(ctx.db, storeId);
  const account = gatewaySealed === null ? null : openGateway(secrets, gatewaySealed);
  const notice = account?.kind === kind ? payments[kind].readWebhook?.(account, raw, headers) : null;
  if (!notice) return 'gateway';
  if ('fault' in notice) return notice.fault;
  await giveBack();
  const { eventId, name } = notice;
  const attempt = name === null ? null : await selectAttemptByName(ctx.db, storeId, name);
  const due = attempt && (await noteOnce(ctx, attempt, eventId));
  if (due) afterwards.add(() => settleIfPaid(ctx, attempt, due));
  return null;
}

/**
 * Records the event and makes the attempt due soon, in case this process dies or gets no answer. Null if the event is
 * already known.
 */
async function noteOnce(ctx: Ctx, attempt: AttemptRow, eventId: string): Promise<Due | null> {
  const { storeId } = attempt;
  return withTransaction(ctx, async (tx) => {
    const isNew = await insertEvent(tx.db, { storeId, id: eventId, at: new Date(tx.now) });
    return isNew ? upsertEarlierDue(tx.db, attempt, new Date(tx.now + AGAIN_AFTER_MS)) : null;
  });
}

/** Settles only a payment: a refused card is no end, since the customer may be trying the next one. */
async function settleIfPaid(ctx: Ctx, attempt: AttemptRow, due: Due): Promise<void> {
  const { payments, secrets } = ctx.services;
  const account = openGateway(secrets, attempt.gatewaySealed);
  const known = knownOf(await payments[account.kind].fetchStatus(account, attempt), attempt);
  if (!known || !('transactionId' in known)) return;
  if (isReceived(await settlePayment(ctx, attempt, known))) await deletePaymentDue(ctx.db, due);
}

/** Gateways repeat an event for a day at most. */
const KEPT_MS = 7 * DAY;

export async function sweepEvents(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldEvents(ctx.db, storeIds, new Date(ctx.now - KEPT_MS));
}
