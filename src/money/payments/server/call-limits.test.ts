import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { signRazorpay } from './adapters/razorpay-signature.ts';
import { failedReturn, paidReturn, RAZORPAY } from './testing/fake-razorpay.ts';
import { sendBack } from './testing/pay-scene.ts';
import { useBegunScene } from './testing/use-begun-scene.ts';

/** A twentieth of the limits: 15 a minute. */
const { thali, razorpay, stores, place } = await useBegunScene({ rateLimitScale: 0.05 });
const { storeId } = stores.razorpay;

async function twenty(call: (time: number) => Promise<{ status: number }>): Promise<number[]> {
  thali.clock.advance(MINUTE);
  const statuses: number[] = [];
  for (let time = 0; time < 20; time++) statuses.push((await call(time)).status);
  return statuses;
}

function hear(id: string, secret: string) {
  const body = JSON.stringify({ payload: { order: { entity: { id: 'order_1' } } } });
  const signature = signRazorpay(body, secret);
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id };
  return thali.call('POST', `/payments/razorpay/webhook/${storeId}`, {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

test('unsigned and forged calls are limited; signed calls from one address are not', async () => {
  const { body } = await place('razorpay');
  const name = body.data.param_dict.order_id;
  const right = paidReturn(name, razorpay.pay(name));
  const forged = paidReturn(name, 'pay_1', 'another secret');
  const back = (form: Record<string, string>) => () => sendBack(thali, stores.razorpay, form, 'razorpay');
  expect(await twenty(back(right))).toEqual(Array(20).fill(303));
  expect(await twenty(back(failedReturn(name)))).toEqual([...Array(15).fill(303), ...Array(5).fill(429)]);
  expect(await twenty(back(forged))).toEqual([...Array(15).fill(303), ...Array(5).fill(429)]);
  const notices = (secret: string) => twenty((time) => hear(`${secret.length}-${time}`, secret));
  expect(await notices(RAZORPAY.webhook_secret)).toEqual(Array(20).fill(200));
  expect(await notices('another secret')).toEqual([...Array(15).fill(400), ...Array(5).fill(429)]);
});

test('forms of one payment stop asking the gateway at the limit; another payment still asks', async () => {
  thali.clock.advance(MINUTE);
  const back = async (name: string) => {
    const form = paidReturn(name, `pay_of_${name}`);
    return (await sendBack(thali, stores.razorpay, form, 'razorpay')).status;
  };
  const names = [await place('razorpay'), await place('razorpay')].map(
    ({ body }) => body.data.param_dict.order_id as string,
  );
  const [one = '', other = ''] = names;
  expect([await back(one), await back(one), await back(other)]).toEqual([303, 429, 303]);
  thali.clock.advance(MINUTE);
  expect(await back(one)).toBe(303);
});

test('unsigned forms do not use up the limit of signed ones', async () => {
  thali.clock.advance(MINUTE);
  const { body } = await place('razorpay');
  const name = body.data.param_dict.order_id as string;
  const back = (form: Record<string, string>) => sendBack(thali, stores.razorpay, form, 'razorpay');
  const unsigned = [await back(failedReturn(name)), await back(failedReturn(name))];
  expect(unsigned.map(({ status }) => status)).toEqual([303, 429]);
  const { status, headers } = await back(paidReturn(name, razorpay.pay(name)));
  expect([status, headers['location']]).toEqual([303, `/status/${body.slug}`]);
});
