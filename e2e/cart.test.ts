import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  catalogueOf,
  patchItem,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
} from '../src/testing/server/test-stores.ts';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { hold } from './testing/hold.ts';
import { createMenuDesk } from './testing/menu-office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { watchShifts } from './testing/shifts.ts';
import { signUp } from './testing/sign-up.ts';
import { expectPlaces, scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const AT_TABLE = '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table';

async function fillCart(page: Page, dishes: string[]): Promise<void> {
  await page.goto(AT_TABLE);
  for (const dish of dishes) await addDish(page, dish);
  await openCart(page);
}

test('name and phone are folded until they are wanted, and stay open once filled', async () => {
  const { page } = await stage.person();
  await fillCart(page, ['Sambar vada']);
  const name = page.getByRole('textbox', { name: 'Name' });
  const phone = page.getByRole('textbox', { name: 'Mobile Number' });
  const unfold = page.getByRole('button', { name: 'Add your name and phone (optional)' });
  await unfold.waitFor();
  await expect.poll(() => name.or(phone).count()).toBe(0);
  await unfold.click();
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.fill('98765');
  await expect.poll(() => unfold.count()).toBe(0);
  await placeButton(page).click();
  await page.getByText('Please Enter a Valid Mobile Number.').waitFor();
  await phone.fill('');
  await name.fill('Meera');
  await placeButton(page).click();
  await page.waitForURL('**/status/*');

  await fillCart(page, ['Sambar vada']);
  await expect.poll(() => name.inputValue()).toBe('Meera');
  await name.fill('');
  await expect.poll(() => phone.count()).toBe(1);
});

test('the details stand before the bill, and the total is on the screen once', async () => {
  const { page } = await stage.person({ viewport: PHONE });
  await fillCart(page, ['Sambar vada', 'Set dosa', 'Mysore masala dosa']);
  const bill = page.getByRole('region', { name: 'Bill' });
  const details = page.getByRole('region', { name: 'Your details' });
  await expectPlaces([details, bill], (first, second) => expect(first?.bottom).toBeLessThan(second?.y ?? 0));
  const totals = page.getByText('Grand Total');
  const inBar = page.getByText(/^₹[\d.]+Grand Total$/);
  await inBar.waitFor();
  await scrollTo(bill);
  await inBar.waitFor({ state: 'detached' });
  await expect.poll(() => totals.count()).toBe(1);

  await page.setViewportSize(DESKTOP);
  await expectPlaces([bill, details], (right, left) => expect(left?.right).toBeLessThan(right?.x ?? 0));
  await expect.poll(() => totals.count()).toBe(1);
});

test.each([
  { width: 280, text: '100%' },
  { width: 320, text: '100%' },
  { width: 360, text: '130%' },
])('the cart stands above the navigation: $width px, text at $text', async ({ width, text }) => {
  const { page } = await stage.person({ viewport: { width, height: 800 } });
  await page.goto('/udupi-tiffin');
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await addDish(page, 'Rava idli');
  const nav = page.getByRole('navigation', { name: 'Store' });
  const bar = page.getByRole('link', { name: 'View cart' });
  await expectPlaces([bar, nav], (bar, nav) => {
    expect(bar.bottom).toBeLessThanOrEqual(nav.y);
    expect(nav.bottom).toBeLessThanOrEqual(800);
  });
  await bar.click();
  await page.waitForURL('**/place-order');
});

/** A restaurant whose biryani has sizes. Three orders have everything but the tea, which nobody orders with a dosa. */
async function openTogether(name: string) {
  const { thali } = stage;
  const { store: bare } = await signUp(stage, name);
  const prices = { Dosa: 90, Vada: 60, Lassi: 70, Chai: 20 };
  const contents = [
    { label: 'Half', value: 120 },
    { label: 'Full', value: 200 },
  ];
  const configs = [{ label: 'Size', maxSelection: 1, required: true, contents }];
  const dishes = Object.entries(prices).map(([label, value]) => simpleItem(label, value));
  const items = [...dishes, { label: 'Biryani', configs }];
  const store = await replaceCatalogue(thali, bare, catalogueOf(items));
  const half = { item: 'Biryani', value: 120, configs: [{ label: 'Size', contents: ['Half'] }] };
  const simple = (item: keyof typeof prices) => ({ item, value: prices[item] });
  for (let times = 0; times < 3; times++) {
    await placeTestOrder(thali, store, {
      lines: [simple('Dosa'), simple('Vada'), simple('Lassi'), half],
      amount: 340,
    });
    await placeTestOrder(thali, store, { lines: [simple('Chai')], amount: 20 });
  }
  return store;
}

test('the cart offers what others ordered with its dishes, and nothing moves', async () => {
  const store = await openTogether('Together');
  await patchItem(stage.thali, store, 'Lassi', { state: 'Sold out' });
  const { page } = await stage.person();
  const shifted = await watchShifts(page);
  const arrive = await hold(page, '**/pairs');
  await page.goto(`/${store.slug}`);
  await addDish(page, 'Dosa');
  await openCart(page);
  await page.getByRole('textbox', { name: 'Table/Room no.' }).waitFor();
  const shifts = await shifted();
  arrive();
  const row = page.getByRole('region', { name: 'Goes well with' });
  const names = () => row.getByRole('heading', { level: 3 }).allInnerTexts();
  await row.waitFor();
  expect((await names()).toSorted()).toEqual(['Biryani', 'Vada']);
  expect(await shifted()).toEqual(shifts);

  // A dish that was added stays where it is.
  const before = await names();
  await row.getByRole('button', { name: 'Add Vada' }).click();
  await page.getByRole('heading', { name: 'Cart (Items: 2)' }).waitFor();
  await row.getByRole('button', { name: 'One more Vada' }).click();
  await page.getByRole('heading', { name: 'Cart (Items: 3)' }).waitFor();
  expect(await names()).toEqual(before);

  await row.getByRole('button', { name: 'Add Biryani' }).click();
  const sheet = page.getByRole('dialog', { name: 'Biryani' });
  await sheet.getByText('Full').click();
  await sheet.getByRole('button', { name: /^Add 1/ }).click();
  await page.getByRole('heading', { name: 'Cart (Items: 4)' }).waitFor();

  // From now on the row leaves out what is in the cart, which is all that it had.
  const read = page.waitForResponse('**/pairs');
  await page.reload();
  await read;
  await page.getByRole('heading', { name: 'Cart (Items: 4)' }).waitFor();
  await expect.poll(() => row.count()).toBe(0);
});

// The last test, since the name stays required.
test('a name that the restaurant requires is not folded', async () => {
  const { read, token, storeId } = await createMenuDesk(stage);
  const before = await read();
  const orderConfigs = before.orderConfigs.map((type: object) => ({ ...type, askName: 'required' }));
  await stage.thali.call('PUT /api/stores/:storeId/catalogue', {
    params: { storeId },
    token,
    body: { ...before, orderConfigs },
    headers: { 'if-match': `"${before.revision}"` },
  });
  const { page } = await stage.person();
  await fillCart(page, ['Sambar vada']);
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.getByRole('button', { name: 'Add your phone number (optional)' }).click();
  const phone = page.getByRole('textbox', { name: 'Mobile Number' });
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
});
