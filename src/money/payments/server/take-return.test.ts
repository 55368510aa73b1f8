import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signText, textOf } from './adapters/paytm-checksum.ts';
import { MERCHANT, type Reply, returnOf } from './testing/fake-paytm.ts';
import {
  AWAITING,
  createPayStore,
  ended,
  PAID,
  placeOnline,
  sendBack,
  setGateway,
} from './testing/pay-scene.ts';
import { usePayScene } from './testing/use-pay-scene.ts';

const { paytm, thali, store, place, look, logOf } = await usePayScene();

const landing = async (fields: Record<string, string> | string, of = store) => {
  const { status, headers, text } = await sendBack(thali, of, fields);
  expect([status, text]).toEqual([303, '']);
  return headers['location'];
};

test.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
  ['without a checksum', ({ CHECKSUMHASH: _, ...fields }) => fields],
  ['with the checksum of other values', (fields) => ({ ...fields, TXNID: 'another' })],
  ['with junk for a checksum', (fields) => ({ ...fields, CHECKSUMHASH: 'A'.repeat(108) })],
  ['signed with another key', (fields) => returnOf({}, unsigned(fields), 'another-key-0000')],
  ['of another merchant', (fields) => returnOf({}, { ...unsigned(fields), MID: 'SOMEBODY-ELSE' })],
  [
    'of an order that does not exist',
    (fields) => returnOf({}, { ...unsigned(fields), ORDERID: 'f'.repeat(32) }),
  ],
  ['with a bar in a value', (fields) => returnOf({}, { ...unsigned(fields), RESPMSG: 'a|b' })],
])('the gateway is not asked about a form %s', async (_, forge) => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  const before = paytm.asked.length;
  expect(await landing(forge(returnOf(order.data.param_dict)))).toBe('/thankyou/');
  expect(paytm.asked.length).toBe(before);
  expect(await look(order)).toEqual(AWAITING);
});

test.each<[string, Record<string, string>]>([
  ['a smaller amount', { TXNAMOUNT: '0.20' }],
  ['paise for rupees', { TXNAMOUNT: '2000' }],
  ['no amount', { TXNAMOUNT: '20,00' }],
  ['another currency', { CURRENCY: 'USD' }],
])(
  'a form that names %s is not believed: the gateway’s amount is booked, and the log says why',
  async (_, odd) => {
    const order = await place();
    const form = returnOf(order.data.param_dict, odd);
    const before = thali.logs.length;
    expect(await landing(form)).toBe('/thankyou/');
    expect(thali.logs.slice(before).join()).toContain('"doubt":"amount"');
    expect(await look(order)).toEqual(AWAITING);
    paytm.pay(order.name, '20.00');
    expect(await landing(form)).toBe(`/status/${order.slug}`);
    expect(await look(order)).toEqual(PAID);
  },
);

function unsigned({ CHECKSUMHASH: _, ...fields }: Record<string, string>) {
  return fields;
}

