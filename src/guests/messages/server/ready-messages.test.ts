import { describe, expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { placeTestOrder } from '#testing/server/test-stores.ts';
import { SETTINGS, smsBy, whatsAppAt } from './testing/message-scene.ts';
import { alertsOf, USER, usePushScene } from './testing/use-push-scene.ts';

const scene = await usePushScene();
const { sim, thali, store, url, place, move } = scene;

test('a guest who asked for WhatsApp gets a message with the order’s number', async () => {
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

test('a text message that an order is ready goes to the order’s number', async () => {
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

/** Marks each dish of an order as ready. */
async function makeAll(order: { _id: string; slug: string }, ready = true): Promise<void> {
  const { body } = await thali.call('GET /order/status/:slug', { params: order });
  for (const { _id } of body.items) {
    const answer = await thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready', {
      params: { storeId: store.storeId, orderId: order._id, itemId: _id },
      body: { ready },
      token: store.token,
    });
    expect(answer.status, answer.text).toBe(200);
  }
}

const titles = ({ notices }: { notices: { title: string }[] }) => notices.map(({ title }) => title);

describe('when all of an order is ready', () => {
  test('a guest who collects it is called once, in the page’s language, and not again at the handover', async () => {
    const order = await place({ orderType: 'Pickup' });
    const [english, hindi] = [await scene.follow(order), await scene.follow(order, 'hi')];
    await makeAll(order);
    await scene.round();
    const { orderNo } = order;
    expect(titles(english)).toEqual([`Order ${orderNo} is ready. Please collect it.`]);
    expect(titles(hindi)).toEqual([`ऑर्डर ${orderNo} तैयार है। कृपया ले लें।`]);
    await move(order, 1, 4);
    await scene.round();
    expect(english.notices).toHaveLength(1);
  });

  test('nobody is called if a dish is marked as unready before the message is sent', async () => {
    const order = await place({ orderType: 'Pickup' });
    const guest = await scene.follow(order);
    await makeAll(order);
    await makeAll(order, false);
    await scene.round();
    expect(guest.notices).toEqual([]);
    await move(order, 1, 4);
    await scene.round();
    expect(titles(guest)).toEqual([`Your order ${order.orderNo} is ready`]);
  });

  test('a guest at home is told that it leaves and that it has arrived', async () => {
    const order = await place({ orderType: 'Delivery', address: '7 Lotus Court' });
    const guest = await scene.follow(order);
    await makeAll(order);
    await scene.round();
    await move(order, 1, 4);
    await scene.round();
    expect(titles(guest)).toEqual([
      `Your order ${order.orderNo} is ready`,
      `Your order ${order.orderNo} was delivered`,
    ]);
  });

  test('a guest at a table is told once, when it is served', async () => {
    const order = await place();
    const guest = await scene.follow(order);
    await makeAll(order);
    await scene.round();
    expect(guest.notices).toEqual([]);
    await move(order, 1, 4);
    await scene.round();
    expect(titles(guest)).toEqual([`Your order ${order.orderNo} is ready`]);
  });

  test('removing the last unready dish counts as ready', async () => {
    const order = await placeTestOrder(thali, store, {
      lines: [
        { item: 'Tea', value: '20.00' },
        { item: 'Coffee', value: '30.00' },
      ],
      amount: 50,
      more: { orderType: 'Pickup' },
    });
    const guest = await scene.follow(order);
    const { body } = await thali.call('GET', `/order/status/${order.slug}/`);
    const [tea, coffee] = body.items;
    const done = { body: { ready: true }, token: store.token };
    await thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready', {
      params: { storeId: store.storeId, orderId: order._id, itemId: tea._id },
      ...done,
    });
    await scene.round();
    expect(guest.notices).toEqual([]);
    const off = { body: { discarded: true }, token: store.token };
    expect(
      (
        await thali.call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard', {
          params: { storeId: store.storeId, orderId: order._id, itemId: coffee._id },
          ...off,
        })
      ).status,
    ).toBe(200);
    await scene.round();
    expect(titles(guest)).toEqual([`Order ${order.orderNo} is ready. Please collect it.`]);
  });

  test('a text message is sent once, however often the kitchen changes its mind', async () => {
    await scene.save(smsBy('msg91', url, { ready: true }));
    const order = await place({ user: USER, orderType: 'Pickup' });
    await makeAll(order);
    await scene.round();
    await makeAll(order, false);
    await makeAll(order);
    await scene.round();
    await move(order, 1, 4);
    await scene.round();
    expect(sim.taken).toMatchObject([{ text: expect.stringContaining(`Your order ${order.orderNo} at`) }]);
    await scene.save(SETTINGS);
  });
});
