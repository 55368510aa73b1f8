import { expect, test } from 'vitest';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { createOtpStore, getCode, newPhone } from '#testing/server/people/test-otp.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  moveOrder,
  orderBody,
  patchStore,
  postOrder,
  replaceCatalogue,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { createGateways } from './adapters/gateways.ts';
import { isSigned, textOf } from './adapters/paytm-checksum.ts';
import { MERCHANT, returnOf } from './testing/fake-paytm.ts';
import {
  AWAITING,
  createPayStore,
  ONLINE,
  PAID,
  placeOnline,
  sendBack,
  setGateway,
} from './testing/pay-scene.ts';
import { usePayScene } from './testing/use-pay-scene.ts';

const { paytm, thali, store, place, look, comeBack } = await usePayScene();
const desk = `/api/stores/${store.storeId}/orders`;

const online = { ...TEA, more: { orderType: ONLINE, user: { name: 'Ravi Kumar', phone: '9845071236' } } };
const count = async (table: string) =>
  (
    await thali.database.pool.query(`select count(*)::int as n from ${table} where store_id = $1`, [
      store.storeId,
    ])
  ).rows[0].n;

test.each<[string, object]>([
  ['half of the credentials', { merchent_id: 'M' }],
  ['a host without a scheme', { ...MERCHANT, host: 'secure.paytmpayments.com' }],
  ['a host in a file', { ...MERCHANT, host: 'file:///etc/passwd' }],
  ['a host with a password', { ...MERCHANT, host: 'https://user:pass@paytm.example' }],
  ['a host with a query', { ...MERCHANT, host: 'https://paytm.example/?x=' }],
  ['a bar in a signed value', { ...MERCHANT, website: 'a|b' }],
  ['an unknown setting', { ...MERCHANT, callback: 'https://evil.example' }],
])('%s is refused', async (_, config) => {
  const answer = await patchStore(thali, store, { store_gateway_config: config });
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
});

test('in production, a gateway without https is refused', async () => {
  const payments = createGateways({ allowPrivate: false });
  const strict = await useTestApp({ payments });
  const tea = await teaStore(strict);
  await setGateway(strict, tea, { ...MERCHANT, host: 'HTTPS://gateway.example' });
  await expect(setGateway(strict, tea, { ...MERCHANT, host: 'http://gateway.example' })).rejects.toThrow(
    'store_gateway_config.host',
  );
});

test('the store’s page says whether it can be paid online', async () => {
  const plain = await teaStore(thali);
  const says = async () =>
    (await thali.call('GET /restaurant/api/store/web/:slug', { params: plain })).body.profile.onlinePayment;
  expect(await says()).toBe(false);
  await setGateway(thali, plain, MERCHANT);
  expect(await says()).toBe(true);
  await setGateway(thali, plain, null);
  expect(await says()).toBe(false);
});

test('without a gateway, an order is placed as usual, whatever its type says', async () => {
  const plain = await teaStore(thali, { orderTypes: [{ label: ONLINE, online_payment: 1 }] });
  const { status, body } = await postOrder(thali, plain, online);
  expect([status, body.data]).toEqual([201, undefined]);
  expect(await look(body)).toEqual({ state: 1, payment: 'unpaid', timeline: ['placed'] });
});

test('with a gateway, a type that is paid at the table is placed as usual', async () => {
  const attempts = await count('payment_attempts');
  const { body } = await postOrder(thali, store, TEA);
  expect(body.data).toBeUndefined();
  expect(await look(body)).toMatchObject({ payment: 'unpaid' });
  expect(await count('payment_attempts')).toBe(attempts);
});

