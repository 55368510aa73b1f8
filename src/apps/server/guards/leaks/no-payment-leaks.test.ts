import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { signRazorpay } from '#money/payments/server/adapters/razorpay-signature.ts';
import { expirePayments } from '#money/payments/server/settling/ask-again.ts';
import { MERCHANT, returnOf, useFakePaytm } from '#money/payments/server/testing/fake-paytm.ts';
import {
  failedReturn,
  paidReturn,
  RAZORPAY,
  useFakeRazorpay,
} from '#money/payments/server/testing/fake-razorpay.ts';
import { createPayStore, ONLINE, sendBack, setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { TROUBLES } from '#money/payments/server/testing/trouble.ts';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { callThrough } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, orderBody, TEA } from '#testing/server/test-stores.ts';
import { PATIENCE_MS } from '#testing/server/wait-until.ts';
import { logPlaces, tablePlaces, watch } from '../testing/watched-life.ts';
import { type Allowed, findLeaks, type Secret } from './leaks.ts';

const GATEWAY = { ...MERCHANT, merchent_key: `mk#${randomBytes(6).toString('hex')}.` };
const ACCOUNT = {
  ...RAZORPAY,
  merchent_key: `rk#${randomBytes(6).toString('hex')}.`,
  webhook_secret: `ws#${randomBytes(6).toString('hex')}.`,
};
const PHONE = '9845071236';

const secrets: Secret[] = [
  { name: 'telephone number', text: PHONE },
  { name: 'gateway id', text: GATEWAY.merchent_id },
  { name: 'gateway key', text: GATEWAY.merchent_key },
  { name: 'Razorpay id', text: ACCOUNT.merchent_id },
  { name: 'Razorpay secret', text: ACCOUNT.merchent_key },
  { name: 'webhook secret', text: ACCOUNT.webhook_secret },
  { name: 'Razorpay credentials', text: `${ACCOUNT.merchent_id}:${ACCOUNT.merchent_key}` },
];

/** The form that a browser posts to the gateway names the merchant, and is kept for a repeated request. */
const ALLOWED: Allowed = {
  'who pays': ['gateway id', 'Razorpay id'],
  'table payment_attempts': ['gateway id', 'Razorpay id'],
  'table orders': ['telephone number'],
};

const paytm = await useFakePaytm(GATEWAY);
const razorpay = await useFakeRazorpay(ACCOUNT);
const thali = await useTestApp();
const life = watch(thali);

test('no payment, failed payment or forgery reveals the key of the gateway', async () => {
  const store = await createPayStore(thali, paytm);
  await setGateway(thali, store, { ...GATEWAY, host: paytm.host });
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  const create = `/order/create/web/${store.storeId}`;
  const stream = await life.follow('the kitchen', `/api/stores/${store.storeId}/events`, kitchen);
  const back = (fields: Record<string, string>) => sendBack({ ...thali, call: asGuest }, store, fields);
  const asGuest = callThrough((...call) => life.as('a guest', ...call));

  const slugs: string[] = [];
  for (const become of [paytm.pay, paytm.fail, () => {}, () => {}]) {
    const user = { phone: PHONE, name: 'Ravi', countryCode: '+91' };
    const body = orderBody(store, { ...TEA, more: { orderType: ONLINE, user } });
    const headers = { 'idempotency-key': `the key ${slugs.length}` };
    const placed = await life.as('who pays', 'POST', create, { body, headers });
    const again = await life.as('who pays', 'POST', create, { body, headers });
    expect([placed.status, again.status], placed.text).toEqual([201, 200]);
    const { param_dict: sent } = placed.body.data;
    become(sent.ORDER_ID, '20.00');
    await back({ ...returnOf(sent, {}, GATEWAY.merchent_key), CHECKSUMHASH: GATEWAY.merchent_key });
    await back(returnOf(sent, { RESPMSG: GATEWAY.merchent_key }, GATEWAY.merchent_key));
    await back({ ORDERID: sent.ORDER_ID, [GATEWAY.merchent_key]: PHONE });
    slugs.push(placed.body.slug);
  }
  thali.clock.advance(15 * MINUTE);
  const onError = (error: unknown) => expect(error).toBeUndefined();
  await expirePayments(createContext({ ...thali.services, onError }, { kind: 'system' }));

  for (const slug of slugs) await life.as('a guest', 'GET', `/order/status/${slug}`);
  await life.as('the kitchen', 'GET', `/api/stores/${store.storeId}/orders`, { token: kitchen });
  const patch = { store_gateway_config: { ...GATEWAY, host: GATEWAY.merchent_key } };
  const url = `/store/api/store/${store.storeId}`;
  await life.as('the owner', 'PATCH', url, { body: patch, token: store.token });
  await life.as('the owner', 'GET', url, { token: store.token });
  for (const what of ['paid', 'payment_failed', 'payment_expired'])
    await vi.waitFor(() => expect(stream.text()).toContain(`"what":"${what}"`), PATIENCE_MS);
  stream.leave();
  const places = [...life.take(), ...logPlaces(thali), ...(await tablePlaces(thali))];
  expect(findLeaks(secrets, places, ALLOWED)).toEqual([]);
});

