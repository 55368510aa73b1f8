import { expect } from 'vitest';
import { type FakeRazorpay, RAZORPAY } from '#money/payments/server/testing/fake-razorpay.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { beginPayment } from '../pay-invoice.ts';

export const SELLER = {
  name: 'Rasoi Software',
  state: 'Karnataka',
  gstin: '29ABCDE1234F1ZW',
  upi: 'rasoi@upi',
};
const PRICES: Record<string, number> = { Pro: 999.9, Chain: 2499 };

/** A site that sells Pro and Chain through a gateway. */
export async function sellPlans(thali: TestApp, razorpay: FakeRazorpay) {
  const operator = await signInOperator(thali);
  const byOperator = (method: string, path: string, body?: object) =>
    thali.call(method, `/api/operator/${path}`, { token: operator, ...(body && { body }) });
  const byOwner = (store: TestStore, method: string, path: string, body?: object) =>
    thali.call(method, `/api/stores/${store.storeId}/${path}`, { token: store.token, ...(body && { body }) });
  const connectGateway = () =>
    byOperator('PUT', 'invoice-settings', { ...SELLER, gateway: { ...RAZORPAY, host: razorpay.host } });
  const system = () => createContext(thali.services, { kind: 'system' });
  const saved = await connectGateway();
  expect(saved.status).toBe(200);
  for (const { _id, name } of (await byOperator('GET', 'plans')).body.plans)
    await byOperator('PATCH', `plans/${_id}`, { price: PRICES[name] ?? 0 });
  return {
    byOperator,
    byOwner,
    connectGateway,
    system,
    saved,
    invoicesOf: async (store: TestStore) => (await byOwner(store, 'GET', 'invoices')).body.invoices,
    planOf: async (store: TestStore) => (await byOwner(store, 'GET', 'plan')).body,
    buy: async (store: TestStore, plan = 'Pro', months = 1) =>
      (await byOwner(store, 'POST', 'invoices', { plan, months })).body,
    /** Begins at the gateway what the owner bought: the gateway's own name of it, or why it was not begun. */
    async begin(store: TestStore, { _id }: { _id: string }): Promise<string> {
      const begun = await beginPayment(system(), store.storeId, _id);
      return begun.outcome === 'begun' ? String(begun.form.param_dict['order_id']) : begun.outcome;
    },
    comeBack: (store: TestStore, { _id }: { _id: string }) =>
      thali.call('POST', `/payments/invoice/callback/${store.storeId}/${_id}`, {
        body: 'razorpay_payment_id=pay_anything',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      }),
    notePaid: (store: TestStore, { _id }: { _id: string }, reference = '') =>
      byOperator('POST', `stores/${store.storeId}/invoices/${_id}/paid`, { way: 'upi', reference }),
    /** A store whose plan has a last day, and so can be paid for. */
    async renewingStore(): Promise<TestStore> {
      const store = await teaStore(thali);
      const endDate = new Date(thali.clock.now + 10 * DAY).toISOString();
      await byOperator('PATCH', `stores/${store.storeId}/subscription`, {
        plan: 'Pro',
        status: 'active',
        endDate,
      });
      return store;
    },
  };
}
