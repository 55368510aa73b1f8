import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addTestPerson, PIN } from '../../src/testing/server/people/test-tablets.ts';
import { PASSWORD } from '../../src/testing/server/test-stores.ts';
import { PHONE } from '../testing/browser.ts';
import { signIn } from '../testing/sign-in.ts';
import { setStage } from '../testing/stage.ts';
import { openFloor, openTable, orderRound } from './open-floor.ts';

const stage = await setStage();

const MANAGER_PIN = '9517';

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** A waiter has signed in at a tablet, where a manager can be asked. */
async function atTablet(page: Page, email: string): Promise<void> {
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/tablets' });
  await page.getByLabel('Name').fill('Waiters');
  await page.getByRole('button', { name: 'Admit this tablet' }).click();
  await page.waitForURL('**/auth/tablet');
  await page.getByRole('button', { name: /^Ravi/ }).click();
  await typePin(page, PIN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Live', { exact: true }).waitFor();
}

test('a waiter adds, changes and discounts at a table, and asks a manager above the limit', async () => {
  const { store, owner, sit } = await openFloor(stage, 'Second Thoughts');
  await stage.thali.verify(owner);
  await addTestPerson(stage.thali, store, { name: 'Ravi' });
  await addTestPerson(stage.thali, store, { name: 'Meera', role: 'MANAGER', pin: MANAGER_PIN });
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 2, 'Masala chai': 1 });
  const { page, mayComplain } = await stage.person({ viewport: PHONE });
  await atTablet(page, owner);
  await page.goto('/app/floor');
  const table = await openTable(page, '1');
  const round = table.getByRole('article', { name: /^Round 1/ });
  const change = round.getByRole('button', { name: /^Change order/ });

  await change.click();
  const dialog = page.getByRole('dialog', { name: /^Change order/ });
  await dialog.getByRole('button', { name: 'One more Masala dosa' }).click();
  await dialog.getByRole('button', { name: 'One less Masala chai' }).click();
  await dialog.getByRole('button', { name: 'Add dish' }).click();
  await dialog.getByRole('button', { name: /^Gulab jamun/ }).click();
  await dialog.getByText('₹350').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please choose a reason or write one.').waitFor();
  await dialog.getByText('Entered by mistake').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await round.getByText('₹350').waitFor();

  await change.click();
  await dialog.getByRole('button', { name: 'Discount', exact: true }).click();
  await dialog.getByText('Total now').waitFor();
  await dialog.getByRole('button', { name: /^10%/ }).click();
  await dialog.getByText('₹350 → ₹315').waitFor();
  await dialog.getByText('Regular guest').click();
  await dialog.getByRole('button', { name: 'Give' }).click();
  await dialog.getByText('₹315').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await round.getByText('₹315').waitFor();

  await change.click();
  await dialog.getByRole('button', { name: 'Discount for Gulab jamun' }).click();
  await dialog.getByRole('button', { name: 'Complimentary', exact: true }).click();
  await dialog.getByText('₹80 → ₹0').waitFor();
  await dialog.getByText('On the house').click();
  await dialog.getByRole('button', { name: 'Give' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a manager' });
  await asking.getByText('Meera, enter your PIN').waitFor();
  mayComplain(/403/);
  await typePin(page, MANAGER_PIN);
  await asking.getByRole('button', { name: 'Approve' }).click();
  await round.getByText('₹243').waitFor();
  await round.getByRole('button', { name: /^More about order/ }).click();
  const sheet = page.getByRole('dialog', { name: /Round 1|Table 1/ }).last();
  await sheet.getByText(/Complimentary · Gulab jamun · On the house/).waitFor();
  await sheet.getByText(/Discount changed, by Ravi, approved by Meera/).waitFor();
  await expect.poll(() => sheet.getByText('₹243').count()).toBeGreaterThan(0);
});

test('what was removed is put back where the order is changed', async () => {
  const { store, owner, sit } = await openFloor(stage, 'Third Thoughts');
  await stage.thali.verify(owner);
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 2 });
  const { page } = await stage.person({ viewport: PHONE });
  await signIn(page, { email: owner, password: PASSWORD, path: '/app/floor' });
  const round = (await openTable(page, '1')).getByRole('article', { name: /^Round 1/ });
  const change = round.getByRole('button', { name: /^Change order/ });
  const dialog = page.getByRole('dialog', { name: /^Change order/ });

  await change.click();
  await dialog.getByRole('button', { name: 'One less Masala dosa' }).click();
  await dialog.getByText('Entered by mistake').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await round.getByText('₹90').first().waitFor();

  await change.click();
  const removed = dialog.getByRole('region', { name: 'Removed' });
  await removed.getByRole('button', { name: 'Put back 1× Masala dosa' }).click();
  await removed.getByText('Comes back').waitFor();
  await dialog.getByText('₹180').first().waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await round.getByText('₹180').first().waitFor();
  const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/orders`, {
    token: store.token,
  });
  expect(body.orders[0].items).toMatchObject([{ quantity: 2, discarded: false }]);
});

test('a discount for the whole table is a step of the table, and each round gets its part', async () => {
  const { owner, sit } = await openFloor(stage, 'On Us');
  await stage.thali.verify(owner);
  const asha = await sit('1', 'Asha');
  await orderRound(asha, { 'Masala dosa': 2 });
  await orderRound(asha, { 'Masala chai': 1 });
  const { page } = await stage.person({ viewport: PHONE });
  await signIn(page, { email: owner, password: PASSWORD, path: '/app/floor' });
  const table = await openTable(page, '1');
  await table.getByRole('button', { name: 'Discount', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Discount for Table 1' });
  await dialog.getByRole('button', { name: '5% ₹199.50' }).waitFor();
  await dialog.getByLabel('Percent').fill('50');
  await dialog.getByText('₹210 → ₹105').waitFor();
  await dialog.getByText('Regular guest').click();
  await dialog.getByRole('button', { name: 'Give' }).click();
  await page.getByText('Table 1: the discount is given').waitFor();
  await table
    .getByRole('article', { name: /^Round 1/ })
    .getByText('₹90')
    .first()
    .waitFor();
});
