import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openFloor, orderRound } from './floor/open-floor.ts';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('a drawer is opened, filled, counted blind and found short, and the owner closes the day', async () => {
  const { sit, store, waiter, owner } = await openFloor(stage, 'Short by Ten');
  const desk = await stage.person({ viewport: DESKTOP });
  await signIn(desk.page, { email: owner, password: PASSWORD, path: '/app/till' });
  await desk.page.getByRole('button', { name: 'Till settings' }).click();
  const settings = desk.page.getByRole('dialog', { name: 'Till settings' });
  await settings.getByLabel('Count blind').check();
  await settings.getByRole('button', { name: 'Save' }).click();
  await settings.waitFor({ state: 'detached' });

  const { page } = await stage.person({ viewport: PHONE });
  await signIn(page, { email: waiter, password: PASSWORD, path: '/app/till' });
  const drawer = page.getByRole('region', { name: 'Main drawer' });
  await drawer.getByRole('button', { name: 'Float: Main drawer' }).click();
  const float = page.getByRole('dialog', { name: 'Float: Main drawer' });
  await float.getByRole('button', { name: 'Notes and coins' }).click();
  await float.getByLabel('Number of ₹500').fill('2');
  await float.getByText('₹1,000').waitFor();
  await float.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('₹1,000').waitFor();

  const table = await sit('1', 'Asha');
  await orderRound(table, { 'Masala dosa': 1 });
  const { body: floor } = await stage.thali.call('GET', `/api/stores/${store.storeId}/floor`, {
    token: store.token,
  });
  const sitting = floor.tables.find(({ iden }: { iden: string }) => iden === '1').sitting._id;
  await stage.thali.call('POST', `/api/stores/${store.storeId}/sittings/${sitting}/payments`, {
    body: { method: 'Cash', tip: 10 },
    token: store.token,
  });

  await drawer.getByRole('button', { name: 'Cash out: Main drawer' }).click();
  const out = page.getByRole('dialog', { name: 'Cash out: Main drawer' });
  await out.getByRole('button', { name: 'Save' }).click();
  await out.getByText('Please enter an amount.').waitFor();
  await out.getByLabel('Amount').fill('200');
  await out.getByLabel('Note').fill('Milk');
  await out.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Cash out · Supplier · Milk').waitFor();

  await drawer.getByRole('button', { name: 'Float: Main drawer' }).click();
  await float.getByLabel('Amount').fill('5000');
  await float.getByRole('button', { name: 'Save' }).click();
  await float.getByText('This drawer has a float of ₹1,000 already.').waitFor();
  await float.getByRole('button', { name: 'It is right, save' }).click();
  await drawer.getByText('₹6,000').waitFor();
  await page.getByRole('button', { name: 'Undo: Float ₹5,000' }).click();
  await page.getByText('Undone by').waitFor();
  await drawer.getByText('₹1,000').waitFor();

  await drawer.getByRole('button', { name: 'Count: Main drawer' }).click();
  const count = page.getByRole('dialog', { name: 'Count: Main drawer' });
  await count.getByLabel('Amount').fill('890');
  await count.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('₹890').waitFor();
  await expect.poll(() => drawer.getByText('Expected').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Close the day' }).count()).toBe(0);

  await desk.page.reload();
  const main = desk.page.getByRole('region', { name: 'Main drawer' });
  await main.getByText('₹900').waitFor();
  await main.getByText('Short').waitFor();
  await desk.page.getByRole('button', { name: 'Close the day' }).click();
  const closing = desk.page.getByRole('dialog', { name: 'Close the day' });
  await closing.getByRole('button', { name: 'Next' }).click();
  await closing.getByLabel('Main drawer').fill('500');
  await closing.getByRole('button', { name: 'Next' }).click();
  await closing.getByLabel('Card', { exact: true }).fill('30');
  await closing.getByRole('button', { name: 'Next' }).click();
  await closing.getByText('Short', { exact: true }).waitFor();
  await closing.getByText('Card: Over').waitFor();
  await closing.getByLabel('Note for the report').fill('A note of ten is missing');
  await closing.getByRole('button', { name: 'Close the day' }).click();
  const report = desk.page.getByRole('dialog', { name: 'Day report Z 1' });
  await report.getByText('A note of ten is missing').waitFor();
  await desk.context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const opening = desk.context.waitForEvent('page');
  await report.getByRole('button', { name: 'Print or save as PDF' }).click();
  const paper = await opening;
  await paper.locator('html[data-printed]').waitFor({ state: 'attached' });
  await paper.getByText('Day report Z 1').first().waitFor();
  await paper.getByText('Card: On the slip').waitFor();
  await paper.getByText('Rs.10.00').or(paper.getByText('₹10.00')).waitFor();

  await report.getByRole('button', { name: 'Close' }).click();
  await desk.page.getByText('The day begins with its first order or float.').first().waitFor();
  await main.getByText('₹500').first().waitFor();
  await desk.page.getByRole('button', { name: 'Closed days' }).click();
  await desk.page.getByRole('button', { name: /^Z 1 · .*Short ₹10/ }).waitFor();
});
