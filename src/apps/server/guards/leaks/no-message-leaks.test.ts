import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { smsBy, useMessageScene } from '#guests/messages/server/testing/message-scene.ts';
import { RESEND_AFTER_S } from '#guests/phone-codes/rules/otp.ts';
import { createOtpStore } from '#testing/server/people/test-otp.ts';
import { moveOrder, postOrder, TEA, type TestStore } from '#testing/server/test-stores.ts';
import { logPlaces, tablePlaces, watch } from '../testing/watched-life.ts';
import { type Allowed, findLeaks, isRare, type Secret } from './leaks.ts';

const scene = await useMessageScene();
const { thali, sim, url } = scene;
const life = watch(thali);
const PHONE = '9845076213';
const KEY = `key-${randomBytes(9).toString('hex')}`;

/** Only an order's guest and the staff see the number. Nobody sees a key or a code. */
const ALLOWED: Allowed = { 'table orders': ['telephone number'] };

const codes: string[] = [];
const browser = sim.newBrowser();

/** A guest gets a code, orders, asks for messages, and is served while all providers are down for a while. */
async function serve(store: TestStore): Promise<void> {
  const ask = `/order/send-otp/+91/${PHONE}/0000?profileID=${store.storeId}`;
  const before = sim.taken.length;
  const sent = await life.as('a guest', 'POST', ask);
  const code = /\d{4}/.exec(sim.taken[before]?.text ?? '')?.[0];
  if (code === undefined) return;
  if (!isRare(code)) {
    thali.clock.advance(RESEND_AFTER_S * 1000);
    return serve(store);
  }
  codes.push(code);
  const user = { phone: PHONE, name: 'Ravi', countryCode: '+91' };
  const otp = { challengeId: sent.body.challengeId, code };
  const { body: order } = await postOrder(thali, store, { ...TEA, more: { user, otp } });
  const push = { body: { subscription: browser.subscription, locale: 'en' } };
  await life.as('a guest', 'POST', `/order/status/${order.slug}/alerts/push`, push);
  await life.as('a guest', 'GET', `/order/status/${order.slug}/alerts`);
  await moveOrder(thali, store, order._id, { from: 1, to: 4 });
  sim.setFault('silent');
  await scene.round();
  sim.setFault(null);
  thali.clock.advance(31_000);
  await scene.round();
}

test('sending, or failing to send, reveals no number, code, key or browser', async () => {
  const store = await createOtpStore(thali);
  const own = { token: store.token };
  const messages = `/api/stores/${store.storeId}/messages`;
  for (const way of ['msg91', '2factor'] as const) {
    const settings = smsBy(way, url, { ready: true });
    for (const body of [settings, { ...settings, smsCredentials: { key: KEY, host: url } }]) {
      await life.as('the owner', 'PUT', `${messages}/settings`, { ...own, body });
      await serve(store);
      thali.clock.advance(31_000);
    }
  }
  await life.as('the owner', 'GET', messages, own);
  await life.as('the owner', 'GET', `${messages}/settings`, own);
  expect(codes).toHaveLength(2);
  expect(browser.notices).toHaveLength(2);
  const { endpoint, keys } = browser.subscription;
  const secrets: Secret[] = [
    { name: 'telephone number', text: PHONE },
    { name: 'key of a provider', text: KEY },
    { name: 'address of a browser', text: endpoint },
    { name: 'secret of a browser', text: keys.auth },
    ...codes.map((text) => ({ name: 'code', text })),
  ];
  const places = [...life.take(), ...logPlaces(thali), ...(await tablePlaces(thali))];
  expect(findLeaks(secrets, places, ALLOWED)).toEqual([]);
});