test('the answer holds the signed form, with nothing of the customer or the key', async () => {
  const [first, second] = [await postOrder(thali, store, online), await postOrder(thali, store, online)];
  expect(first.status).toBe(201);
  const { action, param_dict: paramDict } = first.body.data;
  expect(action).toBe(`${paytm.host}/theia/processTransaction`);
  const { CHECKSUMHASH, ...signed } = paramDict;
  expect(signed).toEqual({
    MID: MERCHANT.merchent_id,
    ORDER_ID: expect.stringMatching(/^[\w@.-]{1,50}$/),
    CUST_ID: expect.stringMatching(/^[\w@.-]{1,64}$/),
    TXN_AMOUNT: '20.00',
    CHANNEL_ID: 'WEB',
    WEBSITE: 'DEFAULT',
    INDUSTRY_TYPE_ID: 'Retail',
    CALLBACK_URL: `http://localhost/payments/paytm/callback/${store.storeId}`,
  });
  expect(isSigned(textOf(signed), MERCHANT.merchent_key, CHECKSUMHASH)).toBe(true);
  expect(CHECKSUMHASH).toHaveLength(108);
  for (const text of [MERCHANT.merchent_key, 'Ravi', '98450', first.body.slug, first.body._id, 'Table'])
    expect(JSON.stringify(first.body.data)).not.toContain(text);
  for (const name of ['ORDER_ID', 'CUST_ID'])
    expect(second.body.data.param_dict[name]).not.toBe(paramDict[name]);
});

test('whoever orders on the restaurant’s own domain pays from there and comes back to it', async () => {
  const own = await createPayStore(thali, paytm);
  const host = await giveDomain(thali, own.storeId);
  const { body } = await postOrder(thali, own, online, { host });
  const back = new URL(body.data.param_dict.CALLBACK_URL);
  expect(back.href).toBe(`http://${host}/payments/paytm/callback/${own.storeId}`);
  const form = returnOf(body.data.param_dict);
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  const returned = await thali.call('POST', back.pathname, {
    body: new URLSearchParams(form).toString(),
    headers,
  });
  expect([returned.status, returned.headers['location']]).toEqual([303, '/thankyou/']);
});

test('the gateway’s own settings are used, with production defaults', async () => {
  const staged = await createPayStore(thali, paytm);
  const host = 'https://securestage.paytmpayments.com/';
  await setGateway(thali, staged, { ...MERCHANT, host, website: 'WEBSTAGING', industry_type: 'Retail109' });
  const { data } = await placeOnline(thali, staged);
  expect(data.action).toBe('https://securestage.paytmpayments.com/theia/processTransaction');
  expect(data.param_dict).toMatchObject({ WEBSITE: 'WEBSTAGING', INDUSTRY_TYPE_ID: 'Retail109' });
  await setGateway(thali, staged, MERCHANT);
  const production = (await placeOnline(thali, staged)).data.action;
  expect(production).toBe('https://secure.paytmpayments.com/theia/processTransaction');
});

test('the same key returns the same order and attempt while it waits, and no form afterwards', async () => {
  const attempts = await count('payment_attempts');
  const key = { 'idempotency-key': 'a key of the client' };
  const answers = await Promise.all(Array.from({ length: 4 }, () => postOrder(thali, store, online, key)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
  const [{ body }] = answers as [(typeof answers)[number]];
  for (const answer of answers) expect(answer.body).toEqual(body);
  expect(body.data).toBeDefined();
  expect(await count('payment_attempts')).toBe(attempts + 1);

  await setGateway(thali, store, { ...MERCHANT, host: paytm.host, website: 'CHANGED' });
  expect((await postOrder(thali, store, online, key)).body).toEqual(body);
  await setGateway(thali, store, { ...MERCHANT, host: paytm.host });
  paytm.pay(body.data.param_dict.ORDER_ID, '20.00');
  await sendBack(thali, store, returnOf(body.data.param_dict));
  const { data: _, ...settled } = body;
  const again = await postOrder(thali, store, online, key);
  expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: settled });
});

test('a coupon code is used up by an order that waits for its payment', async () => {
  const otpStore = await createOtpStore(thali, { otpAuthentication: true, online_payment: 1 });
  await setGateway(thali, otpStore, MERCHANT);
  const phone = newPhone();
  const otp = await getCode(thali, otpStore, phone);
  const order = { ...TEA, more: { user: { phone, countryCode: '+91' }, otp } };
  expect((await postOrder(thali, otpStore, order)).body.data).toBeDefined();
  expect((await postOrder(thali, otpStore, order)).body.code).toBe('OTP_EXPIRED');
});

