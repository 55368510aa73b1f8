import type { GatewayKind } from '#domain/gateways.ts';
import { type GatewayAnswer, isReceived, outcomeOf } from '#domain/payment.ts';
import type { Ctx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { findOrder } from '../ordering/find-order.ts';
import { readStoreId } from '../stores/find-store.ts';
import { openGateway } from '../stores/gateway.ts';
import type { ReturnClaim, ReturnFields } from './provider.ts';
import { type AttemptRow, readAttemptByName } from './queries.ts';
import { type Known, settlePayment } from './settle-payment.ts';

export interface Returned {
  /** The page that the customer's browser goes on to. */
  landing: string;
  /** Why what came was not believed, or not yet, for the log. */
  doubt: string | null;
}

interface Sent {
  /** One of the gateways that send their forms to this address. */
  kind: GatewayKind;
  storeId: string;
  fields: ReturnFields;
  address: string;
}

const PENDING = '/thankyou/';
const FAILED = '/thankyou/cancel';
const BY_ADDRESS: Limit = { name: 'returns by address', most: 300, windowMs: 60_000 };
const BY_ATTEMPT: Limit = { name: 'returns by attempt', most: 20, windowMs: 60_000 };

/**
 * A form that a gateway has sent through somebody's browser. It only makes us ask the gateway: what that says is
 * believed, and nothing else. All forms that are not believed get the same answer.
 */
export async function takeReturn(ctx: Ctx, { kind, storeId, fields, address }: Sent): Promise<Returned> {
  const { limiter, payments, secrets } = ctx.services;
  const giveBack = limiter.take(BY_ADDRESS, address);
  const name = payments[kind].nameOf(fields);
  const attempt = await readAttemptByName(ctx.db, readStoreId(storeId), name);
  if (!attempt) return { landing: PENDING, doubt: 'order' };
  const account = openGateway(secrets, attempt.gatewaySealed);
  const provider = payments[account.kind];
  const claim = provider.verifyReturn(account, fields);
  if ('fault' in claim) return { landing: PENDING, doubt: claim.fault };
  if (claim.money && !isDue(claim.money, attempt)) return { landing: PENDING, doubt: 'amount' };
  // A gateway sends those of all stores from a few addresses of its own.
  giveBack();

  if (isReceived(attempt.state)) return land(ctx, attempt, { state: attempt.state, doubt: null });
  limiter.take(BY_ATTEMPT, attempt.id);
  const answer = await provider.fetchStatus(account, attempt);
  const known = knownOf(answer, attempt);
  const state = known ? await settlePayment(ctx, attempt, known) : attempt.state;
  return land(ctx, attempt, { state, doubt: describe(answer, state) });
}

/** What is now known for certain; null while nothing is. */
export function knownOf(answer: GatewayAnswer, attempt: AttemptRow): Known | null {
  const outcome = outcomeOf(answer, attempt);
  if (outcome === 'paid' && answer.state === 'paid') return { outcome, transactionId: answer.transactionId };
  const mayYetBePaid = answer.state === 'failed' && answer.mayYetBePaid === true;
  return outcome === 'failed' ? { outcome, mayYetBePaid } : null;
}

const isDue = ({ amount, currency }: NonNullable<ReturnClaim['money']>, attempt: AttemptRow) =>
  amount === attempt.amount && currency === attempt.currency;

async function land(
  ctx: Ctx,
  { storeId, orderId }: AttemptRow,
  { state, doubt }: { state: AttemptRow['state']; doubt: string | null },
): Promise<Returned> {
  if (state === 'awaiting') return { landing: PENDING, doubt };
  if (state !== 'paid') return { landing: FAILED, doubt };
  const { slug } = await findOrder(ctx, storeId, orderId);
  return { landing: `/status/${slug}`, doubt };
}

function describe(answer: GatewayAnswer, state: AttemptRow['state']): string | null {
  if (answer.state === 'unreachable') return `unreachable: ${answer.reason}`;
  return answer.state === 'paid' && state !== 'paid' ? `paid, and the payment is ${state}` : null;
}