test('the keys of a gateway that sends webhooks are not revealed either', async () => {
  const store = await createPayStore(thali, paytm);
  const config = { ...ACCOUNT, host: razorpay.host };
  const url = `/store/api/store/${store.storeId}`;
  const patch = (more: object) => ({
    body: { store_gateway_config: { ...config, ...more } },
    token: store.token,
  });
  await life.as('the owner', 'PATCH', url, patch({}));
  const asGuest = callThrough((...call) => life.as('a guest', ...call));
  const back = (fields: Record<string, string>) =>
    sendBack({ ...thali, call: asGuest }, store, fields, 'razorpay');
  const hear = (body: string, signature: string) =>
    asGuest('POST', `/payments/razorpay/webhook/${store.storeId}`, {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': signature.slice(0, 20),
      },
    });

  for (const trouble of [null, ...TROUBLES]) {
    razorpay.trouble = trouble;
    const user = { phone: PHONE, name: 'Ravi', countryCode: '+91' };
    const body = orderBody(store, { ...TEA, more: { orderType: ONLINE, user } });
    const placed = await life.as('who pays', 'POST', `/order/create/web/${store.storeId}`, { body });
    razorpay.trouble = null;
    const again = await life.as('who pays', 'POST', `/order/status/${placed.body.slug}/pay`, { body: {} });
    const name = again.body.data.param_dict.order_id;
    const notice = JSON.stringify({ payload: { order: { entity: { id: name } } } });
    await back(paidReturn(name, 'pay_1', ACCOUNT.webhook_secret));
    await back({ ...failedReturn(name), [ACCOUNT.merchent_key]: ACCOUNT.webhook_secret });
    await hear(notice, ACCOUNT.webhook_secret);
    await hear(ACCOUNT.merchent_key, signRazorpay(ACCOUNT.merchent_key, ACCOUNT.webhook_secret));
    razorpay.pay(name);
    razorpay.trouble = trouble;
    await hear(notice, signRazorpay(notice, ACCOUNT.webhook_secret));
    await back(paidReturn(name, 'pay_2', ACCOUNT.merchent_key));
    razorpay.trouble = null;
    await life.as('a guest', 'GET', `/order/status/${placed.body.slug}`);
  }
  await life.as('the owner', 'PATCH', url, patch({ host: ACCOUNT.merchent_key }));
  await life.as('the owner', 'PATCH', url, patch({ merchent_id: ACCOUNT.merchent_key }));
  await life.as('the owner', 'GET', url, { token: store.token });
  await thali.services.afterwards.settled();
  const places = [...life.take(), ...logPlaces(thali), ...(await tablePlaces(thali))];
  expect(findLeaks(secrets, places, ALLOWED)).toEqual([]);
});
