import { randomBytes } from 'node:crypto';
import type { Desk } from '../desk.ts';
import { type Answer, type Call, readForm, seeOther } from '../http/call.ts';
import { parseAmount } from '../money.ts';
import { refusalPage } from '../pages/notice-page.ts';
import { RESULTS, tell } from './answers.ts';
import { ORDER_NAME } from './form-flow.ts';
import { readQuestion, textOf } from './read-question.ts';

const REFUSALS = { merchant: RESULTS.startMerchant, checksum: RESULTS.startChecksum };

/** The merchant's server announces a payment and gets a token for its page. */
export function initiate(desk: Desk, call: Call): Answer {
  const question = readQuestion(desk, call, REFUSALS);
  if ('refusal' in question) return question.refusal;
  const { account, body } = question;
  if (call.query.get('mid') !== account.mid) return tell(RESULTS.startOtherMerchant);
  const { orderId, callbackUrl, requestType, websiteName } = body;
  if (call.query.get('orderId') !== orderId) return tell(RESULTS.startOtherOrder);
  const { txnAmount, userInfo } = body as Record<string, Record<string, unknown> | undefined>;
  const amount = parseAmount(textOf(txnAmount?.['value']));
  const isWhole =
    requestType === 'Payment' &&
    ORDER_NAME.test(textOf(orderId)) &&
    [websiteName, callbackUrl, userInfo?.['custId']].every((value) => textOf(value) !== '');
  if (!isWhole) return tell(RESULTS.startFields);
  if (amount === null || amount === 0 || txnAmount?.['currency'] !== 'INR') return tell(RESULTS.startAmount);
  const known = desk.ledger.find(account.mid, textOf(orderId));
  if (known && known.amount !== amount) return tell(RESULTS.startInconsistent);
  const order =
    known ??
    desk.ledger.open({
      flow: 'paytm-token',
      merchantId: account.mid,
      orderId: textOf(orderId),
      amount,
      currency: 'INR',
      callbackUrl: textOf(callbackUrl),
      token: randomBytes(24).toString('hex'),
    });
  const result = known ? RESULTS.startedAlready : RESULTS.started;
  const more = { txnToken: order.token, isPromoCodeValid: false, authenticated: false };
  return tell(result, more, account.key);
}

/** The guest's browser arrives with the token. */
export function showPaymentPage({ ledger }: Desk, call: Call): Answer {
  const { mid = '', orderId = '', txnToken = '' } = readForm(call);
  const isSame = call.query.get('mid') === mid && call.query.get('orderId') === orderId;
  const order = isSame ? ledger.find(mid, orderId) : null;
  if (!order || order.token === null || order.token !== txnToken)
    return refusalPage('Paytm', '1006', 'Your Session has expired.');
  order.posted = readForm(call);
  return seeOther(`/pay/${order.key}`);
}
