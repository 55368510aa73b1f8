import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { expectPlaces, type Place } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const NARROW = { viewport: { width: 360, height: 740 } };

const overlaps = (a: Place, b: Place) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

test('on a phone, a sold-out dish still shows its price', async () => {
  const { store, email } = await openKitchen(stage, 'Sold Out Kitchen');
  const patch = { state: 'Sold out', until: new Date(Date.now() + 20 * HOUR).toISOString() };
  const path = `/api/stores/${store.storeId}/items/${store.items['Chicken 65']}`;
  const { status } = await stage.thali.call('PATCH', path, { body: patch, token: store.token });
  expect(status).toBe(200);
  const { page } = await stage.person(NARROW);
  await signIn(page, { email, password: PASSWORD, path: '/app/management/e-commerce/products' });
  const price = page.getByLabel('Price of Chicken 65');
  const badge = page.getByText(/^Sold out until/);
  await expectPlaces([price, badge], (price, badge) => expect(overlaps(price, badge)).toBe(false));
});

test('a shift continues after a reload and in another tab until it is ended', async () => {
  const { email } = await openKitchen(stage, 'Long Shift');
  const { page, context } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('button', { name: 'Sound on' }).waitFor();
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Start shift' }).count()).toBe(0);

  // Playwright's queries count as user activity. This tab counts clicks only.
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    let hasBeenActive = false;
    const touch = () => {
      hasBeenActive = true;
    };
    addEventListener('pointerdown', touch, { capture: true });
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  });
  await tab.goto('/app/dashboard');
  await tab.getByText('Tap anywhere to hear new orders.').waitFor();
  await expect.poll(() => tab.getByRole('button', { name: 'Start shift' }).count()).toBe(0);
  await tab.getByText('Tap anywhere to hear new orders.').click();
  await tab.getByRole('button', { name: 'Sound on' }).click();
  await tab.getByRole('button', { name: 'Start shift' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start shift' }).waitFor();
});
