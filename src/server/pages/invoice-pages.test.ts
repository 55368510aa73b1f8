import { expect, test } from 'vitest';
import { askForInvoice } from '../features/invoices/testing/ask-for-invoice.ts';
import { useTestApp } from '../testing/test-app.ts';
import { signInOperator } from '../testing/test-people.ts';
import { teaStore } from '../testing/test-stores.ts';
import { loadBuiltPages } from './built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../dist', import.meta.url).pathname);
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
  expect(await read()).toContain('I have paid by UPI');
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
