import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { expirePayments } from '../payments/expire-payments.ts';
import { MERCHANT, returnOf, useFakePaytm } from '../payments/testing/fake-paytm.ts';
import { createPayStore, ONLINE, sendBack, setGateway } from '../payments/testing/pay-scene.ts';
import { useTestApp } from '../testing/test-app.ts';
import { addTestStaff, orderBody, TEA } from '../testing/test-stores.ts';
import { type Allowed, findLeaks, type Secret } from './leaks.ts';
import { logPlaces, tablePlaces, watch } from './testing/watched-life.ts';

const GATEWAY = { ...MERCHANT, merchent_key: `mk#${randomBytes(6).toString('hex')}.` };
const PHONE = '9845071236';

const secrets: Secret[] = [
  { name: 'telephone number', text: PHONE },
  { name: 'gateway id', text: GATEWAY.merchent_id },
  { name: 'gateway key', text: GATEWAY.merchent_key },
];

/** The form that a browser posts to the gateway names the merchant, and is kept for a repeated request. */
const ALLOWED: Allowed = {
  'who pays': ['gateway id'],
  'table payment_attempts': ['gateway id'],
  'table orders': ['telephone number'],
};

const paytm = await useFakePaytm(GATEWAY);
const thali = await useTestApp();
const life = watch(thali);

test('neither paying, nor failing to, nor forging shows the key of the gateway', async () => {
  const store = await createPayStore(thali, paytm);
  await setGateway(thali, store, { ...GATEWAY, host: paytm.host });
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  const create = `/order/create/web/${store.storeId}`;
  const stream = await life.follow('the kitchen', `/api/stores/${store.storeId}/events`, kitchen);
  const back = (fields: Record<string, string>) => sendBack({ ...thali, call: asGuest }, store, fields);
  const asGuest: typeof thali.call = (...call) => life.as('a guest', ...call);

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
  thali.clock.advance(15 * 60_000);
  const onError = (error: unknown) => expect(error).toBeUndefined();
  await expirePayments(createContext(thali.services, { kind: 'system' }), { onError });

  for (const slug of slugs) await life.as('a guest', 'GET', `/order/status/${slug}`);
  await life.as('the kitchen', 'GET', `/api/stores/${store.storeId}/orders`, { token: kitchen });
  const patch = { store_gateway_config: { ...GATEWAY, host: GATEWAY.merchent_key } };
  const url = `/store/api/store/${store.storeId}`;
  await life.as('the owner', 'PATCH', url, { body: patch, token: store.token });
  await life.as('the owner', 'GET', url, { token: store.token });
  for (const what of ['paid', 'payment_failed', 'payment_expired'])
    await vi.waitFor(() => expect(stream.text()).toContain(`"what":"${what}"`), 5_000);
  stream.leave();
  const places = [...life.take(), ...logPlaces(thali), ...(await tablePlaces(thali))];
  expect(findLeaks(secrets, places, ALLOWED)).toEqual([]);
});
