import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { paidReturn } from './testing/fake-razorpay.ts';
import { AWAITING, ended, PAID, sendBack } from './testing/pay-scene.ts';
import { noticeOf, TAKEN, useNoticeScene } from './testing/use-notice-scene.ts';
import { QUARTER } from './testing/use-pay-scene.ts';

const scene = await useNoticeScene();
const { thali, stores, razorpay, place, look, trouble, payNow, errors } = scene;
const { placed, hear, asksAbout, roundAfter } = scene;
const HALF_A_MINUTE = 30_000;

/** How many payments of an order are listed as owed. */
async function owedFor(order: { _id: string }): Promise<number> {
  const url = `/api/stores/${stores.razorpay.storeId}/owed`;
  const { body } = await thali.call('GET', url, { token: stores.razorpay.token });
  return body.owed.filter(({ orderId }: { orderId: string }) => orderId === order._id).length;
}

test('the gateway is asked again after a notice until it answers', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  const eventId = randomUUID();
  trouble('razorpay', 'an error');
  expect(await hear(noticeOf(order.name), { eventId })).toEqual(TAKEN);
  await roundAfter(HALF_A_MINUTE);
  expect([asksAbout(order.name), await look(order)]).toEqual([2, AWAITING]);
  trouble('razorpay', null);
  expect(await hear(noticeOf(order.name), { eventId })).toEqual(TAKEN);
  expect(asksAbout(order.name)).toBe(2);
  await roundAfter(HALF_A_MINUTE);
  expect(await look(order)).toEqual(PAID);
  await roundAfter(QUARTER);
  expect(asksAbout(order.name)).toBe(3);
});

test('the gateway is asked once after a notice if it answers', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  await hear(noticeOf(order.name));
  await roundAfter(QUARTER);
  expect([asksAbout(order.name), await look(order)]).toEqual([1, PAID]);
});

test('a second payment is found although the gateway did not answer its notice', async () => {
  const order = await placed();
  razorpay.pay(order.name);
  await hear(noticeOf(order.name));
  razorpay.pay(order.name);
  trouble('razorpay', 'an error');
  await hear(noticeOf(order.name));
  await roundAfter(HALF_A_MINUTE);
  trouble('razorpay', null);
  await roundAfter(QUARTER);
  expect(await owedFor(order)).toBe(1);
});

test.each(['a notice', 'a return'] as const)(
  'a second payment reported while %s is being checked is still found',
  async (what) => {
    const order = await placed();
    const provider = thali.services.payments.razorpay;
    const { fetchStatus } = provider;
    const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asking = vi.spyOn(provider, 'fetchStatus').mockImplementationOnce(async (...about) => {
      const answer = await fetchStatus(...about);
      asked.resolve();
      await told.promise;
      return answer;
    });
    onTestFinished(() => asking.mockRestore());
    const first = razorpay.pay(order.name);
    const hearing =
      what === 'a notice'
        ? hear(noticeOf(order.name))
        : sendBack(thali, stores.razorpay, paidReturn(order.name, first), 'razorpay');
    await asked.promise;
    razorpay.pay(order.name);
    trouble('razorpay', 'an error');
    const second = hear(noticeOf(order.name));
    await expect.poll(() => asking.mock.settledResults.length).toBe(1);
    told.resolve();
    await Promise.all([hearing, second]);
    expect(await look(order)).toMatchObject(PAID);
    trouble('razorpay', null);
    await roundAfter(HALF_A_MINUTE);
    expect(await owedFor(order)).toBe(1);
  },
);

test.each([
  ['refused', 'failed'],
  ['under way', 'expired'],
] as const)('a notice of a payment that is %s does not end the order early', async (what, end) => {
  const order = await placed();
  razorpay.pay(order.name, { status: what === 'refused' ? 'failed' : 'authorized' });
  await hear(noticeOf(order.name, 'payment.authorized'));
  await roundAfter(HALF_A_MINUTE);
  await roundAfter(QUARTER - HALF_A_MINUTE - 1);
  expect([asksAbout(order.name), await look(order)]).toEqual([2, AWAITING]);
  await roundAfter(1);
  expect([asksAbout(order.name), await look(order)]).toEqual([3, ended(end)]);
});

test('a notice of an earlier form does not delay the end of an order that began again, whatever the gateway answers', async () => {
  trouble('razorpay', 'an error');
  const { body: order } = await place('razorpay');
  trouble('razorpay', null);
  expect(errors.splice(0)).toHaveLength(1);
  thali.clock.advance(10 * MINUTE);
  const name = (await payNow(order)).body.data.param_dict.order_id;
  const left = QUARTER - 10 * MINUTE - 1;
  await roundAfter(left - 45_000);
  trouble('razorpay', 'an error');
  await hear(noticeOf(name));
  await roundAfter(HALF_A_MINUTE);
  await roundAfter(15_000 - 1);
  expect([asksAbout(name), await look(order)]).toEqual([2, AWAITING]);
  await roundAfter(1);
  expect([asksAbout(name), await look(order)]).toEqual([3, ended('expired')]);
});

test('a notice just before the order’s end does not delay it', async () => {
  const order = await placed();
  thali.clock.advance(QUARTER - 10_000);
  await hear(noticeOf(order.name));
  await roundAfter(10_000);
  expect(await look(order)).toEqual(ended('expired'));
});
