import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callbackPath, type GatewayKind } from '../../rules/gateways.ts';
import { MERCHANT } from '../testing/fake-paytm.ts';
import { RAZORPAY } from '../testing/fake-razorpay.ts';
import { sendTrouble, TROUBLES, type Trouble } from '../testing/trouble.ts';
import { createGateways } from './gateways.ts';
import { isSigned } from './paytm-checksum.ts';

type Reply = object | Trouble | 'silence' | number;

interface Asked {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

/** The replies to the questions in turn; the last one is repeated. */
let script: Reply[] = [];
const asked: Asked[] = [];
beforeEach(() => void asked.splice(0));

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers, body: await text(request) });
  const reply = script.length > 1 ? script.shift() : script[0];
  if (reply === undefined || reply === 'silence') return;
  if (typeof reply === 'number') return void response.writeHead(reply).end('{"error":{"description":"No"}}');
  if (typeof reply === 'string') return void sendTrouble(response, reply);
  response.end(JSON.stringify(reply));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const patient = createGateways({ allowPrivate: true });
const hasty = createGateways({ allowPrivate: true, answerMs: 100 });
/** Waits briefly for a gateway that will not answer; a busy machine may keep any other one waiting. */
const gateways = () => (script.includes('silence') ? hasty : patient);
const accountOf = (kind: GatewayKind) => {
  const { merchent_id, merchent_key } = kind === 'razorpay' ? RAZORPAY : MERCHANT;
  const more = { website: 'WEB', industryType: 'Retail', webhookSecret: RAZORPAY.webhook_secret };
  return { kind, merchantId: merchent_id, merchantKey: merchent_key, host, ...more };
};
const attempt = {
  storeId: 'store1',
  gatewayOrderId: 'attempt1',
  reference: 'order_1',
  amount: 48743,
  currency: 'INR',
};
const refund = { ...attempt, transactionId: 'pay_1', refundId: 'refund0001', amount: 1005 };

const mid = MERCHANT.merchent_id;
const info = (resultStatus: string, resultCode: string) => ({ resultInfo: { resultStatus, resultCode } });
const paytm = (body: object) => ({ body: { mid, orderId: 'attempt1', refId: 'refund0001', ...body } });
const order = { id: 'order_1', amount: 48743, currency: 'INR', receipt: 'attempt1' };
const payment = { id: 'pay_1', order_id: 'order_1', amount: 48743, currency: 'INR', status: 'captured' };
const items = (...all: object[]) => ({ entity: 'collection', count: all.length, items: all });

const startOf = (kind: GatewayKind) =>
  gateways()[kind].start(accountOf(kind), {
    ...attempt,
    reference: null,
    payeeName: 'Chai & Co',
    callbackUrl: `https://thali.example${callbackPath(kind, 'store1')}`,
    cancelUrl: 'https://thali.example/thankyou/',
  });
const bodyOf = (at: number) => JSON.parse(asked[at]?.body ?? '');

