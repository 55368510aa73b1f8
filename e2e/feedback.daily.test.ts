import { expect, test } from 'vitest';
import { moveOrder } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('the staff hear of two stars at once and answer, and the guest reads the answer', async () => {
  const { store, place, email } = await openKitchen(stage, 'Feedback');
  const order = await place({ 'Chicken 65': 1 }, { table: '4' });
  expect((await moveOrder(stage.thali, store, order.id, { from: 1, to: 4 })).status).toBe(200);
  const office = await stage.person({ viewport: DESKTOP });
  await signIn(office.page, { email });
  const guest = await stage.person({ viewport: { width: 360, height: 640 } });
  await guest.page.goto(`/status/${order.slug}`);
  const star = (part: string, stars: number) =>
    guest.page.getByRole('group', { name: part }).getByRole('radio', { name: `${stars} stars` });
  // The star on top of the radio button takes the tap.
  const tap = (part: string, stars: number) => star(part, stars).locator('..').click();
  await star('Overall', 2).waitFor();
  await expect.poll(() => guest.page.getByRole('radio').count()).toBe(5);
  await expect.poll(() => guest.page.getByRole('button', { name: 'Send' }).count()).toBe(0);
  await tap('Overall', 2);
  await tap('The service', 4);
  await expect.poll(() => star('The food', 2).isChecked()).toBe(false);
  await guest.page.getByLabel('Anything to add?').fill('Chicken was cold');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await guest.page.getByText('Thank you! The restaurant has your feedback.').waitFor();

  const { page } = office;
  await page.getByRole('link', { name: 'Feedback 1', exact: true }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^2 stars ?Order ${order.orderNo}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Chicken was cold').waitFor();
  await dialog.getByRole('img', { name: '4 stars' }).waitFor();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await dialog.getByText('Please fill this in.').waitFor();
  await dialog.getByLabel('Your answer').fill('We are sorry. The next one is on us.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await dialog.getByRole('heading', { name: 'The restaurant answered' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Feedback', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Chicken was cold' }).getByText('Answered').waitFor();

  await guest.page.getByRole('heading', { name: 'The restaurant answered' }).waitFor();
  await guest.page.getByText('We are sorry. The next one is on us.').waitFor();
  const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/reports/sales`, {
    token: store.token,
  });
  expect(body.totals.feedback).toMatchObject({ given: 1, overall: 2, foodGiven: 0, service: 4 });
});
