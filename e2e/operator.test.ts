import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeOperator } from '../src/operators/people/server/make-operator.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { lookAt } from './sweep/look-at.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { PHONE } from './testing/browser.ts';
import { DEMO_PASSWORD } from './testing/demo.ts';
import { setUpSecondStep } from './testing/second-step.ts';
import { fillSignIn, signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const LOGO = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#0a5c8f' } })
  .png()
  .toBuffer();
const stage = await setStage();
const { thali } = stage;
const PASSWORD = 'seven slow monsoons';
const EMAIL = 'omar@operator.example';

test('whoever runs the program sets up a second step, then suspends and resumes a restaurant', async () => {
  const visitor = await visit(stage);
  const { page } = visitor;
  const { passwords } = thali.services;
  const ctx = { ...createContext(thali.services, { kind: 'system' }), passwords };
  await page.goto(await makeOperator(ctx, EMAIL));
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await fillSignIn(page, EMAIL, PASSWORD);

  await page.waitForURL('**/operator');
  await setUpSecondStep(page, PASSWORD);

  const row = page.getByRole('row', { name: /Udupi Tiffin Room/ });
  await row.getByText('Active').waitFor();
  await page.getByRole('searchbox').fill('udupi');
  await page.getByRole('row', { name: /Saffron Street/ }).waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'Suspend Udupi Tiffin Room' }).click();
  const asked = page.getByRole('dialog', { name: 'Suspend Udupi Tiffin Room?' });
  await asked.getByRole('button', { name: 'Suspend', exact: true }).click();
  await asked.getByText('Please fill this in.').waitFor();
  await asked.getByLabel('Why? Its owner reads it.').fill('No answer to our emails');
  await asked.getByRole('button', { name: 'Suspend', exact: true }).click();
  await row.getByText('Suspended').waitFor();

  const owner = await stage.person();
  const udupi = { password: DEMO_PASSWORD, store: 'Udupi Tiffin Room' };
  await signIn(owner.page, { ...udupi, path: '/app/dashboard' });
  await owner.page.getByText('Whoever runs this site has stopped this restaurant.').waitFor();
  const guest = await stage.person({ viewport: PHONE });
  await guest.page.goto('/udupi-tiffin');
  await guest.page.getByText('Not taking orders right now').waitFor();
  await row.getByRole('button', { name: 'Resume Udupi Tiffin Room' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume', exact: true }).click();
  await row.getByText('Active').waitFor();
  await guest.page.goto('/udupi-tiffin');
  await guest.page.getByRole('button', { name: /^Add / }).first().waitFor();
  await expect.poll(() => guest.page.getByText('Not taking orders right now').count()).toBe(0);
  const screen = {
    name: 'operator',
    async arrange() {
      await page.goto('/operator');
      await page.getByRole('row', { name: /Udupi/ }).waitFor();
    },
  };
  expect(await findFaults(visitor, [screen], { isWide: true, isLarge: true })).toBe('');

  await page.getByRole('link', { name: 'Plans' }).click();
  await page.getByRole('button', { name: 'Add plan' }).click();
  const made = page.getByRole('dialog', { name: 'Add plan' });
  await made.getByLabel('Dishes').fill('many');
  await made.getByRole('button', { name: 'Save', exact: true }).click();
  await made.getByText('Must be a whole number').waitFor();
  await made.getByLabel('Name', { exact: true }).fill('Dhaba');
  await made.getByLabel('Price a month').fill('499.50');
  await made.getByLabel('Dishes').fill('60');
  await made.getByRole('switch', { name: 'Online payment' }).check();
  const form = { name: 'plan form', arrange: () => made.getByLabel('Dishes').waitFor() };
  expect(await findFaults(visitor, [form])).toBe('');
  await made.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('₹499.50 a month').waitFor();
  const plans = {
    name: 'plans',
    async arrange() {
      await page.goto('/operator/plans');
      await page.getByRole('heading', { name: 'Dhaba' }).waitFor();
    },
  };
  expect(await findFaults(visitor, [plans], { isWide: true, isLarge: true })).toBe('');
  await page.goto('/operator');
  await page.getByRole('button', { name: 'Plan of Udupi Tiffin Room' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan of Udupi Tiffin Room' });
  await plan.getByLabel('Plan', { exact: true }).selectOption('Dhaba');
  await plan.getByLabel('Last day').fill('2031-05-31');
  const dialog = { name: 'plan', arrange: () => plan.getByLabel('Last day').waitFor() };
  expect(await findFaults(visitor, [dialog])).toBe('');
  await plan.getByRole('button', { name: 'Save', exact: true }).click();
  await row.getByText('Dhaba').waitFor();
  await owner.page.goto('/app/settings/plan');
  await owner.page.getByRole('heading', { name: 'Dhaba · Active' }).waitFor();
  await owner.page.getByText('Until 31 May 2031').waitFor();
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.getByText('No invoices yet').waitFor();
  await page.getByText('Your details, and how restaurants pay').click();
  await page.getByLabel('Name of your business').fill('Rasoi Software');
  await page.getByRole('region', { name: 'Your details' }).getByLabel('State').selectOption('Karnataka');
  await page.getByLabel('UPI ID').fill('rasoi@upi');
  const settings = { name: 'invoice settings', arrange: () => page.getByLabel('UPI ID').waitFor() };
  expect(await findFaults(visitor, [settings], { isWide: true, isLarge: true })).toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await owner.page.reload();
  await owner.page.getByLabel('For how long').selectOption('3 months');
  await owner.page.getByRole('button', { name: 'Go on to payment' }).click();
  await owner.page.getByRole('heading', { name: 'Payment request' }).waitFor();
  const upi = await owner.page.getByRole('link', { name: 'Open UPI app' }).getAttribute('href');
  expect(upi).toMatch(/pa=rasoi@upi&.*&am=1498\.50&/);
  await owner.page.getByLabel('UTR of your payment').fill('412345678901');
  await owner.page.getByRole('button', { name: 'I have paid by UPI' }).click();
  await owner.page.getByText('You said that you paid by UPI, UTR 412345678901').waitFor();
  await page.goto(owner.page.url());
  await page.getByRole('heading', { name: 'Payment request' }).waitFor();
  await lookAt(page, { isWide: true, isLarge: true });
  await page.goto('/operator/invoices');
  await page.getByRole('button', { name: 'Record payment of Udupi Tiffin Room' }).click();
  const noting = page.getByRole('dialog', { name: 'Record payment of Udupi Tiffin Room' });
  await expect.poll(() => noting.getByLabel('Reference').inputValue()).toBe('412345678901');
  const paid = { name: 'record payment', arrange: () => noting.getByLabel('Reference').waitFor() };
  expect(await findFaults(visitor, [paid])).toBe('');
  await noting.getByRole('button', { name: 'Record payment', exact: true }).click();
  await page.getByText(/PL\/\d\d-\d\d\/0001 · .* · UPI · 412345678901/).waitFor();
  const invoices = {
    name: 'invoices',
    async arrange() {
      await page.goto('/operator/invoices');
      await page.getByText('412345678901').waitFor();
    },
  };
  expect(await findFaults(visitor, [invoices], { isWide: true, isLarge: true })).toBe('');
  await owner.page.reload();
  await owner.page.getByRole('heading', { name: 'Invoice' }).waitFor();
  await owner.page.goto('/app/settings/plan');
  await owner.page.getByText('Until 31 August 2031').first().waitFor();
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Rasoi Online');
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await page.getByLabel('Support email').fill('help@rasoi.example');
  await page.getByLabel('Text', { exact: true }).fill('Your menu with Rasoi');
  await page.getByLabel('Terms of service').fill('Be kind.');
  const brand = { name: 'brand', arrange: () => page.getByText('Unsaved changes').waitFor() };
  expect(await findFaults(visitor, [brand], { isWide: true })).toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Brand saved.').waitFor();
  await page.reload();
  await page.getByRole('banner').getByRole('img', { name: 'Rasoi Online' }).waitFor();
  await guest.page.goto('/udupi-tiffin');
  await guest.page.getByRole('link', { name: 'Your menu with Rasoi' }).waitFor();
  await guest.page.goto('/auth/login');
  expect(await guest.page.title()).toContain('Rasoi Online');
  await guest.page.getByRole('link', { name: 'Terms' }).click();
  await guest.page.getByText('Be kind.').waitFor();
});
