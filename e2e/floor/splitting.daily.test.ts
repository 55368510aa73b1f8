import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { patchStore } from '../../src/testing/server/test-stores.ts';
import { PHONE } from '../testing/browser.ts';
import { setStage } from '../testing/stage.ts';
import { goToFloor, openFloor, openTable, orderRound } from './open-floor.ts';

const stage = await setStage();

test('a waiter gives one of two momos a bill of its own: a company pays it by card, two friends share the rest', async () => {
  const { sit, waiter, store } = await openFloor(stage, 'Going Dutch');
  await patchStore(stage.thali, store, {
    address: { street: '12 MG Road', city: 'Bengaluru' },
    gstNo: '29AAGCB7383J1Z4',
  });
  await orderRound(await sit('1', 'Asha'), { 'Paneer momos': 2 });
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '1');
  await sheet.getByRole('button', { name: 'Split' }).click();
  const splitting = page.getByRole('dialog', { name: 'Split Table 1' });
  await splitting.getByRole('checkbox', { name: '2× Paneer momos' }).check();
  await splitting.getByText('Something has to stay here.').waitFor();
  await splitting.getByRole('button', { name: 'One Paneer momos less' }).click();
  await splitting.getByRole('button', { name: 'Own bill' }).click();
  await page.getByText('On its own bill now').waitFor();

  const own = sheet.getByRole('region', { name: 'Bill 2' });
  await own.getByText('Paneer momos').waitFor();
  await own.getByRole('button', { name: 'Bill', exact: true }).click();
  const bill = page.getByRole('dialog', { name: 'Bill', exact: true });
  await bill.getByRole('button', { name: 'Bill for a company' }).click();
  await bill.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await bill.getByLabel('Company name').fill('Shah & Sons');
  await bill.getByRole('button', { name: 'Save' }).click();
  await bill.getByRole('button', { name: 'Issue bill' }).click();
  await bill.getByRole('button', { name: 'Issue anyway' }).click();
  await bill.getByRole('article', { name: /^Tax invoice INV/ }).waitFor();
  await bill.getByText('Shah & Sons').first().waitFor();
  await bill.getByRole('button', { name: 'Close' }).click();

  await own.getByRole('button', { name: 'Record payment, ₹180 due' }).click();
  await own.getByText('Card', { exact: true }).click();
  await own.getByRole('button', { name: 'Record ₹180, Card' }).click();
  await own.getByText('Nothing due').waitFor();

  const rest = sheet.getByRole('region', { name: 'Bill 1' });
  await rest.getByRole('button', { name: 'Record payment, ₹180 due' }).click();
  await rest.getByRole('button', { name: 'One person more' }).click();
  const payments = rest.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  const heardFirst = async (route: Route) => {
    const response = await route.fetch();
    await payments.filter({ hasText: /^Cash/ }).waitFor();
    await route.fulfill({ response });
  };
  await page.route('**/payments', heardFirst, { times: 1 });
  await rest.getByRole('button', { name: 'Record ₹90, Cash' }).click();
  await page.getByText('₹90 recorded').waitFor();
  await rest.getByText('UPI', { exact: true }).first().click();
  await rest.getByRole('button', { name: 'Record ₹90, UPI' }).click();
  await rest.getByText('Nothing due').waitFor();
  await sheet.getByRole('button', { name: 'Clear table' }).waitFor();
  for (const way of [/^Cash\s*₹90/, /^UPI\s*₹90/]) await payments.filter({ hasText: way }).waitFor();
  await expect.poll(() => payments.count()).toBe(2);
});