describe('beginning a payment', () => {
  test('at Paytm, asks with a signature and sends the browser there with the token', async () => {
    script = [{ body: { ...info('S', '0000'), txnToken: 'a token' } }];
    const { form, reference } = await startOf('paytm-token');
    const query = `?mid=${mid}&orderId=attempt1`;
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST /theia/api/v1/initiateTransaction${query}`,
    ]);
    const { body, head } = bodyOf(0);
    expect(isSigned(JSON.stringify(body), MERCHANT.merchent_key, head.signature)).toBe(true);
    expect(body).toEqual({
      requestType: 'Payment',
      mid,
      websiteName: 'WEB',
      orderId: 'attempt1',
      callbackUrl: 'https://thali.example/payments/paytm/callback/store1',
      txnAmount: { value: '487.43', currency: 'INR' },
      userInfo: { custId: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect([form, reference]).toEqual([
      {
        action: `${host}/theia/api/v1/showPaymentPage${query}`,
        param_dict: { mid, orderId: 'attempt1', txnToken: 'a token' },
      },
      null,
    ]);
  });

  test('at Razorpay, makes an order in paise that captures by itself and sends the browser to its page', async () => {
    script = [order];
    const { form, reference } = await startOf('razorpay');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/orders']);
    expect(bodyOf(0)).toEqual({ amount: 48743, currency: 'INR', receipt: 'attempt1', payment_capture: 1 });
    expect(asked[0]?.headers['authorization']).toBe(
      `Basic ${btoa(`${RAZORPAY.merchent_id}:${RAZORPAY.merchent_key}`)}`,
    );
    expect(reference).toBe('order_1');
    expect(form).toEqual({
      action: `${host}/v1/checkout/embedded`,
      param_dict: {
        key_id: RAZORPAY.merchent_id,
        order_id: 'order_1',
        amount: '48743',
        currency: 'INR',
        name: 'Chai & Co',
        callback_url: 'https://thali.example/payments/razorpay/callback/store1',
        cancel_url: 'https://thali.example/thankyou/',
      },
    });
  });

  const anyTrouble: Reply[] = [...TROUBLES, 'silence', 401, 503, {}, []];
  test.each<[GatewayKind, Reply]>([
    ...anyTrouble.flatMap((reply): [GatewayKind, Reply][] => [
      ['paytm-token', reply],
      ['razorpay', reply],
    ]),
    ['paytm-token', { body: info('S', '0000') }],
    ['paytm-token', { body: { ...info('F', '2005'), txnToken: 'a token' } }],
    ['razorpay', { ...order, amount: 48742 }],
    ['razorpay', { ...order, currency: 'USD' }],
    ['razorpay', { ...order, receipt: 'another' }],
    ['razorpay', { ...order, id: '../payments' }],
  ])('by %s fails on %j', async (kind, reply) => {
    script = [reply];
    await expect(startOf(kind)).rejects.toThrow(/^(It |No answer|The answer|socket hang up|read ECONN)/);
  });
});

describe('the status of a payment at Razorpay', () => {
  const ask = () => gateways().razorpay.fetchStatus(accountOf('razorpay'), attempt);
  const FAILED = { state: 'failed' };
  const UNPAID = { state: 'unpaid' };
  const pending = (said: string) => ({ state: 'pending', reason: `It says ${said}` });
  const NOT_WHAT = pending('paid, and not what');
  const paid = (changes = {}) => ({
    state: 'paid',
    transactionId: 'pay_1',
    amount: 48743,
    currency: 'INR',
    ...changes,
  });
  const failed = { ...payment, id: 'pay_0', status: 'failed' };

  test.each<[string, object, object]>([
    ['nothing', items(), UNPAID],
    ['captured', items(payment), paid()],
    ['captured after a card that was refused', items(payment, failed), paid()],
    [
      'captured with another amount beside the right one',
      items({ ...payment, amount: 1 }, payment),
      paid({ unclear: '2 payments were captured for one order' }),
    ],
    ['captured for nothing', items({ ...payment, amount: 0 }), NOT_WHAT],
    ['captured with a part of a paisa', items({ ...payment, amount: 48743.5 }), NOT_WHAT],
    ['captured in no currency', items({ ...payment, currency: '' }), NOT_WHAT],
    ['captured with another amount', items({ ...payment, amount: 48742 }), paid({ amount: 48742 })],
    ['captured in another currency', items({ ...payment, currency: 'USD' }), paid({ currency: 'USD' })],
    ['captured without an amount', items({ ...payment, amount: null }), NOT_WHAT],
    ['captured without a number', items({ ...payment, id: undefined }), NOT_WHAT],
    ['captured with an odd number', items({ ...payment, id: 'pay_1/../x' }), NOT_WHAT],
    ['authorised', items({ ...payment, status: 'authorized' }), pending('authorized')],
    [
      'authorised after a failure',
      items(failed, { ...payment, status: 'authorized' }),
      pending('authorized'),
    ],
    ['just begun', items({ ...payment, status: 'created' }), pending('created')],
    ['failed', items(failed, failed), FAILED],
    ['given back already', items({ ...payment, status: 'refunded' }), FAILED],
    ['an unknown state', items({ ...payment, status: 'held' }), pending('held')],
  ])('%s', async (_, reply, wanted) => {
    script = [reply];
    expect(await ask()).toEqual(wanted);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v1/orders/order_1/payments']);
  });

  test.each<Reply>([
    ...TROUBLES,
    'silence',
    401,
    404,
    429,
    items({ ...payment, order_id: 'order_2' }),
    items({ ...payment, order_id: undefined }),
    { items: {} },
    {},
  ])('%j leaves the status unknown', async (reply) => {
    script = [reply];
    expect((await ask()).state).toBe('unreachable');
  });

  test('an attempt without a payment page is not asked about', async () => {
    const never = { ...attempt, reference: null };
    expect(await gateways().razorpay.fetchStatus(accountOf('razorpay'), never)).toEqual(UNPAID);
    expect(asked).toEqual([]);
  });
});

describe('the status of a payment at Paytm', () => {
  const ask = () => gateways()['paytm-token'].fetchStatus(accountOf('paytm-token'), attempt);
  const said = (status: string, code: string, more = {}) =>
    paytm({ ...info(status, code), txnId: 'T1', txnAmount: '487.43', ...more });
  const paid = { state: 'paid', transactionId: 'T1', amount: 48743, currency: 'INR' };
  const pending = (reason: string) => ({ state: 'pending', reason });
  const NOT_WHAT = pending('It says paid, and not what');

  test.each<[string, object, object]>([
    ['paid', said('TXN_SUCCESS', '01'), paid],
    [
      'paid with a fee on top',
      said('TXN_SUCCESS', '01', { txnAmount: '499.00' }),
      { ...paid, amount: 49900 },
    ],
    [
      'paid in another currency',
      said('TXN_SUCCESS', '01', { currency: 'USD' }),
      { ...paid, currency: 'USD' },
    ],
    ['paid, without a number', said('TXN_SUCCESS', '01', { txnId: undefined }), NOT_WHAT],
    ['paid, without an amount', said('TXN_SUCCESS', '01', { txnAmount: undefined }), NOT_WHAT],
    ['paid nothing', said('TXN_SUCCESS', '01', { txnAmount: '0.00' }), NOT_WHAT],
    ['pending', said('PENDING', '402'), pending('It says PENDING')],
    ['an unknown state', said('TXN_HELD', '999'), pending('It says TXN_HELD')],
    ['failed, and may be tried again there', said('TXN_FAILURE', '227'), { state: 'failed' }],
    ['not begun by the guest', said('TXN_FAILURE', '334'), { state: 'unpaid' }],
    ['no record', said('NO_RECORD_FOUND', '331'), { state: 'unpaid' }],
  ])('%s', async (_, reply, wanted) => {
    script = [reply];
    expect(await ask()).toEqual(wanted);
  });

  test.each<Reply>([
    ...TROUBLES,
    'silence',
    said('TXN_SUCCESS', '01', { orderId: 'attempt2' }),
    said('TXN_FAILURE', '227', { mid: 'M2' }),
    // These codes refuse the question, which says nothing about the payment.
    ...['330', '335', '501'].map((code) => said('TXN_FAILURE', code)),
    { body: info('TXN_FAILURE', '335') },
  ])('%j leaves the status unknown', async (reply) => {
    script = [reply];
    expect((await ask()).state).toBe('unreachable');
  });
});

describe('refunding', () => {
  const unknown = { body: info('TXN_FAILURE', '631') };
  const under = (status: string, code: string, more = {}) =>
    paytm({ ...info(status, code), refundId: 'R1', refundAmount: '10.05', ...more });
  const saying = (resultStatus: string, resultCode: string, resultMsg: string) =>
    under(resultStatus, resultCode, { resultInfo: { resultStatus, resultCode, resultMsg } });
  const begun = { id: 'rfnd_1', payment_id: 'pay_1', amount: 1005, receipt: 'refund0001', status: 'pending' };
  const DONE = { state: 'done', gatewayRefundId: 'R1' };
  const refundAt = (kind: GatewayKind) => gateways()[kind].refund(accountOf(kind), refund);
  const paths = () => asked.map(({ method, url }) => `${method} ${url.split('?')[0]}`);

  test('at Paytm, applies for a refund that does not exist yet, exact to the paisa', async () => {
    script = [unknown, under('PENDING', '601')];
    expect(await refundAt('paytm')).toEqual({ state: 'pending', gatewayRefundId: 'R1' });
    expect(paths()).toEqual(['POST /v2/refund/status', 'POST /refund/apply']);
    const { body, head } = bodyOf(1);
    const more = { txnType: 'REFUND', txnId: 'pay_1', refId: 'refund0001', refundAmount: '10.05' };
    expect(body).toEqual({ mid, orderId: 'attempt1', ...more });
    expect(isSigned(JSON.stringify(body), MERCHANT.merchent_key, head.signature)).toBe(true);
  });

  test.each<[string, Reply[], object]>([
    ['done before', [under('TXN_SUCCESS', '10')], DONE],
    ['under way', [under('PENDING', '601')], { ...DONE, state: 'pending' }],
    ['refused by the bank', [under('TXN_FAILURE', '600')], { ...DONE, state: 'failed' }],
    [
      'begun by another process meanwhile',
      [unknown, under('TXN_FAILURE', '617'), under('TXN_SUCCESS', '10')],
      DONE,
    ],
    ['refused', [unknown, paytm(info('TXN_FAILURE', '619')), unknown], { state: 'refused' }],
    ['a fault of its own', [unknown, paytm(info('TXN_FAILURE', '501')), unknown], { state: 'unreachable' }],
    [
      'a fault of its own, after it has begun',
      [unknown, paytm(info('TXN_FAILURE', '501')), under('PENDING', '601')],
      { ...DONE, state: 'pending' },
    ],
    ['refused, as of no such order', [unknown], { state: 'refused' }],
    [
      'taken before, and not known yet where it is looked for',
      [unknown, under('TXN_FAILURE', '617', { refundId: undefined }), unknown],
      { state: 'unreachable' },
    ],
    [
      'pending, with words of an unknown one',
      [saying('PENDING', '601', 'No record found at the bank yet')],
      { ...DONE, state: 'pending' },
    ],
    [
      'a question that is refused, in such words',
      [
        {
          body: { resultInfo: { ...info('TXN_FAILURE', '335').resultInfo, resultMsg: 'Merchant not found' } },
        },
      ],
      { state: 'unreachable', reason: 'Merchant not found' },
    ],
    ['asked for without an answer', [unknown, 'silence'], { state: 'unreachable' }],
    ['asked for in vain', ['an error'], { state: 'unreachable' }],
    ['a question that is refused', [paytm(info('TXN_FAILURE', '330'))], { state: 'unreachable' }],
    ['of another order', [under('TXN_SUCCESS', '10', { orderId: 'attempt2' })], { state: 'unreachable' }],
    [
      'failed, of another order',
      [under('TXN_FAILURE', '600', { orderId: 'attempt2' })],
      { state: 'unreachable' },
    ],
    ['of another account', [under('TXN_SUCCESS', '10', { mid: 'M2' })], { state: 'unreachable' }],
    ['of another amount', [under('TXN_SUCCESS', '10', { refundAmount: '10.50' })], { state: 'unreachable' }],
    ['a page', ['a page'], { state: 'unreachable' }],
  ])('Paytm: %s', async (_, replies, wanted) => {
    script = replies;
    expect(await refundAt('paytm-token')).toMatchObject(wanted);
  });

  test('at Razorpay, looks for the refund before making it under its own receipt', async () => {
    script = [items({ ...begun, receipt: 'refund0000', status: 'processed' }), begun];
    expect(await refundAt('razorpay')).toEqual({ state: 'pending', gatewayRefundId: 'rfnd_1' });
    expect(paths()).toEqual(['GET /v1/payments/pay_1/refunds', 'POST /v1/payments/pay_1/refund']);
    expect(bodyOf(1)).toEqual({ amount: 1005, speed: 'normal', receipt: 'refund0001' });
    expect(asked[1]?.headers['x-refund-idempotency']).toBe('refund0001');
  });

  test.each<[string, Reply[], object]>([
    ['done before', [items({ ...begun, status: 'processed' })], { state: 'done', gatewayRefundId: 'rfnd_1' }],
    ['under way', [items(begun)], { state: 'pending' }],
    ['refused by the bank', [items({ ...begun, status: 'failed' })], { state: 'failed' }],
    ['refused', [items(), 400, items()], { state: 'refused', reason: 'No' }],
    [
      'refused, for it has taken it by now',
      [items(), 400, items({ ...begun, status: 'processed' })],
      { state: 'done', gatewayRefundId: 'rfnd_1' },
    ],
    ['just begun by another process', [items(), 409], { state: 'unreachable' }],
    ['asked for without an answer', [items(), 'silence'], { state: 'unreachable' }],
    ['asked for in vain', [503], { state: 'unreachable' }],
    ['of another account', [401], { state: 'unreachable' }],
    ['of another payment', [items({ ...begun, payment_id: 'pay_2' })], { state: 'unreachable' }],
    ['of another amount', [items({ ...begun, amount: 1006 })], { state: 'unreachable' }],
    ['a page', ['a page'], { state: 'unreachable' }],
  ])('Razorpay: %s', async (_, replies, wanted) => {
    script = replies;
    expect(await refundAt('razorpay')).toMatchObject(wanted);
  });

  test.each(['paytm', 'razorpay'] as const)(
    'an unknown refund at %s is not a failure: it is asked about again',
    async (kind) => {
      script = kind === 'razorpay' ? [items()] : [unknown];
      const none = { state: 'unreachable', reason: 'It knows of no such refund' };
      expect(await gateways()[kind].fetchRefund(accountOf(kind), refund)).toEqual(none);
    },
  );
});
