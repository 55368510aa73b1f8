import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('a sale whose page closes before the answer is sent again, counts once, and is told', async () => {
  const { store, email } = await openKitchen(stage, 'Quick Chai');
  const { page } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  await page.getByRole('link', { name: 'New order' }).click();
  await page
    .getByRole('button', { name: /Masala chai/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Order: 1/ }).click();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  let sent = 0;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.context().route(`**/api/stores/${store.storeId}/sales`, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The server has it, and its answer never comes.
    await route.fetch();
    arrive();
  });
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await arrived;
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto('/app/dashboard');
  await next.getByText('Sale: this page closed before it was confirmed. It is saved.').waitFor();
  expect(sent).toBe(2);
  const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/orders`, {
    token: store.token,
  });
  expect(body.orders).toHaveLength(1);
  expect(body.orders[0].payment).toMatchObject({ state: 'paid' });
});
