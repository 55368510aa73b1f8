import { expect, test } from 'vitest';
import { endOldRequests } from '#operators/invoices/server/mandates/end-requests.ts';
import { askForInvoice, priceChainPlan } from '#operators/invoices/server/testing/ask-for-invoice.ts';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const token = await signInOperator(thali);

test('the page of an invoice takes a UTR and says what became of it; its credit note is read like it', async () => {
  const store = await teaStore(thali);
  const id = await askForInvoice(thali, store);
  const path = `/invoice/${store.storeId}/${id}`;
  const read = async (more = '') => (await thali.call('GET', path + more)).text;
  const operate = (what: string, body: object) =>
    thali.call('POST', `/api/operator/stores/${store.storeId}/invoices/${id}/${what}`, { token, body });
  const claim = (utr: string) =>
    thali.call('POST', `/payments/invoice/claim/${store.storeId}/${id}`, {
      body: new URLSearchParams({ utr }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const said of ['I have paid by UPI', 'Please pay by ']) expect(await read()).toContain(said);
  const wrong = await claim('<b>1</b>');
  expect(wrong.status).toBe(303);
  expect((await thali.call('GET', String(wrong.headers['location']))).text).toContain('This is no UTR.');
  await claim('4123 4567 8901');
  expect(await read()).toContain('You said that you paid by UPI, UTR 412345678901');
  await operate('claim/refuse', { reason: '<i>No</i> such payment' });
  expect(await read()).toContain('was not found: &lt;i&gt;No&lt;/i&gt; such payment');
  await operate('paid', { way: 'upi', reference: '412345678901' });
  expect(await read()).not.toContain('UTR of your payment');
  const { notes } = (await operate('refund', { reason: 'Moved away' })).body;
  const note = await thali.call('GET', new URL(notes[0].link).pathname);
  for (const said of ['Credit note', 'Moved away', 'Against', '₹999.00']) expect(note.text).toContain(said);
});

test('a request that nobody has paid in time says that it has ended', async () => {
  const store = await teaStore(thali);
  const id = await askForInvoice(thali, store);
  const sql = `update invoices set created_at = created_at - interval '40 days',
    content = jsonb_set(content, '{from}', '"2026-01-01"') where id = $1`;
  await thali.database.pool.query(sql, [id]);
  await endOldRequests(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  const { text } = await thali.call('GET', `/invoice/${store.storeId}/${id}`);
  expect(text).toContain('This request has ended');
  expect(text).not.toContain('UTR of your payment');
});

test('whoever pays through a gateway may have the plan renew itself, which they have to choose', async () => {
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const id = await askForInvoice(thali, store);
  const read = async (lang = 'en') =>
    (await thali.call('GET', `/invoice/${store.storeId}/${id}`, { headers: { cookie: `lang=${lang}` } }))
      .text;
  await connect({ kind: 'paytm', merchent_id: 'M1', merchent_key: 'k'.repeat(16) });
  expect(await read()).toContain(`<a href="/invoice/${store.storeId}/${id}/pay">Pay through Paytm</a>`);
  await connect({
    kind: 'razorpay',
    merchent_id: 'rzp_test_1',
    merchent_key: 'secret',
    webhook_secret: 'notices',
  });
  const page = await read();
  expect(page).toContain('<input type="radio" name="by" value="" checked> Pay once');
  for (const said of ['by UPI Autopay', 'by card', 'at most ₹999.00', 'You can end it at any time'])
    expect(page).toContain(said);
  expect(await read('hi')).toContain('ज़्यादा से ज़्यादा ₹999.00');
  await thali.database.pool.query("update plans set price = 1500001 where name = 'Chain'");
  expect(await read()).not.toContain('type="radio"');
  await priceChainPlan(thali);
});

test('a payment that was begun too often says when it can be begun again', async () => {
  const store = await teaStore(thali);
  const id = await askForInvoice(thali, store);
  const { now } = thali.clock;
  for (let minutes = 5; minutes > 0; minutes--)
    await thali.database.pool.query(
      `insert into invoice_attempts (store_id, invoice_id, gateway_order_id, gateway_sealed, begun_at)
       values ($1, $2, $3, '', $4)`,
      [store.storeId, id, `a${minutes}`, new Date(now - minutes * MINUTE)],
    );
  const read = async () => (await thali.call('GET', `/invoice/${store.storeId}/${id}?news=tooOften`)).text;
  expect(await read()).toContain('It can be begun again in 55 minutes.');
  thali.clock.advance(54 * MINUTE + 1);
  expect(await read()).toContain('It can be begun again in a minute.');
  thali.clock.advance(MINUTE);
  expect(await read()).not.toContain('five times');
});

const connect = (gateway: object) =>
  thali.call('PUT', '/api/operator/invoice-settings', {
    token,
    body: { name: 'Church Street Software', state: 'Karnataka', upi: 'street@upi', gateway },
  });