test('our own request’s values under other names have a valid checksum and pay nothing', async () => {
  const order = await place();
  const { CHECKSUMHASH = '', ...sent } = order.data.param_dict;
  // The attacker sends the same values in the same order under other names, so the signed text is the same.
  const values = textOf(sent).split('|');
  const names = ['A', 'B', 'C', 'D', 'MID', 'ORDERID', 'TXNAMOUNT', 'WEBSITE'];
  const forged = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  expect(textOf(forged)).toBe(textOf(sent));
  expect(await landing({ ...forged, CHECKSUMHASH })).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test('a success that the gateway does not know is ignored, even with a valid checksum', async () => {
  const order = await place();
  expect(await landing(returnOf(order.data.param_dict))).toBe('/thankyou/');
  expect(paytm.asked.at(-1)).toBe(order.name);
  expect(await look(order)).toEqual(AWAITING);
});

const success = { resultStatus: 'TXN_SUCCESS' };
test.each<[string, Reply]>([
  ['that is still pending', { resultInfo: { resultStatus: 'PENDING' }, txnId: '1', txnAmount: '20.00' }],
  ['of no amount', { resultInfo: success, txnId: '3' }],
  ['without a number', { resultInfo: success, txnAmount: '20.00' }],
  ['of another order', { resultInfo: success, orderId: 'other', txnId: '5', txnAmount: '20.00' }],
  ['that names no order', { resultInfo: success, orderId: undefined, txnId: '7', txnAmount: '20.00' }],
  ['that names no merchant', { resultInfo: success, mid: undefined, txnId: '8', txnAmount: '20.00' }],
  ['with an odd number', { resultInfo: success, txnId: '9\u0000', txnAmount: '20.00' }],
  ['of another merchant', { resultInfo: success, mid: 'other', txnId: '6', txnAmount: '20.00' }],
  ['that is broken off', 'broken off'],
  ['that is an error', 'an error'],
  ['that is a page', 'a page'],
  ['that is a redirect', 'elsewhere'],
])('the order keeps waiting when the gateway’s answer is %s', async (_, reply) => {
  const order = await place();
  paytm.replies.set(order.name, reply);
  expect(await landing(returnOf(order.data.param_dict))).toBe('/thankyou/');
  expect(await landing(returnOf(order.data.param_dict, { STATUS: 'TXN_FAILURE' }))).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
});

test('a failure is believed only from the gateway, and cancels the order', async () => {
  const order = await place();
  const failure = returnOf(order.data.param_dict, { STATUS: 'TXN_FAILURE', RESPCODE: '227' });
  expect(await landing(failure)).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
  paytm.fail(order.name);
  expect(await landing(failure)).toBe('/thankyou/cancel');
  expect(await look(order)).toEqual(ended('failed'));
  expect((await logOf(order)).at(-1)).toEqual({
    actor: { kind: 'system' },
    event: {
      what: 'payment',
      payment: 'failed',
      from: 1,
      to: 5,
      amount: 2000,
      reason: 'The payment failed',
    },
  });
});

test('the gateway’s answer counts, not the form', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  const status = await landing(returnOf(order.data.param_dict, { STATUS: 'TXN_FAILURE' }));
  expect(status).toBe(`/status/${order.slug}`);
  expect(await look(order)).toEqual(PAID);
});

test('repeated and concurrent forms pay once', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  const form = returnOf(order.data.param_dict);
  const landings = await Promise.all(Array.from({ length: 5 }, () => landing(form)));
  const before = paytm.asked.length;
  landings.push(await landing(form), await landing(form));
  expect(new Set(landings)).toEqual(new Set([`/status/${order.slug}`]));
  expect(paytm.asked.length).toBe(before);
  expect(await look(order)).toEqual(PAID);
  expect(await logOf(order)).toHaveLength(2);
});

test('one transaction pays one order', async () => {
  const [order, other] = [await place(), await place()];
  const transactionId = paytm.pay(order.name, '20.00');
  paytm.pay(other.name, '20.00', transactionId);
  expect(await landing(returnOf(order.data.param_dict))).toBe(`/status/${order.slug}`);
  expect(await landing(returnOf(other.data.param_dict))).toBe('/thankyou/');
  expect(await look(other)).toEqual(AWAITING);
});

test('a success after a failure is owed back and does not revive the order', async () => {
  const order = await place();
  paytm.fail(order.name);
  await landing(returnOf(order.data.param_dict));
  paytm.pay(order.name, '20.00');
  const form = returnOf(order.data.param_dict);
  expect([await landing(form), await landing(form)]).toEqual([
    `/status/${order.slug}`,
    `/status/${order.slug}`,
  ]);
  const refund = { state: 5, payment: 'refund_due', timeline: [...ended('failed').timeline, 'refund_due'] };
  expect(await look(order)).toEqual(refund);
  const { rows } = await thali.database.pool.query(
    'select state, gateway_transaction_id is not null as has_transaction from payment_attempts where store_id = $1 and order_id = $2',
    [store.storeId, order._id],
  );
  expect(rows).toEqual([{ state: 'refund_due', has_transaction: true }]);
});