test('an order that costs nothing is not paid online', async () => {
  const free = await createPayStore(thali, paytm);
  const { body } = await thali.call('GET', `/api/stores/${free.storeId}/catalogue`, { token: free.token });
  body.menus[0].categories[0].items[0].discount = 100;
  await replaceCatalogue(thali, free, { orderConfigs: body.orderConfigs, menus: body.menus });
  const parts = {
    lines: [{ item: free.items['Tea'] ?? '', value: 0 }],
    amount: 0,
    more: { orderType: ONLINE },
  };
  const placed = await thali.call('POST', `/order/create/web/${free.storeId}`, {
    body: orderBody(free, parts),
  });
  expect([placed.status, placed.body.data], placed.text).toEqual([201, undefined]);
});

test('an order is on the board as awaiting from its first moment', async () => {
  const stream = await readEvents(`${await thali.listen()}/api/stores/${store.storeId}/events`, {
    token: store.token,
  });
  const order = await place();
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  for (const token of [store.token, kitchen]) {
    const { body } = await thali.call('GET /api/stores/:storeId/orders', {
      params: store,
      query: { limit: 1 },
      token,
    });
    expect(body.orders[0]).toMatchObject({
      _id: order._id,
      state: 1,
      payment: { state: 'awaiting', method: 'Paytm' },
    });
  }
  paytm.pay(order.name, '20.00');
  await comeBack(order);
  const events = await stream.first(2);
  expect(events.map(({ data }) => data.payment.state)).toEqual(['awaiting', 'paid']);
  expect(await look(order)).toEqual(PAID);
  stream.leave();
});

const move = (orderId: string, from: number, to: number) => moveOrder(thali, store, orderId, { from, to });

test('an awaiting order can only be cancelled; a paid one is cooked', async () => {
  const order = await place();
  for (const to of [2, 3, 4]) expectError(await move(order._id, 1, to), 409, 'PAYMENT_AWAITED');
  expectError(await move(order._id, 2, 3), 409, 'STATE_CHANGED', { details: { state: 1 } });
  expectError(await move(order._id, 1, 1), 422, 'TRANSITION_INVALID', { details: { from: 1, to: 1 } });
  const { body } = await thali.call('GET', `/order/status/${order.slug}`);
  const remove = await thali.call('POST', `${desk}/${order._id}/items/${body.items[0]._id}/discard`, {
    body: { discarded: true },
    token: store.token,
  });
  expectError(remove, 409, 'PAYMENT_AWAITED');
  expect(await look(order)).toEqual(AWAITING);
  paytm.pay(order.name, '20.00');
  await comeBack(order);
  expect((await move(order._id, 1, 3)).body).toMatchObject({ state: 3, payment: { state: 'paid' } });
});

test('an order that the staff cancelled stops waiting, and later money is to be refunded', async () => {
  const order = await place();
  expect((await move(order._id, 1, 5)).body).toMatchObject({ state: 5, payment: { state: 'unpaid' } });
  paytm.pay(order.name, '20.00');
  const { headers } = await comeBack(order);
  expect(headers['location']).toBe(`/status/${order.slug}`);
  expect(await look(order)).toEqual({
    state: 5,
    payment: 'refund_due',
    timeline: [...AWAITING.timeline, 'cancelled', 'refund_due'],
  });
});

test('cancelling and paying at once end in either order, and no money is lost', async () => {
  for (let round = 0; round < 8; round++) {
    const order = await place();
    paytm.pay(order.name, '20.00');
    const [moved] = await Promise.all([move(order._id, 1, 5), comeBack(order)]);
    expect(moved.status).toBe(200);
    const { state, payment } = await look(order);
    expect(state).toBe(5);
    expect(['paid', 'refund_due']).toContain(payment);
  }
});
