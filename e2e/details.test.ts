import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScript } from './testing/hold.ts';
import { addDish, createKitchen, openCart } from './testing/ordering.ts';
import { expectPlaces, scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

describe('while the menu loads', () => {
  test('nothing moves when the script takes over', async () => {
    const { page } = await stage.person();
    const letIn = await holdScript(page);
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    await page.locator('[data-dish]').nth(8).waitFor();
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 900));
    letIn();
    // The document's own script keeps early taps there until the app takes over.
    await page.waitForFunction(() => !('earlyTaps' in window));
    expect(await scrollY()).toBe(900);
    await page.getByRole('searchbox').fill('dosa');
    await page.getByRole('button', { name: 'Rava idli', exact: true }).waitFor({ state: 'detached' });
    // The field is at the top of the screen, below the store's name.
    await expect.poll(scrollY).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(scrollY).toBe(0);
  });

  test('a search shows results from a folded category', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    const heading = page.getByRole('heading', { name: /^Idli and vada/ }).getByRole('button');
    await heading.click();
    await page.getByRole('button', { name: 'Sambar vada', exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('searchbox').fill('sambar v');
    await page.getByRole('button', { name: 'Sambar vada', exact: true }).waitFor();
  });
});

describe('before the script arrives', () => {
  test("the link's table is shown and carried along to the chosen menu", async () => {
    const { page } = await stage.person();
    const letIn = await holdScript(page);
    await page.goto('/saffron-street?men=all&conf=Dine-In&iden=12&idel=Table', { waitUntil: 'commit' });
    await page.getByText('Table 12 · Dine-In').waitFor();
    await page.getByRole('link', { name: /Drinks/ }).click();
    await page.getByRole('link', { name: 'All menus' }).waitFor();
    await page.getByText('Table 12 · Dine-In').waitFor();
    letIn();
    await addDish(page, 'Masala chaas');
    await openCart(page);
    await page.getByText('Table 12').waitFor();
    await expect.poll(() => page.getByRole('radio').count()).toBeLessThanOrEqual(1);
  });

  test('only the large pictures of the first screen load with the page; the rest load when seen', async () => {
    const { page } = await stage.person();
    const letIn = await holdScript(page);
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    await page.locator('[data-dish]').nth(8).waitFor();
    // Browsers do not fetch a lazy picture without a box.
    const boxes = () =>
      page.evaluate(() => [...document.images].filter((image) => image.getClientRects().length > 0).length);
    // The banner of the first category. The store's own is left out above an open menu.
    expect(await boxes()).toBe(1);
    letIn();
    await expect.poll(boxes).toBeGreaterThan(4);
    expect(await boxes()).toBeLessThan((await page.locator('img').count()) / 2);
    await scrollTo(page.locator('[data-dish]').last());
    await page.locator('[data-dish] img').last().waitFor();
  });

  test('pictures load without the script', async () => {
    const { page, mayComplain } = await stage.person();
    await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    await page.goto('/udupi-tiffin');
    await page.locator('[data-dish] img').first().waitFor();
    mayComplain(/ERR_FAILED/);
  });

  test('says that it could not be loaded once a tap needs the script', async () => {
    const { page, mayComplain } = await stage.person();
    await page.route('**/assets/entry-client-*.js', (route) => route.abort());
    await page.goto('/udupi-tiffin');
    const notice = page.getByText('Something went wrong');
    const add = page.getByRole('button', { name: 'Add Rava idli', exact: true });
    await add.waitFor();
    await expect.poll(() => notice.isVisible()).toBe(false);
    await add.click();
    await notice.waitFor();
    await expect.poll(() => page.locator('[data-tapped]').count()).toBe(0);
    await page.unroute('**/assets/entry-client-*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await addDish(page, 'Rava idli');
    await page.getByText('1 Item in Cart').waitFor();
    mayComplain(/ERR_FAILED/);
  });

  test('taps are shown at once, and carried out once each when the script is there', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await addDish(page, 'Sambar vada');
    await page.getByText('1 Item in Cart').waitFor();
    const letIn = await holdScript(page);
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: 'Add Rava idli', exact: true });
    const look = () => add.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(await look()).toBe('none');
    await add.click();
    expect(await look()).toBe('"+1"');
    await add.click();
    expect(await look()).toBe('"+2"');
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    await page.locator('[data-tapped]').nth(1).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    letIn();
    await page.getByRole('dialog', { name: 'Idli' }).waitFor();
    await page.keyboard.press('Escape');
    // With the one of an earlier visit.
    await page.getByText('3 Items in Cart').waitFor();
    await expect.poll(() => page.locator('[data-tapped], #waiting').count()).toBe(0);
    await page.reload();
    await page.getByText('3 Items in Cart').waitFor();
  });
});

