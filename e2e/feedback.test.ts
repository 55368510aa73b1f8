import { expect, test } from 'vitest';
import { moveOrder } from '../src/server/testing/test-stores.ts';
import { openKitchen } from './testing/kitchen.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('a guest rates a served order in each part, and may say more', async () => {
  const { store, place } = await openKitchen(stage, 'Feedback');
  const order = await place({ 'Masala dosa': 1 });
  expect((await moveOrder(stage.thali, store, order.id, { from: 1, to: 4 })).status).toBe(200);
  const { page } = await stage.person({ viewport: { width: 360, height: 640 } });
  await page.goto(`/status/${order.slug}`);
  const star = (part: string, stars: number) =>
    page.getByRole('group', { name: part }).getByRole('radio', { name: `${stars} stars` });
  // The star on top of the radio button takes the tap.
  const tap = (part: string, stars: number) => star(part, stars).locator('..').click();
  await star('Overall', 4).waitFor();
  expect(await page.getByRole('radio').count()).toBe(5);
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
  await tap('Overall', 4);
  const send = page.getByRole('button', { name: 'Send' });
  expect(await star('The food', 4).isChecked()).toBe(false);
  expect(await send.isDisabled()).toBe(true);
  await tap('The food', 5);
  await tap('The service', 2);
  await page.getByLabel('Anything to add?').fill('Crisp!');
  await send.click();
  await page.getByText('Thank you! The restaurant has your feedback.').waitFor();
  const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/reports/sales`, {
    token: store.token,
  });
  expect(body.totals.feedback).toMatchObject({ given: 1, food: 5, service: 2, overall: 4 });
});
