import { signRazorpay } from '#money/payments/server/adapters/razorpay-signature.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { createTestStore } from '#testing/server/test-stores.ts';

const SECRET = 'a secret for notices';

/** A webhook of a store's gateway. */
export async function signedNotice(thali: TestApp) {
  const store = await createTestStore(thali);
  const account = { kind: 'razorpay', merchent_id: 'rzp_test_1', merchent_key: 'a key secret' };
  await setGateway(thali, store, { ...account, webhook_secret: SECRET });
  const body = JSON.stringify({ payload: {} });
  const signature = signRazorpay(body, SECRET);
  return {
    params: { storeId: store.storeId },
    body,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'event1' },
  };
}
