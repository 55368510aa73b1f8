import type { Desk } from '../desk.ts';
import type { Answer, Call } from '../http/call.ts';
import { paytmId } from '../ids.ts';
import { type Order, type Payment, type Refund, refundedOf } from '../ledger.ts';
import { parseAmount, toDecimal } from '../money.ts';
import { RESULTS, type Result, tell } from './answers.ts';
import { readQuestion, textOf } from './read-question.ts';
import { dateOf } from './status.ts';

/** Accepts a refund. It is completed later, so merchants ask for its status. */
export function applyRefund(desk: Desk, call: Call): Answer {
  const question = readQuestion(desk, call);
  if ('refusal' in question) return question.refusal;
  const { account, body } = question;
  const asked = pick(body, ['mid', 'orderId', 'txnId', 'refId', 'refundAmount']);
  const order = desk.ledger.find(account.mid, asked['orderId'] ?? '');
  const payment = order?.payments.find(({ paymentId }) => paymentId === asked['txnId']) ?? null;
  const amount = parseAmount(asked['refundAmount'] ?? '') ?? 0;
  const fault = body['txnType'] === 'REFUND' ? faultOf(order, payment, amount) : RESULTS.refundMismatch;
  if (fault || !payment) return tell(fault ?? RESULTS.refundMismatch, asked, account.key);
  const reference = asked['refId'] ?? '';
  if (payment.refunds.some((refund) => refund.reference === reference))
    return tell(RESULTS.refundRepeated, asked, account.key);
  if (amount > payment.amount - refundedOf(payment)) return tell(RESULTS.refundAmount, asked, account.key);
  const { refundId } = desk.ledger.refund(payment, {
    refundId: paytmId(desk.now()),
    reference,
    amount,
    state: desk.faults.refunds,
  });
  return tell(RESULTS.refundAccepted, { ...asked, refundId }, account.key);
}

export function refundStatus(desk: Desk, call: Call): Answer {
  const question = readQuestion(desk, call);
  if ('refusal' in question) return question.refusal;
  const { account, body } = question;
  const asked = pick(body, ['mid', 'orderId', 'refId']);
  const order = desk.ledger.find(account.mid, asked['orderId'] ?? '');
  for (const payment of order?.payments ?? []) {
    const refund = payment.refunds.find(({ reference }) => reference === asked['refId']);
    if (refund) return tell(resultOf(refund), { ...asked, ...describe(payment, refund) }, account.key);
  }
  return tell(RESULTS.refundUnknown, asked, account.key);
}

function faultOf(order: Order | null, payment: Payment | null, amount: number): Result | null {
  if (!order) return RESULTS.refundUnknown;
  if (!payment) return RESULTS.refundMismatch;
  if (payment.state !== 'paid') return RESULTS.refundUnpaid;
  return amount > 0 ? null : RESULTS.refundAmount;
}

function resultOf({ state }: Refund): Result {
  if (state === 'done') return RESULTS.refundDone;
  return state === 'failed' ? RESULTS.refundRefused : RESULTS.refundAccepted;
}

function describe(payment: Payment, refund: Refund) {
  return {
    txnId: payment.paymentId,
    txnAmount: toDecimal(payment.amount),
    refundId: refund.refundId,
    refundAmount: toDecimal(refund.amount),
    totalRefundAmount: toDecimal(refundedOf(payment)),
    acceptRefundStatus: 'SUCCESS',
    userCreditInitiateStatus: refund.state === 'done' ? 'SUCCESS' : 'INITIATED',
    txnTimestamp: dateOf(payment.at),
    merchantRefundRequestTimestamp: dateOf(refund.at),
  };
}

function pick(body: Record<string, unknown>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(body[name])]));
}
