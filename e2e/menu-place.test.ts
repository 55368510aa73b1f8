import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { expectPlaces, restOf } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

async function openAllDay(page: Page): Promise<void> {
  await page.goto('/saffron-street?men=all&conf=Dine-In&iden=4&idel=Table');
  await page.getByRole('link', { name: /^All-day menu/ }).click();
  await page.getByRole('searchbox', { name: 'Search for a Dish' }).waitFor();
}

/**
 * Taps at a position like a finger. Playwright's click would scroll sticky elements into the middle of the
 * page first.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await restOf(target);
  await page.mouse.click(x + width / 2, y + height / 2);
}

const topOf = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Adds a dish far down the page, where everything above has never been laid out. */
async function addFarDown(page: Page): Promise<Locator> {
  const card = page.locator('[data-dish]').filter({ has: page.getByText('Laccha paratha', { exact: true }) });
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await card.getByRole('button', { name: /^Add / }).click();
  await page.getByText('Laccha paratha added to cart').waitFor();
  return card;
}

describe("the menu's scroll position", () => {
  const ways: [string, { width: number; height: number }, (page: Page) => Promise<unknown>][] = [
    ['Back', PHONE, (page) => page.goBack()],
    ['the arrow', DESKTOP, (page) => page.getByRole('link', { name: 'Back to menu' }).click()],
  ];

  test.each(ways)('survives the cart: %s', async (_, viewport, goBack) => {
    const { page } = await stage.person({ viewport });
    await openAllDay(page);
    const card = await addFarDown(page);
    const before = await topOf(card);
    await tap(page, page.getByRole('link', { name: /View cart/ }));
    await page.getByRole('heading', { name: /^Cart / }).waitFor();
    await goBack(page);
    await expect.poll(() => topOf(card).then((top) => Math.abs(top - before))).toBeLessThan(8);
    expect(new URL(page.url()).searchParams.get('men')).not.toBeNull();
  });

  test('starts at the top for a menu that is new to the tab', async () => {
    const { page } = await stage.person();
    await page.goto('/saffron-street?men=all');
    await page.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole('link', { name: /^All-day menu/ }).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('searchbox', { name: 'Search for a Dish' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('Back ends a search at the earlier scroll position, and only the next Back leaves the menu', async () => {
  const { page } = await stage.person();
  await openAllDay(page);
  const card = page.locator('[data-dish]').filter({ has: page.getByText('Laccha paratha', { exact: true }) });
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await topOf(card);
  const search = page.getByRole('searchbox', { name: 'Search for a Dish' });
  await tap(page, search);
  await page.keyboard.type('momo');
  await page.locator('mark').first().waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1);
  // A dialog over the results is a step of its own in the history.
  await page.locator('h3 button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(2);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => search.inputValue()).toBe('momo');
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('');
  await expect.poll(() => topOf(card).then((top) => Math.abs(top - before))).toBeLessThan(8);
  await page.goBack();
  await page.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
});

describe('the index of a long menu', () => {
  test('leads to a category, and Escape returns the focus', async () => {
    const { page } = await stage.person();
    await openAllDay(page);
    const button = page.getByRole('button', { name: 'All categories' });
    await tap(page, button);
    const index = page.getByRole('dialog', { name: 'All categories' });
    const entries = index.getByRole('button');
    await expect.poll(() => entries.first().evaluate((entry) => entry === document.activeElement)).toBe(true);
    await expect.poll(() => entries.count()).toBe(8);
    await page.keyboard.press('Escape');
    await index.waitFor({ state: 'detached' });
    // By now the browser has stepped back over the dialog's history entry, long before a person's next touch.
    await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await index.waitFor();
    const name = (await entries.nth(5).locator('b').textContent()) ?? '';
    await entries.nth(5).click();
    await index.waitFor({ state: 'detached' });
    const category = page.getByRole('region', { name });
    await expect.poll(() => topOf(category)).toBeGreaterThan(0);
    await expect.poll(() => topOf(category)).toBeLessThan(200);
    const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
    await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
  });

  test('covers no dish, stays in sight and is left out of short menus', async () => {
    const { page } = await stage.person({ viewport: { width: 320, height: 640 } });
    await openAllDay(page);
    await addFarDown(page);
    const button = page.getByRole('button', { name: 'All categories' });
    const cart = page.getByRole('region', { name: 'Cart' });
    // In one row with the categories, with its own background: dishes scroll below all of it.
    const row = page.getByRole('navigation', { name: 'Categories' });
    await expectPlaces([button, cart, row], (button, cart, row) => {
      expect(button.bottom).toBeLessThanOrEqual(cart.y);
      expect(row.right).toBeLessThanOrEqual(button.x);
      expect(row.width).toBeGreaterThan(90);
      expect(Math.abs(row.y - button.y)).toBeLessThan(8);
    });
    const { y } = await restOf(button);
    await tap(page, button);
    const index = page.getByRole('dialog', { name: 'All categories' });
    await expectPlaces([index], (index) => expect(index.y).toBeGreaterThan(y));
    await page.keyboard.press('Escape');
    await index.waitFor({ state: 'detached' });
    await page.goto('/udupi-tiffin');
    await page.getByRole('searchbox', { name: 'Search for a Dish' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'All categories' }).count()).toBe(0);
  });
});

test('a sheet and a picture open again when they are tapped while closing', async () => {
  const { page } = await stage.person();
  await openAllDay(page);
  const openAgain = (what: Locator) =>
    what.evaluate(async (element: HTMLElement) => {
      document.querySelector<HTMLElement>('dialog[open] button[aria-label=Close]')?.click();
      await Promise.resolve();
      element.click();
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
  const card = page.locator('[data-dish]').first();
  for (const opener of [card.locator('h3 button'), card.getByRole('button', { name: /picture/i }).first()]) {
    await opener.click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await openAgain(opener);
    await expect.poll(() => dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

describe('larger text', () => {
  test('at twice its size nothing is wider than the narrowest desktop', async () => {
    const width = 1081;
    const { page } = await stage.person({ viewport: { width, height: 900 } });
    await openAllDay(page);
    const image = page.locator('[data-dish] img').first();
    await expectPlaces([image], ({ height }) => expect(height).toBeCloseTo(187, 0));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over).toBe(0);
  });
});

test('a dish shows the colour of its picture until the picture is there', async () => {
  const { page } = await stage.person();
  await page.route('**/images/**', () => {});
  await page.goto('/udupi-tiffin', { waitUntil: 'domcontentloaded' });
  const ground = page.locator('[data-dish] svg[color]').first();
  const picture = page.locator('[data-dish] picture').first();
  await expectPlaces([ground, picture], (ground, picture) => expect(ground).toEqual(picture));
  const [said, shown] = await ground.evaluate((drawing) => [
    drawing.getAttribute('color') ?? '',
    getComputedStyle(drawing).backgroundColor,
  ]);
  const channels = said?.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16));
  expect(shown).toBe(`rgb(${channels?.join(', ')})`);
});
