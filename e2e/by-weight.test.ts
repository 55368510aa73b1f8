import { test } from 'vitest';
import { catalogueOf, PASSWORD, replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { ticket } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('an owner sells a sweet by weight, and the counter types what the scale shows', async () => {
  const { store: bare, email } = await signUp(stage, 'Sweet Scales');
  const menu = catalogueOf([simpleItem('Kaju katli', 900)], { orderTypes: [{ label: 'Pickup' }] });
  const store = await replaceCatalogue(stage.thali, bare, menu);
  const { page } = await stage.person({ viewport: DESKTOP });
  const path = `/app/management/e-commerce/product/${store.items['Kaju katli']}`;
  await signIn(page, { email, password: PASSWORD, path });
  await page.getByRole('button', { name: 'Sold by weight' }).click();
  await page.getByRole('switch', { name: /Any weight/, checked: true }).waitFor();
  await lookAt(page, {});
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();

  const { page: counter } = await stage.person({ viewport: SMALL });
  await signIn(counter, { email, password: PASSWORD, path: '/app/management/e-commerce/checkout' });
  await counter.getByRole('button', { name: /Kaju katli/ }).click();
  const sheet = counter.getByRole('dialog', { name: 'Kaju katli' });
  await sheet.getByLabel('Other weight').fill('1.2505');
  await sheet.getByText('A weight from 1 g to 50 kg.').waitFor();
  await sheet.getByLabel('Other weight').fill('0.35');
  await sheet.getByText('350 g ·').waitFor();
  await lookAt(counter, {});
  await sheet.getByRole('button', { name: 'Add for ₹315' }).click();
  await counter.getByRole('button', { name: /^Order: 1/ }).click();
  await counter.getByText('350 g').waitFor();
  await counter.getByRole('button', { name: 'Cash', exact: true }).click();
  await counter.getByText(/received: Cash/).waitFor();

  await page.goto('/app/dashboard');
  await ticket(page, { orderNo: 1 }).getByText('350 g').waitFor();
});
