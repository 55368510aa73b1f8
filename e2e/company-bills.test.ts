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

test('a guest asks for a company’s bill, the cashier issues and corrects it, and the month’s return has it', async () => {
  const { store: bare, email } = await signUp(stage, 'Company Canteen');
  const store = await replaceCatalogue(thali, bare, catalogueOf([simpleItem('Thali', 200, { taxes })]));
  await patchStore(thali, store, {
    address: { street: '12 MG Road', city: 'Bengaluru' },
    gstNo: '29AAGCB7383J1Z4',
  });
  const placed = await placeTestOrder(thali, store, {
    lines: [{ item: 'Thali', value: '200.00' }],
    amount: 210,
  });

  const { page: guest } = await stage.person();
  await guest.goto(`/status/${placed.slug}`);
  await guest.getByRole('button', { name: 'Bill for a company' }).click();
  const sheet = guest.getByRole('dialog', { name: 'Bill for a company' });
  await sheet.getByLabel('Company name').fill('Rao Traders');
  await sheet.getByLabel('GSTIN').fill('29AAGCB7383J1Z5');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByText('One character is wrong').waitFor();
  await sheet.getByLabel('GSTIN').fill('29aagcb7383j1z4');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await guest.getByText('The bill will be for Rao Traders.').waitFor();

  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, password: 'a plain long one', path: `/app/dashboard?order=${placed._id}` });
  await page
    .getByRole('dialog', { name: / Order 1 / })
    .getByRole('button', { name: 'Bill', exact: true })
    .click();
  const bill = page.getByRole('dialog', { name: 'Bill', exact: true });
  await bill.getByText('Karnataka (29)').waitFor();
  await bill.getByRole('button', { name: 'Issue bill' }).click();
  await bill.getByRole('button', { name: 'Issue anyway' }).click();
  await bill.getByRole('article', { name: /^Tax invoice INV/ }).waitFor();
  await bill.getByRole('button', { name: 'Change company' }).click();
  await bill.getByText('A credit note takes the old bill back').waitFor();
  await bill.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await bill.getByRole('button', { name: 'Issue new bill' }).click();
  await bill.getByRole('article', { name: /^Credit note CN/ }).waitFor();
  await bill.getByText('Maharashtra (27)').waitFor();
  await expect.poll(() => bill.getByRole('article').count()).toBe(3);

  await page.goto('/app/management/e-commerce/invoice');
  await page.getByRole('link', { name: 'GST return' }).click();
  const companies = page.getByRole('group', { name: 'Sales to companies (B2B)' });
  await companies.getByText('27AAPFU0939F1ZV').waitFor();
  await companies.getByText('29AAGCB7383J1Z4').waitFor();
  const notes = page.getByRole('group', { name: 'Credit notes to companies' });
  await notes
    .getByText(/\/0001$/)
    .first()
    .waitFor();
  const codes = page.getByRole('group', { name: 'HSN and SAC summary' });
  await codes.getByText('200.00').waitFor();
});
