import type { Desk } from '../desk.ts';
import type { Answer, Call } from '../http/call.ts';
import { type Order, type Payment, paymentOf, refundedOf } from '../ledger.ts';
import { toDecimal } from '../money.ts';
import { RESULTS, type Result, tell } from './answers.ts';
import { readQuestion, textOf } from './read-question.ts';

export function orderStatus(desk: Desk, call: Call): Answer {
  const question = readQuestion(desk, call);
  if ('refusal' in question) return question.refusal;
  const { account, body } = question;
  const orderId = textOf(body['orderId']);
  const order = desk.ledger.find(account.mid, orderId);
  const asked = { mid: account.mid, orderId };
  if (!order) return tell(RESULTS.noRecord, asked, account.key);
  const payment = paymentOf(order);
  return tell(resultOf(order, payment), { ...asked, ...(payment ? describe(payment) : {}) }, account.key);
}

export function resultOf({ isCancelled }: Order, payment: Payment | null): Result {
  if (!payment) return isCancelled ? RESULTS.cancelled : RESULTS.noRecord;
  if (payment.state === 'paid') return RESULTS.success;
  return payment.state === 'failed' ? RESULTS.failure : RESULTS.pending;
}

function describe(payment: Payment) {
  return {
    txnId: payment.paymentId,
    bankTxnId: payment.paymentId.slice(-12),
    txnAmount: toDecimal(payment.amount),
    txnType: 'SALE',
    gatewayName: 'SIMULATED',
    bankName: 'Simulated Bank',
    paymentMode: 'UPI',
    refundAmt: toDecimal(refundedOf(payment)),
    txnDate: dateOf(payment.at),
  };
}

/** Formats the time in India. */
export function dateOf(at: number): string {
  const india = new Date(at + 330 * 60_000).toISOString();
  return `${india.slice(0, 10)} ${india.slice(11, 19)}.0`;
}
