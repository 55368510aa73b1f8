import { expect, test } from 'vitest';
import { createReceiptStore, receiptScene } from '#money/receipts/server/testing/receipt-scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { loadBuiltPages } from './built-pages.ts';

const pages = await loadBuiltPages(new URL('../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const store = await createReceiptStore(thali);
const { place, record } = receiptScene(thali, store);

async function look(url: string) {
  const { text, headers } = await thali.call('GET', url, { headers: { accept: 'text/html' } });
  return { text, policy: String(headers['content-security-policy']), cache: headers['cache-control'] };
}

test('only the page of an unpaid order shows where to pay, with the policy of other pages', async () => {
  const order = await place();
  const unpaid = await look(`/status/${order.slug}`);
  expect(unpaid.text).toContain('teahouse@upi');
  expect(unpaid.cache).toBe('no-store');
  await record(order, { method: 'Cash' });
  const paid = await look(`/status/${order.slug}`);
  expect(paid.text).not.toContain('teahouse@upi');
  expect(unpaid.policy).toBe(paid.policy);
  expect(unpaid.policy).not.toContain('upi:');
  for (const url of [`/${store.slug}`, '/menu/', '/orders', `/profile/web/${store.slug}/12-00`])
    expect((await look(url)).text).not.toContain('teahouse@upi');
});
