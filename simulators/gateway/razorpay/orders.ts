import type { Desk } from '../desk.ts';
import { json } from '../http/call.ts';
import type { Route } from '../http/router.ts';
import { razorpayId } from '../ids.ts';
import { NOT_THERE, refuse, withAccess } from './access.ts';
import { collection, presentOrder, presentPayment } from './entities.ts';
import { readMandate } from './mandates.ts';

const LEAST_PAISE = 100;
const LONGEST_RECEIPT = 40;

export function orderRoutes(desk: Desk): Route[] {
  const create = withAccess(desk, ({ account, body }) => {
    const { amount, currency, receipt = null } = body;
    if (!Number.isSafeInteger(amount)) return refuse('The amount must be an integer.');
    if (Number(amount) < LEAST_PAISE) return refuse('Order amount less than minimum amount allowed');
    if (currency !== 'INR') return refuse('Currency is not supported');
    if (receipt !== null && (typeof receipt !== 'string' || receipt.length > LONGEST_RECEIPT))
      return refuse(`The receipt may not be greater than ${LONGEST_RECEIPT} characters.`);
    const mandate = readMandate(body);
    const order = desk.ledger.open({
      flow: 'razorpay',
      merchantId: account.keyId,
      orderId: razorpayId('order'),
      receipt,
      amount: Number(amount),
      currency,
      ...(mandate && { mandate }),
    });
    return json(presentOrder(order));
  });
  const list = withAccess(desk, ({ account }) =>
    json(
      collection(
        desk.ledger.orders.filter(({ merchantId }) => merchantId === account.keyId).map(presentOrder),
      ),
    ),
  );
  const read = withAccess(desk, ({ account, params: [id = ''] }) => {
    const order = desk.ledger.find(account.keyId, id);
    return order ? json(presentOrder(order)) : refuse(NOT_THERE);
  });
  const payments = withAccess(desk, ({ account, params: [id = ''] }) => {
    const order = desk.ledger.find(account.keyId, id);
    if (!order) return refuse(NOT_THERE);
    return json(collection(order.payments.map((payment) => presentPayment(order, payment))));
  });
  return [
    { method: 'POST', path: '/v1/orders', handle: create },
    { method: 'GET', path: '/v1/orders', handle: list },
    { method: 'GET', path: '/v1/orders/:id', handle: read },
    { method: 'GET', path: '/v1/orders/:id/payments', handle: payments },
  ];
}