describe('on the menu', () => {
  test('a picture that cannot be loaded leaves its colour, without a sign of the browser', async () => {
    const { page, mayComplain } = await stage.person();
    await page.route(/\/images\//, (route) => route.abort());
    await page.goto('/udupi-tiffin');
    const picture = page.locator('[data-dish] img[data-broken]').first();
    await picture.waitFor({ state: 'attached' });
    expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
    mayComplain(/ERR_FAILED/);
  });

  test('the notice of an added dish covers neither the search nor the cart', async () => {
    const { page } = await stage.person({ viewport: { width: 320, height: 640 } });
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Add Rava idli', exact: true }).last().click();
    const cart = page.getByRole('region', { name: 'Cart' });
    await cart.waitFor();
    const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
    // Where notices stand, also when the last one has gone.
    const notices = page.locator('[role=status][popover]');
    await expect
      .poll(async () => (await edgesOf(cart)).top - (await edgesOf(notices)).bottom)
      .toBeGreaterThanOrEqual(0);
    expect((await edgesOf(notices)).bottom).toBeGreaterThan(320);
  });
});

describe('what opens over the menu', () => {
  test('pictures close with Back, and the menu beneath stays', async () => {
    const { page } = await stage.person();
    await page.goto('/saffron-street?men=all');
    await page.getByRole('link', { name: /^All-day menu/ }).click();
    await page.getByRole('button', { name: 'Enlarge pictures of Paneer momos' }).click();
    const viewer = page.getByRole('dialog', { name: 'Paneer momos' });
    await viewer.waitFor();
    await viewer.getByRole('button', { name: 'Next' }).click();
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    await page.getByRole('searchbox').waitFor();
  });

  test("a sheet's message is read out and can be closed while the sheet is open", async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    const notices = sheet.locator('[role=status][popover]');
    await notices.waitFor({ state: 'attached' });
    for (const side of [/Sambar/, /Coconut chutney/])
      await sheet.getByRole('checkbox', { name: side }).check();
    await sheet.getByRole('checkbox', { name: /Gunpowder/ }).click();
    await notices.getByText('Only 2 options can be selected').waitFor();
    await notices.getByRole('button', { name: 'Close' }).click();
    await notices.getByText('Only 2 options can be selected').waitFor({ state: 'detached' });
  });

  test('the picture of a dish scrolls away, and its name and the close button stay', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    const head = [sheet.getByRole('heading', { name: 'Idli' }), sheet.getByRole('button', { name: 'Close' })];
    const pictures = sheet.getByRole('list', { name: 'Pictures of Idli' });
    await expectPlaces([pictures, sheet, ...head], (picture, whole, name) => {
      expect(picture?.y).toBeCloseTo(whole?.y ?? 0, 0);
      expect(picture?.width).toBeCloseTo(whole?.width ?? 0, 0);
      expect(picture?.height).toBeLessThanOrEqual((whole?.height ?? 0) / 3);
      expect(name?.y).toBeGreaterThan(picture?.bottom ?? 0);
    });
    await scrollTo(sheet.getByRole('textbox', { name: /Special request/ }));
    await expectPlaces([pictures, sheet, ...head], (picture, whole, name, close) => {
      const top = whole?.y ?? 0;
      expect(picture?.bottom).toBeLessThan(top);
      for (const part of [name, close]) {
        expect(part?.y).toBeGreaterThanOrEqual(top);
        expect(part?.bottom).toBeLessThan(top + 80);
      }
    });
  });

  test('a dish that sells out while its sheet is open can no longer be added', async () => {
    const { page } = await stage.person();
    const kitchen = await createKitchen(stage);
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    await sheet.getByRole('radio', { name: /Three pieces/ }).check();
    await kitchen.change('udupi-tiffin', 'Idli', { state: 'Sold out' });
    const soldOut = sheet.getByRole('button', { name: 'Sold out' });
    await soldOut.waitFor();
    await expect.poll(() => soldOut.isDisabled()).toBe(true);
    await kitchen.change('udupi-tiffin', 'Idli', { state: 'Available' });
    await sheet.getByRole('button', { name: /^Add \d+ · / }).waitFor();
    await expect.poll(() => sheet.getByRole('radio', { name: /Three pieces/ }).isChecked()).toBe(true);
  });
});
