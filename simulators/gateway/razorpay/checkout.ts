import type { Desk } from '../desk.ts';
import { type Answer, type Call, readForm, seeOther } from '../http/call.ts';
import { refusalPage } from '../pages/notice-page.ts';

/** The hosted checkout: the guest's browser posts a form that names the order. */
export function takeCheckout({ accounts, ledger }: Desk, call: Call): Answer {
  const posted = readForm(call);
  const {
    key_id: keyId = '',
    order_id: orderId = '',
    callback_url: callbackUrl = '',
    amount,
    currency,
  } = posted;
  const refused = (description: string) => refusalPage('Razorpay', 'BAD_REQUEST_ERROR', description);
  if (!accounts.razorpay.some((account) => account.keyId === keyId))
    return refused('The api key provided is invalid');
  const order = ledger.find(keyId, orderId);
  if (!order) return refused('The id provided does not exist');
  if (amount !== undefined && Number(amount) !== order.amount)
    return refused('Your payment amount is different from your order amount.');
  if (currency !== undefined && currency !== order.currency) return refused('Currency is not supported');
  if (!URL.canParse(callbackUrl)) return refused('The callback url is required.');
  const cancelUrl = posted['cancel_url'] ?? '';
  Object.assign(order, { posted, callbackUrl, cancelUrl: URL.canParse(cancelUrl) ? cancelUrl : null });
  ledger.hasChanged();
  return seeOther(`/pay/${order.key}`);
}
