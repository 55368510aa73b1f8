import { findOrder } from '#ordering/orders/server/find-order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Network } from '#platform/limits/server/network.ts';
import type { ReturnClaim, ReturnFields } from '#platform/ports/server/gateways.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import type { GatewayKind } from '../rules/gateways.ts';
import { type GatewayAnswer, isReceived } from '../rules/payment.ts';
import { type AttemptRow, deletePaymentDue, selectAttemptByName, selectDue } from './queries.ts';
import { type Known, settlePayment } from './settling/settle-payment.ts';

export interface Returned {
  /** The page that the customer's browser goes on to. */
  landing: string;
  /** Why the form was not believed, or not yet, for the log. */
  doubt: string | null;
}

interface Sent {
  /** The gateway that sends its forms to this address. */
  kind: GatewayKind;
  storeId: string;
  fields: ReturnFields;
  network: Network;
}

const PENDING = '/thankyou/';
const FAILED = '/thankyou/cancel';

/**
 * Takes a form that a gateway sent through a browser. The form only makes us ask the gateway, whose answer alone is
 * believed. All forms that are not believed get the same answer.
 */
export async function takeReturn(ctx: Ctx, { kind, storeId, fields, network }: Sent): Promise<Returned> {
  const { limiter, payments, secrets } = ctx.services;
  const giveBack = await limiter.take('returns', network);
  const name = payments[kind].nameOf(fields);
  const attempt = await selectAttemptByName(ctx.db, parseStoreId(storeId), name);
  if (!attempt) return { landing: PENDING, doubt: 'order' };
  const account = openGateway(secrets, attempt.gatewaySealed);
  const provider = payments[account.kind];
  const claim = provider.verifyReturn(account, fields);
  if ('fault' in claim) return { landing: PENDING, doubt: claim.fault };
  // A gateway sends the signed calls of all stores from a few addresses of its own, so these do not count.
  if (!claim.isUnsigned) await giveBack();

  const landingAt = (state: AttemptRow['state']) => landing(ctx, attempt, { state, claim });
  if (isReceived(attempt.state)) return { landing: await landingAt(attempt.state), doubt: null };
  // Unsigned forms are counted apart, so that strangers' forms don't use up the limit of the guest who has paid.
  await limiter.take('returnsOfPayment', claim.isUnsigned ? `unsigned ${attempt.id}` : attempt.id);
  const due = await selectDue(ctx.db, attempt.id);
  const answer = await provider.fetchStatus(account, attempt);
  const known = knownOf(answer, attempt);
  const state = known ? await settlePayment(ctx, attempt, known) : attempt.state;
  if (due && isReceived(state)) await deletePaymentDue(ctx.db, due);
  // The page says that nothing was charged only if the gateway said so; neither the form nor silence proves it.
  const hasFailed = answer.state === 'failed' && !isReceived(state);
  const doubt = describe(answer, state) ?? (isOtherMoney(claim, attempt) ? 'amount' : null);
  return { landing: hasFailed ? FAILED : await landingAt(state), doubt };
}

/** What the answer settles; null while the result is open. */
export function knownOf(answer: GatewayAnswer, { currency: asked }: { currency: string }): Known | null {
  if (answer.state === 'failed') return { outcome: 'failed' };
  if (answer.state !== 'paid') return null;
  const { transactionId, amount, currency, unclear = null } = answer;
  return { outcome: currency === asked ? 'paid' : 'foreign', transactionId, amount, currency, unclear };
}

const isOtherMoney = ({ money }: ReturnClaim, attempt: AttemptRow) =>
  money !== undefined && (money.amount !== attempt.amount || money.currency !== attempt.currency);

/**
 * The page after a payment. It is the page of the order, or of the table, if money has come and the form was signed. The
 * address of an order's page is a secret, so an unsigned form redirects to a general page, which finds the order that
 * the browser itself has placed.
 */
async function landing(
  ctx: Ctx,
  { storeId, tabId, partId }: AttemptRow,
  { state, claim }: { state: AttemptRow['state']; claim: ReturnClaim },
) {
  if (!isReceived(state) || claim.isUnsigned) return PENDING;
  if (partId !== null) return `/${(await findStore(ctx.db, storeId)).slug}/table`;
  const { slug } = await findOrder(ctx, storeId, tabId);
  return `/status/${slug}`;
}

function describe(answer: GatewayAnswer, state: AttemptRow['state']): string | null {
  if (answer.state === 'unreachable') return `unreachable: ${answer.reason}`;
  return answer.state === 'paid' && state !== 'paid' ? `paid, and the payment is ${state}` : null;
}
