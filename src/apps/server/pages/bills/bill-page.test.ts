import { expect, test } from 'vitest';
import { billOf } from '#money/bills/rules/bill.ts';
import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { decode } from '#platform/http/server/cached-body.ts';
import { renderBills } from './bill-page.ts';

const NASTY = `<img src=x onerror="alert('1')"> & Söhne`;
const figures = billOf(
  [
    {
      id: 'a',
      label: NASTY,
      options: [NASTY],
      base: 100_00,
      quantity: 1,
      categoryDiscount: 0,
      itemDiscount: 0,
      taxes: [],
    },
  ],
  [{ label: NASTY, kind: 'absolute', amount: 1_00 }],
  { kind: 'bill', isRounded: false },
);
const CONTENT: BillContent = {
  kind: 'bill',
  number: 'INV/26-27/0001',
  date: '2026-11-20 12:00',
  supplier: { name: NASTY, legalName: NASTY, address: NASTY, state: '', gstin: '', fssai: '' },
  customer: NASTY,
  order: { number: 1, type: NASTY, place: NASTY },
  currency: 'INR',
  figures,
  corrects: null,
  footer: NASTY,
};

test('shows typed text as text everywhere', async () => {
  const { body } = renderBills(`"><script>`, [CONTENT, CONTENT]);
  const html = (await decode(body)).toString();
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne');
  expect(html).not.toContain('<img');
  expect(html.match(/<script>/g)).toHaveLength(1);
});

test('its policy allows only its own style and the print button', () => {
  const { policy, isPublic } = renderBills('slug', [CONTENT]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(isPublic).toBe(false);
});

test('has the code that the registry has signed, beside its number', async () => {
  const registered = { irn: 'ab12', ackNo: '1', ackDate: '2026-11-20 12:00:00', signedQr: 'e30.e30.x' };
  const shown = async (content: BillContent) =>
    (await decode(renderBills('slug', [content]).body)).toString();
  const html = await shown({ ...CONTENT, registered });
  expect(html).toContain('<dt>IRN</dt><dd>ab12</dd>');
  expect(html).toContain('aria-label="Signed e-invoice"');
  expect(await shown({ ...CONTENT, registered: { ...registered, signedQr: '' } })).not.toContain('<svg');
});
