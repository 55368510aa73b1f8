import { expect, test } from 'vitest';
import { useFakeRazorpay } from '#money/payments/server/testing/fake-razorpay.ts';
import { sellPlans } from '#operators/invoices/server/testing/sell-plans.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore, unique } from '#testing/server/test-stores.ts';

const razorpay = await useFakeRazorpay();
const thali = await useTestApp();
const { buy, invoicesOf, notePaid, renewingStore } = await sellPlans(thali, razorpay);
const token = await signInOperator(thali);

const act = (path: string, body: object, key?: string) =>
  thali.call('POST', `/api/operator/${path}`, {
    token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const logOf = async (store: string) =>
  (await thali.call('GET /api/operator/log', { token, query: { store } })).body.entries;

async function paidInvoice() {
  const store = await renewingStore();
  const { _id } = await buy(store);
  await notePaid(store, { _id });
  return { store, path: `stores/${store.storeId}/invoices/${_id}/refund` };
}

test('a refund whose answer was lost is one refund, one credit note and one entry in the log', async () => {
  const { store, path } = await paidInvoice();
  const [key, body] = [unique(), { amount: 100, reason: 'Two days down', reference: 'UTR 1' }];
  const before = (await logOf(store.storeId)).length;
  const answers = await Promise.all([act(path, body, key), act(path, body, key)]);
  answers.push(await act(path, body, key));
  for (const { status, body: shown } of answers)
    expect([status, shown.notes.map(({ total }: { total: number }) => total)]).toEqual([200, [100]]);
  expect(await logOf(store.storeId)).toHaveLength(before + 1);
  expectError(await act(path, { ...body, amount: 50 }, key), 422, 'IDEMPOTENCY_KEY_REUSED');
  expect((await act(path, { ...body, amount: 50 }, unique())).body.notes).toHaveLength(2);
  expect((await act(path, { ...body, amount: 50 })).body.notes).toHaveLength(3);
});

test('what was refused is tried anew under its key', async () => {
  const { path } = await paidInvoice();
  const key = unique();
  const refused = await act(path, { amount: 1_000_000, reason: 'x' }, key);
  expectFields(refused, { amount: 'At most 1179.88' });
  expect((await act(path, { amount: 10, reason: 'x' }, key)).body.notes).toHaveLength(1);
});

test('a payment is asked for once, and answered as the request stands now', async () => {
  const store = await renewingStore();
  const ask = (key: string) => act(`stores/${store.storeId}/invoices`, { plan: 'Chain', months: 1 }, key);
  const key = unique();
  const made = await ask(key);
  expect([made.status, made.body.state]).toEqual([201, 'due']);
  await notePaid(store, made.body);
  const again = await ask(key);
  expect([again.status, again.body]).toMatchObject([201, { _id: made.body._id, state: 'paid' }]);
  expect(await invoicesOf(store)).toHaveLength(1);
  await ask(unique());
  expect(await invoicesOf(store)).toHaveLength(2);
});

test('an announcement is made once', async () => {
  const until = new Date(thali.clock.now + DAY).toISOString();
  const [key, text] = [unique(), `Closed on ${unique()}`];
  const [first, second] = [
    await act('announcements', { text, until }, key),
    await act('announcements', { text, until }, key),
  ];
  expect([second.status, second.body]).toEqual([201, first.body]);
  const { announcements } = (await thali.call('GET /api/operator/announcements', { token })).body;
  expect(announcements.filter((one) => one.text === text)).toHaveLength(1);
});

test('a claim is refused once', async () => {
  const store = await teaStore(thali);
  const { _id } = await buy(store, 'Chain');
  await thali.call('POST', `/payments/invoice/claim/${store.storeId}/${_id}`, {
    body: 'utr=123456789012',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const path = `stores/${store.storeId}/invoices/${_id}/claim/refuse`;
  const key = unique();
  for (const _ of [1, 2]) {
    const { status, body } = await act(path, { reason: 'Not there' }, key);
    expect([status, body.claim?.refusedFor]).toEqual([200, 'Not there']);
  }
  expectError(await act(path, { reason: 'Not there' }, unique()), 409, 'INVOICE_CHANGED');
});
