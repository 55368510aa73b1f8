import { describe, expect, test } from 'vitest';
import { paytmForm, useGateway, useMerchant } from '../testing/use-gateway.ts';
import { isSigned } from './signature.ts';

const gateway = await useGateway();
const { sim, paytm, ask, arrive, decide } = gateway;
const PAGE = '/theia/processTransaction';
const mid = paytm.mid;

async function come(orderId: string, changes = {}): Promise<string> {
  return (await arrive(PAGE, paytmForm(paytm, orderId, changes))).page;
}

const statusOf = async (orderId: string) => ask('/v3/order/status', { mid, orderId });
const rowOf = (orderId: string) => sim.ledger().payments.find((row) => row.orderId === orderId);

function expectSigned({ CHECKSUMHASH, ...fields }: Record<string, string>): void {
  expect(isSigned(fields, paytm.key, CHECKSUMHASH)).toBe(true);
}

test('a payment returns a signed success, and the status agrees', async () => {
  const fields = await decide(await come('paid-1'), 'pay');
  expectSigned(fields);
  expect(fields).toMatchObject({ MID: mid, ORDERID: 'paid-1', STATUS: 'TXN_SUCCESS', TXNAMOUNT: '20.00' });
  const status = await statusOf('paid-1');
  expect(status).toMatchObject({ mid, orderId: 'paid-1', txnId: fields['TXNID'], txnAmount: '20.00' });
  expect(status.resultInfo).toMatchObject({ resultStatus: 'TXN_SUCCESS', resultCode: '01' });
  expect(rowOf('paid-1')).toMatchObject({ state: 'paid', amount: 2000, paid: 2000, refunded: 0 });
});

test.each([
  ['fail', 'TXN_FAILURE', '227', 'failed'],
  ['pending', 'PENDING', '402', 'pending'],
  ['cancel', 'TXN_FAILURE', '141', 'cancelled'],
])('%s is reported as %s', async (decision, STATUS, RESPCODE, state) => {
  const fields = await decide(await come(`told-${decision}`), decision);
  expectSigned(fields);
  expect(fields).toMatchObject({ STATUS, RESPCODE });
  expect((await statusOf(`told-${decision}`)).resultInfo).toMatchObject({ resultStatus: STATUS });
  expect(rowOf(`told-${decision}`)).toMatchObject({ state, paid: 0 });
});

test('a payment is decided once, and a pending one can be settled later', async () => {
  const page = await come('later-1');
  await decide(page, 'pending');
  expect((await decide(page, 'pay'))['STATUS']).toBe('PENDING');
  await sim.settle('later-1', 'paid');
  expect((await statusOf('later-1')).resultInfo.resultStatus).toBe('TXN_SUCCESS');
  await sim.settle('later-1', 'failed');
  expect(rowOf('later-1')).toMatchObject({ state: 'paid', paid: 2000 });
});

test.each([
  ['another key', { key: 'another-key-0000' }, {}, '330'],
  ['an unknown merchant', { mid: 'NOBODY' }, {}, '335'],
  ['an order id that it does not accept', {}, { ORDER_ID: 'a|b' }, '334'],
  ['no amount', {}, { TXN_AMOUNT: '0.00' }, '2007'],
  ['no callback address', {}, { CALLBACK_URL: '' }, '1001'],
])('refuses a form with %s', async (_, account, changes, code) => {
  const { status, text } = await arrive(PAGE, paytmForm({ ...paytm, ...account }, 'wrong-1', changes));
  expect(status).toBe(400);
  expect(text).toContain(`<strong>${code}</strong>`);
  expect(rowOf('wrong-1')).toBeUndefined();
});

test('the newer flow gives each order one token for its page', async () => {
  const body = {
    requestType: 'Payment',
    mid,
    websiteName: 'WEBSTAGING',
    orderId: 'token-1',
    callbackUrl: 'http://127.0.0.1:9/callback',
    txnAmount: { value: '20.00', currency: 'INR' },
    userInfo: { custId: 'guest' },
  };
  const start = `/theia/api/v1/initiateTransaction?mid=${mid}&orderId=token-1`;
  const { txnToken, resultInfo } = await ask(start, body);
  expect(resultInfo).toMatchObject({ resultStatus: 'S', resultCode: '0000' });
  expect(await ask(start, body)).toMatchObject({ txnToken, resultInfo: { resultCode: '0002' } });
  const dearer = { ...body, txnAmount: { value: '30.00', currency: 'INR' } };
  const refusals = [
    [await ask(start, body, 'another-key-0000'), '2005'],
    [await ask(start, { ...body, mid: 'NOBODY' }), '2006'],
    [await ask(start, { ...body, txnAmount: { value: 20, currency: 'INR' } }), '2007'],
    [await ask(start, { ...body, orderId: 'token-2' }), '2014'],
    [await ask(start, { ...body, userInfo: {} }), '1001'],
    [await ask(start, dearer), '2023'],
  ];
  for (const [answer, resultCode] of refusals)
    expect(answer.resultInfo).toMatchObject({ resultStatus: 'F', resultCode });
  const show = `/theia/api/v1/showPaymentPage?mid=${mid}&orderId=token-1`;
  expect((await arrive(show, { mid, orderId: 'token-1', txnToken: 'guessed' })).status).toBe(400);
  const { page } = await arrive(show, { mid, orderId: 'token-1', txnToken });
  expectSigned(await decide(page, 'pay'));
  expect(rowOf('token-1')).toMatchObject({ flow: 'paytm-token', state: 'paid', paid: 2000 });
});

