import { expect, test } from 'vitest';
import { RAZORPAY, useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { TROUBLES } from '#money/payments/server/testing/trouble.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const razorpay = await useFakeRazorpay();
const store = await createTestStore(thali);
const ask = () =>
  thali.call('POST /api/stores/:storeId/gateway/test', { params: store, body: {}, token: store.token });

test('there is nothing to test before an account is connected', async () => {
  expect(await ask()).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  expect(razorpay.asked).toEqual([]);
});

test('the gateway is asked with the stored keys, and only its answer is returned', async () => {
  const connect = (more: object) => setGateway(thali, store, { ...RAZORPAY, host: razorpay.host, ...more });
  await connect({});
  expect((await ask()).body).toEqual({ keys: 'accepted' });
  await connect({ merchent_key: 'a mistyped secret' });
  expect((await ask()).body).toEqual({ keys: 'refused' });
  for (const trouble of TROUBLES) {
    razorpay.trouble = trouble;
    expect((await ask()).body).toEqual({ keys: 'unreachable' });
  }
  expect(new Set(razorpay.asked)).toEqual(new Set(['GET /v1/orders?count=1']));
});
