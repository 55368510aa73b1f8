import { expect, test } from 'vitest';
import {
  catalogueOf,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
} from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const taxes = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

test('an owner gives a category and a dish codes, and the bill names them', async () => {
  const { store: bare, email } = await signUp(stage, 'Sweet Corner');
  const dishes = [simpleItem('Kaju katli', 400, { taxes }), simpleItem('Lassi', 50, { taxes })];
  const store = await replaceCatalogue(thali, bare, catalogueOf(dishes, { category: { label: 'Sweets' } }));
  await patchStore(thali, store, {
    address: { street: '12 MG Road', city: 'Bengaluru' },
    gstNo: '29AAGCB7383J1Z4',
  });

  const { page } = await stage.person({ viewport: DESKTOP });
  const path = '/app/management/e-commerce/products';
  await signIn(page, { email, password: 'a plain long one', path });
  await page.getByRole('button', { name: 'More about Sweets', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit category' });
  const code = dialog.getByLabel('HSN/SAC code');
  await dialog.getByText('HSN/SAC code').first().click();
  await code.fill('21');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('An HSN has 4, 6 or 8 digits').waitFor();
  await code.fill('2106.90');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`/app/management/e-commerce/product/${store.items['Lassi']}`);
  await page.getByText('HSN/SAC code').first().click();
  await page.getByLabel('HSN/SAC code').fill('04039010');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();

  const lines = [
    { item: 'Kaju katli', value: '400.00' },
    { item: 'Lassi', value: '50.00' },
  ];
  const placed = await placeTestOrder(thali, store, { lines, amount: 472.5 });
  await page.goto(`/app/dashboard?order=${placed._id}`);
  await page
    .getByRole('dialog', { name: / Order 1 / })
    .getByRole('button', { name: 'Bill', exact: true })
    .click();
  const bill = page.getByRole('dialog', { name: 'Bill', exact: true });
  await bill.getByText('HSN 210690').waitFor();
  await bill.getByText('HSN 04039010').waitFor();
  await expect.poll(() => bill.getByText('996331').count()).toBe(0);
});
