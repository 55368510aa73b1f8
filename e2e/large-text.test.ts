import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAYEE } from '../src/server/features/receipts/testing/payee.ts';
import { listPageRoutes } from '../src/server/testing/page-routes.ts';
import { DEMO_EMAIL } from './testing/demo.ts';
import { checkLargeText } from './testing/large-text.ts';
import { addDish, chooseType, createKitchen, openCart, orderSlug } from './testing/ordering.ts';
import { expectPlaces } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const SMALL = { viewport: { width: 360, height: 640 } };

/** Paths that were checked. */
const seen = new Set<string>();

async function look(page: Page): Promise<void> {
  seen.add(new URL(page.url()).pathname);
  await checkLargeText(page);
}

/** Checks what a button opens over the page, with the large text set before. */
async function lookInto(page: Page, button: Locator): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await button.click();
  await page.locator('dialog[open]').waitFor();
  await look(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

beforeAll(async () => {
  await stage.thali.verify(DEMO_EMAIL);
  await (await createKitchen(stage)).changeStore('udupi-tiffin', { upi: PAYEE });
});

describe.each([false, true])('text at twice its size, in Hindi: %s', (hindi) => {
  test('a guest gets from the choice of menus to the served order', async () => {
    const { page } = await stage.person({ ...SMALL, hindi });
    await page.goto('/saffron-street?men=all&conf=Dine-In&iden=12&idel=Table');
    await look(page);
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
    const search = page.getByRole('searchbox');
    await search.waitFor();
    await look(page);
    await lookInto(page, page.locator('search button[aria-haspopup=dialog]'));
    await lookInto(page, page.locator('nav button[aria-haspopup=dialog]'));
    // The store's description and its legal texts.
    for (const button of await page.locator('footer button').all()) await lookInto(page, button);
    await search.fill('vada');
    await page.locator('mark').first().waitFor();
    await look(page);
    await search.fill('');
    const cards = page.locator('[data-dish]');
    const vada = cards
      .filter({ hasText: /Sambar vada|सांभर वड़ा/ })
      .first()
      .getByRole('button')
      .last();
    await vada.click();
    await page.locator('a[href="/place-order"]').last().waitFor();
    await look(page);
    await lookInto(page, page.locator('[data-dish]').first().locator('h3 button'));
    await page.locator('a[href="/place-order"]').last().click();
    await page.locator('button[type=submit]').waitFor();
    await look(page);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/status/*');
    await page.locator('[aria-current="step"]').waitFor();
    await look(page);
    await page.getByRole('button', { name: /Pay from another phone|दूसरे फ़ोन से/ }).click();
    await page.getByRole('img', { name: /Tea House/ }).waitFor();
    await look(page);
    await page.getByRole('button', { name: /I’ve paid|मैंने भुगतान कर दिया/ }).click();
    await page.getByRole('textbox', { name: /UTR/ }).waitFor();
    await look(page);
    const status = page.url();
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
    await page.locator('a[href^="/status/"]').waitFor();
    await vada.click();
    await page.locator('a[href="/place-order"]').last().waitFor();
    await look(page);
    await page.goto(status);
    await page.locator('[aria-current="step"]').waitFor();
    const kitchen = await createKitchen(stage);
    await kitchen.move(orderSlug(page), 1, 4);
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await look(page);
    for (const path of ['/thankyou', '/thankyou/cancel', `${status}/bill`]) {
      await page.goto(path);
      await page.locator('a[href^="/status/"]').waitFor();
      await look(page);
    }
    await page.goto('/orders');
    await page.getByRole('article').waitFor();
    await look(page);
  });
});

test('a delivery can be filled in and a menu found at twice the text size', async () => {
  const { page } = await stage.person(SMALL);
  await page.goto('/saffron-street?men=all');
  await page.getByRole('link', { name: /Drinks/ }).click();
  const menuId = new URL(page.url()).searchParams.get('men');
  await addDish(page, 'Masala chaas');
  for (let dish = 1; dish < 14; dish++)
    await page.getByRole('button', { name: 'One more Masala chaas' }).click();
  await openCart(page);
  await chooseType(page, 'Delivery');
  await look(page);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('9876500009');
  await page.getByRole('textbox', { name: 'Delivery Address' }).fill('7 Lotus Court');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByRole('textbox', { name: '4-digit OTP' }).waitFor();
  await look(page);
  for (const address of ['/menu/', `/menu/${menuId}`, '/demo/', '/example/', '/']) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await look(page);
  }
});

/** Paths that are checked elsewhere, or are no pages. */
const NOT_HERE: Record<string, string> = {
  '/order': 'an older address of /status/{slug}',
  '/menu/preview': 'a frame of the office, empty by itself',
  '/app': 'the office',
  '/app*': 'the office',
  '/*': 'signing in to the office',
};

test('every page of guests was among them', async () => {
  const paths = [...seen].map((path) => path.replace(/(.)\/$/, '$1'));
  const routes = await listPageRoutes(stage.thali);
  const isSeen = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path) && (path === route || !routes.includes(path)));
  };
  expect(routes.filter((route) => !(route in NOT_HERE) && !isSeen(route))).toEqual([]);
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
