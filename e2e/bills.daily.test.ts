import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogueOf, patchStore, replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;

const NAAN = 'बटर नान';
const DISHES = [
  simpleItem(NAAN, 50, { taxes: [{ label: 'GST', value: 5 }] }),
  simpleItem('Dal makhani', 220, { taxes: [{ label: 'GST', value: 5 }] }),
];

test("a bill goes from the order's page to the accountant, and later deductions are credited", async () => {
  const { store: bare, email } = await signUp(stage, 'Bill Bhavan');
  const orderTypes = [
    { label: 'Dine-In', contents: [{ label: 'Service charge', value: 5, valueType: 'percentage' }] },
  ];
  const store = await replaceCatalogue(thali, bare, catalogueOf(DISHES, { orderTypes }));
  await patchStore(thali, store, {
    address: { street: '12 MG Road', city: 'Bengaluru' },
    gstNo: '29AAGCB7383J1Z4',
    fssaiNo: '12345678901234',
  });
  const placed = await placeOrder(store);
  const guest = await stage.person();
  const { page } = guest;

  await page.goto(`/status/${placed.slug}/bill`);
  await page.waitForURL(`**/status/${placed.slug}`);
  await expect.poll(() => page.getByRole('link', { name: 'Bill', exact: true }).count()).toBe(0);
  const url = `/api/stores/${store.storeId}/orders/${placed._id}/state`;
  await thali.call('POST', url, { body: { from: 1, to: 4 }, token: store.token });
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await page.getByRole('heading', { name: 'Tax invoice' }).waitFor();
  const year = String(new Date().getFullYear()).slice(2);
  await page.getByText(new RegExp(`^INV/.*${year}.*/0001$`)).waitFor();
  await page.getByText(NAAN).waitFor();
  for (const text of ['CGST 2.5%', 'SGST 2.5%', '₹352.00', '12345678901234'])
    await page.getByText(text, { exact: true }).first().waitFor();

  const staff = await stage.person({ viewport: DESKTOP });
  await signIn(staff.page, { email, password: 'a plain long one', path: '/app/settings/bills' });
  await staff.page.getByText(/looks like a service charge/).waitFor();
  await staff.page.getByText(/Missing on your bills: /).waitFor();
  await staff.page.getByRole('textbox', { name: 'Footer' }).fill('Come again');
  await staff.page.getByRole('article').getByText('Come again').waitFor();
  await staff.page.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.page.getByText('Unsaved changes').waitFor({ state: 'detached' });

  await staff.page.goto(`/app/dashboard?order=${placed._id}`);
  const sheet = staff.page.getByRole('dialog', { name: / Order 1 / });
  await sheet.getByRole('button', { name: `Remove 2× ${NAAN}` }).click();
  await sheet.getByRole('button', { name: 'Remove one more' }).click();
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await sheet.getByText('Please choose a reason or write one.').waitFor();
  await sheet.getByRole('textbox', { name: 'In your own words' }).fill('It was cold');
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await sheet.getByRole('button', { name: `Put back 2× ${NAAN}` }).waitFor();
  await sheet.getByText(/removed, by .+: It was cold$/).waitFor();
  await sheet.getByRole('button', { name: 'Bill', exact: true }).click();
  const bill = staff.page.getByRole('dialog', { name: 'Bill', exact: true });
  await bill.getByRole('article', { name: /^Credit note CN/ }).waitFor();
  await bill.getByRole('button', { name: 'Close' }).click();

  await staff.page.goto('/app/management/e-commerce/invoice');
  const rows = staff.page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().textContent()).toContain('Credit note');
  await staff.page.getByRole('searchbox').fill('inv/');
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().textContent()).toContain('₹352.00');
  await staff.page.getByRole('searchbox').fill('');
  await expect.poll(() => rows.count()).toBe(2);
  const csv = await downloaded(staff.page, 'CSV');
  expect(csv).toMatch(/Taxable value 5%,Charges,CGST,SGST/);
  expect(csv).toMatch(/-110,/);
  expect((await downloaded(staff.page, 'XLSX')).slice(0, 2)).toBe('PK');
});

test('a bill is previewed before it is issued, and unbilled sales are billed together', async () => {
  const { store: bare, email } = await signUp(stage, 'Look First');
  const store = await replaceCatalogue(
    thali,
    bare,
    catalogueOf(DISHES, {
      orderTypes: [{ label: 'Dine-In', contents: [{ label: 'Packing', value: 5, valueType: 'percentage' }] }],
    }),
  );
  const [early, served] = [await placeOrder(store), await placeOrder(store)];
  const url = `/api/stores/${store.storeId}/orders/${served._id}/state`;
  await thali.call('POST', url, { body: { from: 1, to: 4 }, token: store.token });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, {
    email,
    password: 'a plain long one',
    path: `/app/dashboard?order=${early._id}`,
  });
  await page
    .getByRole('dialog', { name: / Order 1 / })
    .getByRole('button', { name: 'Bill', exact: true })
    .click();
  const bill = page.getByRole('dialog', { name: 'Bill', exact: true });
  await bill.getByText('Preview: not issued, no number yet.').waitFor();
  await bill.getByText('352.00').first().waitFor();
  await bill.getByRole('button', { name: 'Issue bill' }).click();
  await bill.getByText('This order is still “Received”').waitFor();
  await bill.getByRole('button', { name: 'Not yet' }).click();
  await bill.getByRole('button', { name: 'Close' }).click();

  await page.goto('/app/management/e-commerce/invoice');
  await page.getByText('1 sale has no bill yet.').waitFor();
  await page.getByRole('button', { name: 'Bill now' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  const billed = (await rows.first().textContent()) ?? '';
  expect(billed).toContain('Order 2');
  expect(billed).toContain('₹352.00 due');
  await page.getByText('1 bill ₹352.00').waitFor();
  await page.getByText('1 sale has no bill yet.').waitFor({ state: 'detached' });

  await page.goto(`/app/dashboard?order=${early._id}`);
  await page
    .getByRole('dialog', { name: / Order 1 / })
    .getByRole('button', { name: 'Bill', exact: true })
    .click();
  await bill.getByRole('button', { name: 'Issue bill' }).click();
  await bill.getByRole('button', { name: 'Issue anyway' }).click();
  await bill.getByRole('article', { name: /0002$/ }).waitFor();
});

/** Two naan and a dal: 320.00, with GST of 16.00 and a charge of 16.00. */
async function placeOrder({ storeId, items }: { storeId: string; items: Record<string, string> }) {
  const body = {
    currency: 'INR',
    orderType: 'Dine-In',
    address: '4',
    amount: 352,
    items: [
      { itemID: items[NAAN], itemLabel: NAAN, value: '50.00', quantity: 2, configs: [] },
      { itemID: items['Dal makhani'], itemLabel: 'Dal makhani', value: '220.00', quantity: 1, configs: [] },
    ],
  };
  const { body: placed } = await thali.call('POST', `/order/create/web/${storeId}`, { body });
  return placed;
}

async function downloaded(page: Page, format: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as ${format}` }).click();
  const file: Download = await waiting;
  return readFile(await file.path(), 'utf8');
}
