import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../testing/browser.ts';
import { setStage } from '../testing/stage.ts';
import { goToFloor, openFloor, openTable, orderRound } from './open-floor.ts';

const stage = await setStage();

test('cash shows its change, a payment in the wrong mode is corrected, and the next bill goes on an account', async () => {
  const { sit, waiter, owner } = await openFloor(stage, 'Put It Right');
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 1 });
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '1');
  await sheet.getByRole('button', { name: 'Record payment, ₹90 due' }).click();
  await sheet.getByRole('button', { name: '₹500' }).click();
  await sheet.getByText('Change ₹410').waitFor();
  await sheet.getByRole('button', { name: 'Record ₹90, Cash' }).click();
  await sheet.getByText(/₹500 given, ₹410 change/).waitFor();

  await sheet.getByRole('button', { name: 'Correct the payment of ₹90' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct the payment of ₹90' });
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  await correcting.getByText('Please choose a reason or write one.').waitFor();
  await correcting.getByRole('button', { name: 'Wrong payment method' }).click();
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  const payments = sheet.getByRole('list', { name: 'Payments' });
  await expect.poll(() => payments.getByRole('listitem').count()).toBe(3);
  await payments.getByText('UPI', { exact: true }).waitFor();

  const office = await stage.person({ viewport: DESKTOP });
  await goToFloor(office.page, owner);
  await office.page.goto('/app/khatas');
  await office.page.getByRole('button', { name: 'Open account' }).click();
  const opening = office.page.getByRole('dialog', { name: 'Open account' });
  await opening.getByLabel('Name').fill('Rao Traders');
  await opening.getByLabel('WhatsApp number (optional)').fill('98765 43210');
  await opening.getByRole('button', { name: 'Open account' }).click();
  await office.page.getByText('Nothing has been put on this account yet.').waitFor();

  await orderRound(await sit('2', 'Ravi'), { 'Masala dosa': 1 });
  await page.goto('/app/floor?table=');
  const second = await openTable(page, '2');
  await second.getByRole('button', { name: 'Not paid now …' }).click();
  const settling = page.getByRole('dialog', { name: '₹90 is not paid now' });
  await settling.getByRole('button', { name: /^Rao Traders/ }).click();
  await settling.getByRole('button', { name: 'Put on account' }).click();
  await second.getByText('On account').waitFor();

  await office.page.reload();
  await office.page.getByRole('button', { name: 'Receive money' }).click();
  const receiving = office.page.getByRole('dialog', { name: 'Receive money: Rao Traders' });
  await receiving.getByLabel('Amount').fill('50');
  await receiving.getByRole('button', { name: 'Record ₹50, Cash' }).click();
  await office.page.getByText('Received, Cash').waitFor();
  const reminder = await office.page.getByRole('link', { name: 'Remind on WhatsApp' }).getAttribute('href');
  expect(reminder).toContain('https://wa.me/919876543210?text=');
  expect(decodeURIComponent(reminder ?? '')).toContain('₹40 is due');
});

test('a payment whose answer is lost while the server fails is shown when it is back, and counts once when tried again', async () => {
  const { sit, waiter } = await openFloor(stage, 'Lost Answer');
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 2 });
  const person = await stage.person({ viewport: PHONE });
  const { page } = person;
  person.mayComplain(/ERR_CONNECTION_RESET|503/);
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '1');
  await sheet.getByRole('button', { name: 'Record payment, ₹180 due' }).click();
  await sheet.getByRole('button', { name: 'One person more' }).click();
  const reset = (route: Route) => route.abort('connectionreset');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await page.route('**/readyz', (asked) => asked.fulfill({ status: 503 }));
    await page.route(/\/sittings\/[^/]+$|\/receipts$/, reset);
    await reset(route);
  };
  await page.route('**/payments', loseAnswer, { times: 1 });
  const record = sheet.getByRole('button', { name: 'Record ₹90, Cash' });
  await record.click();
  await sheet.getByText('The rest waits until the server can save.').first().waitFor();
  await page.unroute('**/readyz');
  await page.unroute(/\/sittings\/[^/]+$|\/receipts$/);
  const payments = sheet.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await payments.filter({ hasText: /^Cash\s*₹90/ }).waitFor();
  await record.click();
  await page.getByText('₹90 recorded').waitFor();
  await sheet.getByRole('button', { name: 'Record ₹90, Cash' }).waitFor();
  await sheet.getByText('Still due').waitFor();
  await expect.poll(() => payments.count()).toBe(1);
});
