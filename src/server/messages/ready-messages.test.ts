import { expect, test } from 'vitest';
import { expectError } from '../testing/expect-error.ts';
import { SETTINGS, smsBy, whatsAppAt } from './testing/message-scene.ts';
import { alertsOf, USER, usePushScene } from './testing/use-push-scene.ts';

const scene = await usePushScene();
const { sim, thali, url, place, move } = scene;

test('whose wish it was gets a message on WhatsApp, with the number of the order', async () => {
  await scene.save({
    ...SETTINGS,
    whatsApp: { active: true, template: 'order_ready', language: 'en' },
    whatsAppCredentials: whatsAppAt(url),
  });
  const [order, other] = [await place({ user: USER }), await place({ user: USER })];
  const alerts = async () => (await thali.call('GET', alertsOf(order))).body.whatsApp;
  expect(await alerts()).toEqual({ wished: false });
  const wish = (wished: boolean) => thali.call('POST', `${alertsOf(order)}/whatsapp`, { body: { wished } });
  expect((await wish(true)).status).toBe(204);
  expect(await alerts()).toEqual({ wished: true });
  await move(order, 1, 4);
  await move(other, 1, 4);
  await scene.round();
  expect(sim.taken).toMatchObject([{ provider: 'WhatsApp', to: '919876501234' }]);
  expect((await thali.call('GET', alertsOf(await place()))).body.whatsApp).toBeNull();
  await wish(false);
  expect(await alerts()).toEqual({ wished: false });
  await scene.save({ ...SETTINGS, whatsAppCredentials: null });
  expectError(await wish(true), 404, 'NOT_FOUND');
});

test('a text message that an order is ready goes to whoever has left a number', async () => {
  await scene.save(smsBy('msg91', url, { ready: true }));
  const order = await place({ user: USER });
  await move(await place(), 1, 4);
  await move(order, 1, 4);
  await scene.round();
  expect(sim.taken).toMatchObject([
    {
      provider: 'MSG91',
      to: '919876501234',
      text: expect.stringContaining(`Your order ${order.orderNo} at`),
    },
  ]);
  await scene.save(SETTINGS);
});
