import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { HOUR } from '#domain/time/durations.ts';
import { PASSWORD } from '../src/server/testing/test-stores.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { expectPlaces, type Place } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const NARROW = { viewport: { width: 360, height: 740 } };

/** Finds words that do not fit on a line of their own and break in two. */
const brokenWords = (element: Locator) =>
  element.evaluate((within) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    return broken;
  });

const overlaps = (a: Place, b: Place) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

test('on a phone, table names are not cut', async () => {
  const { store, email } = await openKitchen(stage, 'Garden Kitchen');
  const tables = ['Garden 1', 'Garden 12', '7'].map((iden) => ({ iden, idel: 'Table', conf: null }));
  const body = { tables };
  await stage.thali.call('POST', `/api/stores/${store.storeId}/tables`, { body, token: store.token });
  const { page } = await stage.person(NARROW);
  await signIn(page, { email, password: PASSWORD, path: '/app/tables' });
  const card = page.getByRole('button', { name: 'Garden 12' });
  await card.waitFor();
  expect(await brokenWords(page.getByRole('main').getByRole('list').first())).toEqual([]);
});

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

test("every list of the back office marks dishes as the guests' page does", async () => {
  const { page } = await stage.person();
  await signIn(page, { store: 'Saffron Street', path: '/app/management/e-commerce/products' });
  const screens = ['products', 'list', 'checkout'];
  const shapes: string[] = [];
  for (const screen of screens) {
    await page.goto(`/app/management/e-commerce/${screen}`);
    for (const name of ['Vegetarian', 'Non-vegetarian']) {
      const mark = page.getByRole('img', { name, exact: true }).first();
      const drawn = await mark.evaluate((element) => [...element.children].map(({ localName }) => localName));
      shapes.push(`${screen}: ${drawn}`);
    }
  }
  expect(shapes).toEqual(screens.flatMap((screen) => [`${screen}: rect,circle`, `${screen}: rect,path`]));
});

test("an order shows each line's total and unit price", async () => {
  const { email, place } = await openKitchen(stage, 'Ten Chai');
  const order = await place({ 'Masala chai': 10, 'Butter naan': 1 });
  const { page } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  await ticket(page, order)
    .getByRole('button', { name: `More about order ${order.orderNo}` })
    .click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await lines.filter({ hasText: 'Masala chai' }).getByText('₹300 (10 × ₹30)').waitFor();
  await lines.filter({ hasText: 'Butter naan' }).getByText('₹50', { exact: true }).waitFor();
});

test('a shift continues after a reload and in another tab until it is ended', async () => {
  const { email } = await openKitchen(stage, 'Long Shift');
  const { page, context } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('button', { name: 'Sound on' }).waitFor();
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Start shift' }).count()).toBe(0);

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
  expect(await tab.getByRole('button', { name: 'Start shift' }).count()).toBe(0);
  await tab.getByText('Tap anywhere to hear new orders.').click();
  await tab.getByRole('button', { name: 'Sound on' }).click();
  await tab.getByRole('button', { name: 'Start shift' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start shift' }).waitFor();
});