test('refuses requests that the merchant has not signed, and has no record of unknown orders', async () => {
  expect((await statusOf('nobody')).resultInfo.resultCode).toBe('331');
  const forged = await ask('/v3/order/status', { mid, orderId: 'paid-1' }, 'another-key-0000');
  expect(forged.resultInfo.resultCode).toBe('330');
});

describe('refunds', () => {
  async function paid(orderId: string): Promise<string> {
    return (await decide(await come(orderId), 'pay'))['TXNID'] ?? '';
  }
  const apply = (orderId: string, txnId: string, changes = {}) =>
    ask('/refund/apply', {
      mid,
      txnType: 'REFUND',
      orderId,
      txnId,
      refId: 'r1',
      refundAmount: '5.00',
      ...changes,
    });
  const refundOf = (orderId: string, refId = 'r1') => ask('/v2/refund/status', { mid, orderId, refId });

  test('a refund is accepted, done when its status is asked for, and not repeated', async () => {
    const txnId = await paid('refund-1');
    expect(await apply('refund-1', txnId)).toMatchObject({ resultInfo: { resultStatus: 'PENDING' } });
    expect((await apply('refund-1', txnId)).resultInfo.resultCode).toBe('617');
    expect((await refundOf('refund-1')).resultInfo).toMatchObject({ resultStatus: 'TXN_SUCCESS' });
    expect(rowOf('refund-1')).toMatchObject({ paid: 2000, refunded: 500 });
  });

  test('refunds no more than was paid, and nothing unpaid', async () => {
    const txnId = await paid('refund-2');
    const codes = [
      [await apply('refund-2', txnId, { refundAmount: '20.01' }), '619'],
      [await apply('refund-2', txnId, { refundAmount: '0.00' }), '619'],
      [await apply('refund-2', 'other'), '627'],
      [await apply('nobody', txnId), '631'],
    ];
    for (const [answer, code] of codes) expect(answer.resultInfo.resultCode).toBe(code);
    expect((await refundOf('refund-2')).resultInfo.resultCode).toBe('631');
    expect(rowOf('refund-2')?.refunds).toEqual([]);
  });

  test('refunds can hang or be refused by the bank', async () => {
    const txnId = await paid('refund-3');
    sim.setFaults({ refunds: 'pending' });
    const { refundId } = await apply('refund-3', txnId);
    expect((await refundOf('refund-3')).resultInfo.resultStatus).toBe('PENDING');
    await sim.settleRefund(refundId, 'failed');
    expect((await refundOf('refund-3')).resultInfo.resultStatus).toBe('TXN_FAILURE');
    sim.setFaults({ refunds: 'done' });
    await apply('refund-3', txnId, { refId: 'r2', refundAmount: '20.00' });
    expect((await refundOf('refund-3', 'r2')).resultInfo.resultStatus).toBe('TXN_SUCCESS');
    expect(rowOf('refund-3')).toMatchObject({ refunded: 2000 });
  });
});

test('simulates returns that must not be believed', async () => {
  await decide(await come('first'), 'pay');
  const wrong = await decide(await come('less'), 'pay', 'wrong-amount');
  expect(wrong['TXNAMOUNT']).toBe('19.00');
  expect(rowOf('less')).toMatchObject({ amount: 2000, paid: 1900 });
  const foreign = await decide(await come('own'), 'pay', 'foreign-order');
  expectSigned(foreign);
  expect(foreign['ORDERID']).toBe('less');
  const forged = await decide(await come('forged'), 'pay', 'forged');
  expectSigned(forged);
  expect(forged).toMatchObject({ MID: mid, ORDERID: 'forged', TXNAMOUNT: '20.00' });
  const replayed = await decide(await come('again'), 'pay', 'replay');
  expect(replayed['ORDERID']).toBe('first');
  for (const orderId of ['forged', 'again']) expect(rowOf(orderId)).toMatchObject({ state: 'open', paid: 0 });
  expect(await decide(await come('silent'), 'pay', 'never')).toEqual({});
  expect(rowOf('silent')).toMatchObject({ state: 'paid' });
});

test('can report twice: once itself, once through the browser', async () => {
  const merchant = await useMerchant();
  const fields = await decide(await come('twice', { CALLBACK_URL: merchant.url }), 'pay', 'twice');
  expect(merchant.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    fields,
  ]);
});
