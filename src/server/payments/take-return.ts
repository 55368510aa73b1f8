import { type GatewayAnswer, isReceived, outcomeOf } from '#domain/payment.ts';
import type { Ctx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { findOrderSlug } from '../ordering/read-order.ts';
import { readStoreId } from '../stores/find-store.ts';
import { openGateway } from '../stores/gateway.ts';
import type { ReturnFields } from './provider.ts';
import { type AttemptRow, readAttemptByName } from './queries.ts';
import { type Known, settlePayment } from './settle-payment.ts';

export interface Returned {
  /** The page that the customer's browser goes on to. */
  landing: string;
  /** Why what came was not believed, or not yet, for the log. */
  doubt: string | null;
}

const PENDING = '/thankyou/';
const FAILED = '/thankyou/cancel';
const BY_ADDRESS: Limit = { name: 'returns by address', most: 300, windowMs: 60_000 };
const BY_ATTEMPT: Limit = { name: 'returns by attempt', most: 20, windowMs: 60_000 };

/**
 * A form that a gateway has sent through somebody's browser. It only makes us ask the gateway: what that says is
 * believed, and nothing else. All forms that are not believed get the same answer.
 */
export async function takeReturn(
  ctx: Ctx,
  { storeId, fields, address }: { storeId: string; fields: ReturnFields; address: string },
): Promise<Returned> {
  const { limiter, payments, secrets } = ctx.services;
  limiter.take(BY_ADDRESS, address);
  const attempt = await readAttemptByName(ctx.db, readStoreId(storeId), payments.nameOf(fields));
  if (!attempt) return { landing: PENDING, doubt: 'order' };
  const gateway = openGateway(secrets, attempt.gatewaySealed);
  const claim = payments.verifyReturn(gateway, fields);
  if ('fault' in claim) return { landing: PENDING, doubt: claim.fault };
  if (claim.amount !== attempt.amount || claim.currency !== attempt.currency)
    return { landing: PENDING, doubt: 'amount' };

  if (isReceived(attempt.state)) return land(ctx, attempt, { state: attempt.state, doubt: null });
  limiter.take(BY_ATTEMPT, attempt.id);
  const answer = await payments.fetchStatus(gateway, attempt.gatewayOrderId);
  const known = knownOf(answer, attempt);
  const state = known ? await settlePayment(ctx, attempt, known) : attempt.state;
  return land(ctx, attempt, { state, doubt: describe(answer, state) });
}

/** What is now known for certain; null while nothing is. */
export function knownOf(answer: GatewayAnswer, attempt: AttemptRow): Known | null {
  const outcome = outcomeOf(answer, attempt);
  if (outcome === 'paid' && answer.state === 'paid') return { outcome, transactionId: answer.transactionId };
  return outcome === 'failed' ? { outcome } : null;
}

async function land(
  ctx: Ctx,
  { storeId, orderId }: AttemptRow,
  { state, doubt }: { state: AttemptRow['state']; doubt: string | null },
): Promise<Returned> {
  if (state === 'awaiting') return { landing: PENDING, doubt };
  if (state !== 'paid') return { landing: FAILED, doubt };
  return { landing: `/status/${await findOrderSlug(ctx, storeId, orderId)}`, doubt };
}

function describe(answer: GatewayAnswer, state: AttemptRow['state']): string | null {
  if (answer.state === 'unreachable') return `unreachable: ${answer.reason}`;
  return answer.state === 'paid' && state !== 'paid' ? `paid, and the payment is ${state}` : null;
}
