import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkLargeText } from './testing/large-text.ts';
import { addDish, chooseType, createKitchen, openCart, orderSlug } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const SMALL = { viewport: { width: 360, height: 640 } };

describe.each([false, true])('text at twice its size, in Hindi: %s', (hindi) => {
  test('from the choice of menus to the served order', async () => {
    const { page } = await stage.person({ ...SMALL, hindi });
    await page.goto('/saffron-street?conf=Dine-In&iden=12&idel=Table');
    await checkLargeText(page);
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
    await page.getByRole('searchbox').waitFor();
    await checkLargeText(page);
    const cards = page.locator('[data-dish]');
    const vada = cards
      .filter({ hasText: /Sambar vada|सांभर वड़ा/ })
      .first()
      .getByRole('button')
      .last();
    await vada.click();
    await page.locator('a[href="/place-order"]').last().waitFor();
    await checkLargeText(page);
    await page.locator('[data-dish]').first().locator('h3 button').click();
    await page.getByRole('dialog').waitFor();
    await checkLargeText(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('a[href="/place-order"]').last().click();
    await page.locator('button[type=submit]').waitFor();
    await checkLargeText(page);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/status/*');
    await page.locator('[aria-current="step"]').waitFor();
    await checkLargeText(page);
    const status = page.url();
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
    await page.locator('a[href^="/status/"]').waitFor();
    await vada.click();
    await page.locator('a[href="/place-order"]').last().waitFor();
    await checkLargeText(page);
    await page.goto(status);
    await page.locator('[aria-current="step"]').waitFor();
    const kitchen = await createKitchen(stage);
    await kitchen.move(orderSlug(page), 1, 4);
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await checkLargeText(page);
    await page.goto('/orders');
    await page.getByRole('article').waitFor();
    await checkLargeText(page);
  });
});

test('at twice its size a delivery can be filled in, and a menu found', async () => {
  const { page } = await stage.person(SMALL);
  await page.goto('/saffron-street');
  await page.getByRole('link', { name: /Drinks/ }).click();
  await addDish(page, 'Masala chaas');
  await openCart(page);
  await chooseType(page, 'Delivery');
  await checkLargeText(page);
  for (const address of ['/menu/', '/demo/', '/example/', '/']) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await checkLargeText(page);
  }
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
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const nav = page.getByRole('navigation', { name: 'Store' });
  const bar = page.getByRole('link', { name: 'View cart' });
  await expect.poll(async () => (await bottomOf(bar)) <= ((await nav.boundingBox())?.y ?? 0)).toBe(true);
  expect(await bottomOf(nav)).toBeLessThanOrEqual(800);
  await bar.click();
  await page.waitForURL('**/place-order');
});
