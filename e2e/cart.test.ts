import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { createMenuDesk } from './testing/menu-office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
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
  const { page, checkAccessibility } = await stage.person();
  await fillCart(page, ['Sambar vada']);
  const name = page.getByRole('textbox', { name: 'Name' });
  const phone = page.getByRole('textbox', { name: 'Mobile Number' });
  const unfold = page.getByRole('button', { name: 'Add your name and phone (optional)' });
  await unfold.waitFor();
  expect(await name.or(phone).count()).toBe(0);
  await checkAccessibility();
  await unfold.click();
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.fill('98765');
  expect(await unfold.count()).toBe(0);
  await placeButton(page).click();
  await page.getByText('Please Enter a Valid Mobile Number.').waitFor();
  await phone.fill('');
  await name.fill('Meera');
  await placeButton(page).click();
  await page.waitForURL('**/status/*');

  await fillCart(page, ['Sambar vada']);
  await expect.poll(() => name.inputValue()).toBe('Meera');
  await name.fill('');
  expect(await phone.count()).toBe(1);
});

test('the bill stands before the details, and the total is on the screen once', async () => {
  const { page } = await stage.person({ viewport: PHONE });
  await fillCart(page, ['Sambar vada', 'Set dosa', 'Mysore masala dosa']);
  const bill = page.getByRole('region', { name: 'Bill' });
  const details = page.getByRole('region', { name: 'Your details' });
  await expectPlaces([bill, details], (first, second) => expect(first?.bottom).toBeLessThan(second?.y ?? 0));
  const totals = page.getByText('Grand Total');
  const inBar = page.getByText(/^₹[\d.]+Grand Total$/);
  await inBar.waitFor();
  await scrollTo(details);
  await inBar.waitFor({ state: 'detached' });
  expect(await totals.count()).toBe(1);

  await page.setViewportSize(DESKTOP);
  await expectPlaces([bill, details], (right, left) => expect(left?.right).toBeLessThan(right?.x ?? 0));
  expect(await totals.count()).toBe(1);
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
