import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDish, openCart } from './testing/ordering.ts';
import { expectPlaces } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const field = (page: Page, dish: string) => page.getByRole('textbox', { name: `Quantity of ${dish}` });

async function openFilledCart() {
  const person = await stage.person({ viewport: { width: 360, height: 640 } });
  const { page } = person;
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await addDish(page, 'Sambar vada');
  await addDish(page, 'Ghee podi idli');
  await openCart(page);
  return { page, vada: field(page, 'Sambar vada') };
}

describe('a typed quantity', () => {
  test('in the cart: Enter keeps it without ordering', async () => {
    const { page, vada } = await openFilledCart();
    // The cart itself shows what was added.
    await expect.poll(() => page.getByText(/added to cart/).count()).toBe(0);
    await expectPlaces([vada], ({ width, height }) =>
      expect(Math.min(width, height + 2)).toBeGreaterThanOrEqual(44),
    );
    await vada.click();
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cart (Items: 26)' }).waitFor();
    await page.getByText('25 in cart', { exact: true }).waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/place-order');
  });

  test("in a dish's sheet: the price follows, and one is the least", async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    await sheet.getByRole('radio', { name: /Two pieces/ }).check();
    const add = sheet.getByRole('button', { name: /^Add \d+ · / });
    await field(page, 'Idli').fill('12');
    await field(page, 'Idli').press('Enter');
    await expect.poll(() => add.textContent()).toContain('₹600.00');
    await field(page, 'Idli').fill('0');
    await field(page, 'Idli').press('Tab');
    await expect.poll(() => field(page, 'Idli').inputValue()).toBe('12');
    await add.click();
    await page.getByText('12 Items in Cart').waitFor();
  });

  test("editing a cart line in its dish's sheet: choices change, and equal lines merge", async () => {
    const { page } = await stage.person({ viewport: { width: 360, height: 640 } });
    await page.goto('/udupi-tiffin');
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    await sheet.getByRole('radio', { name: /Two pieces/ }).check();
    await sheet.getByRole('button', { name: /^Add \d+ · / }).click();
    await page.getByRole('button', { name: 'One more Idli' }).click();
    await page.getByRole('button', { name: 'Customise again' }).click();
    await sheet.getByRole('radio', { name: /Three pieces/ }).check();
    await sheet.getByRole('button', { name: /^Add \d+ · / }).click();
    await openCart(page);
    const lines = page.getByRole('region', { name: 'Your items' }).getByRole('listitem');
    const edit = lines.nth(1).getByRole('button', { name: 'Edit Idli' });
    // Anywhere on the line apart from its stepper.
    await lines.nth(1).click({ position: { x: 120, y: 30 } });
    await expect.poll(() => sheet.getByRole('radio', { name: /Three pieces/ }).isChecked()).toBe(true);
    await sheet.getByRole('button', { name: 'One more' }).click();
    await sheet.getByRole('checkbox', { name: /Sambar/ }).check();
    await sheet.getByRole('button', { name: /^Save · ₹180.00/ }).click();
    await lines.nth(1).getByText('Three pieces, Sambar').waitFor();
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
    await edit.click();
    await sheet.getByRole('radio', { name: /Two pieces/ }).check();
    await sheet.getByRole('checkbox', { name: /Sambar/ }).uncheck();
    await sheet.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('heading', { name: 'Cart (Items: 3)' }).waitFor();
    await expect.poll(() => lines.count()).toBe(1);
  });

  test('one of several variants, in the chooser', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    const choose = async (size: RegExp) => {
      await sheet.getByRole('radio', { name: size }).check();
      await sheet.getByRole('button', { name: /^Add \d+ · / }).click();
      await sheet.waitFor({ state: 'detached' });
    };
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    await choose(/Two pieces/);
    await page.getByRole('button', { name: 'One more Idli' }).click();
    await page.getByRole('button', { name: 'Customise again' }).click();
    await choose(/Three pieces/);
    await page.getByRole('button', { name: 'One Idli less' }).click();
    await field(page, 'Idli, Two pieces').fill('8');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('9 Items in Cart').waitFor();
  });
});