test('a return does not reach another store’s order, even with the same gateway account', async () => {
  const other = await createPayStore(thali, paytm);
  const order = await place();
  paytm.pay(order.name, '20.00');
  expect(await landing(returnOf(order.data.param_dict), other)).toBe('/thankyou/');
  expect(await look(order)).toEqual(AWAITING);
  for (const storeId of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    const answer = await sendBack(thali, { ...store, storeId }, returnOf(order.data.param_dict));
    expect([303, 404]).toContain(answer.status);
  }
  expect(await look(order)).toEqual(AWAITING);
});

test('an attempt ends with the credentials that it began with', async () => {
  const changing = await createPayStore(thali, paytm);
  const order = await placeOnline(thali, changing);
  paytm.pay(order.name, '20.00');
  const changed = { merchent_id: 'NEW', merchent_key: 'new-key-00000000', host: paytm.host };
  for (const config of [changed, null]) await setGateway(thali, changing, config);
  const forged = returnOf({ ...order.data.param_dict, MID: 'NEW' }, {}, changed.merchent_key);
  expect(await landing(forged, changing)).toBe('/thankyou/');
  expect(await landing(returnOf(order.data.param_dict), changing)).toBe(`/status/${order.slug}`);
});

test('the gateway may call the same address before the browser does', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  const body = new URLSearchParams(returnOf(order.data.param_dict)).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/payments/paytm/callback/${store.storeId}`;
  expect((await thali.call('POST', url, { body, headers })).status).toBe(303);
  expect(await look(order)).toEqual(PAID);
  expect(await landing(body)).toBe(`/status/${order.slug}`);
  expect(await logOf(order)).toHaveLength(2);
});

test('odd fields that the gateway signed do no harm', async () => {
  const order = await place();
  paytm.pay(order.name, '20.00');
  const odd = { 'a#b': '1', __proto__x: '2', कुंजी: 'मान', empty: '', MERC_UNQ_REF: 'null' };
  const form = new URLSearchParams(returnOf(order.data.param_dict, odd));
  expect(await landing(`STATUS=twice&${form}`)).toBe(`/status/${order.slug}`);
});

test('an arbitrary form is refused or redirects to a page', async () => {
  const order = await place();
  const right = returnOf(order.data.param_dict);
  const key = fc.constantFrom(...Object.keys(right), '__proto__', 'constructor', 'a#b', '');
  const junk = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('|', 'null', '%', '%ff', '\0', '\ud800'),
  );
  const form = fc.oneof(
    fc.tuple(key, junk).map(([name, value]) => `${new URLSearchParams({ ...right, [name]: value })}`),
    fc.tuple(key, junk).map(([name, value]) => `${new URLSearchParams(right)}&${name}=${value}`),
    junk,
  );
  await fc.assert(
    fc.asyncProperty(form, async (body) => {
      const { status } = await sendBack(thali, store, body);
      expect([303, 400, 422]).toContain(status);
    }),
  );
  expect(await look(order)).toEqual(AWAITING);
});

test.each([
  ['JSON', 'application/json', '{}', 415],
  ['a text', 'text/plain', 'ORDERID=1', 415],
  ['a form with parts', 'multipart/form-data; boundary=x', '--x--', 415],
  ['too much', 'application/x-www-form-urlencoded', `a=${'b'.repeat(17_000)}`, 413],
])('%s is refused', async (_, type, body, status) => {
  const url = `/payments/paytm/callback/${store.storeId}`;
  expect((await thali.call('POST', url, { body, headers: { 'content-type': type } })).status).toBe(status);
});

test('the log says why a form was not believed, and none of its values', async () => {
  const before = thali.logs.length;
  const order = await place();
  await landing({ ...returnOf(order.data.param_dict), CHECKSUMHASH: signText('x', MERCHANT.merchent_key) });
  paytm.replies.set(order.name, 'an error');
  await landing(returnOf(order.data.param_dict));
  const doubts = thali.logs.slice(before).filter((line) => line.includes('not believed'));
  expect(doubts.map((line) => JSON.parse(line).doubt)).toEqual(['checksum', 'unreachable: It answered 500']);
  expect(doubts.join()).not.toContain(order.name);
});
