import { describe, expect, test } from 'vitest';
import { holdEvents } from './testing/hold.ts';
import { addDish, createKitchen, openCart, placeButton } from './testing/ordering.ts';
import { expectPlaces } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const SMALL = { width: 360, height: 640 };

describe('the categories above the menu', () => {
  test('the chosen category is marked, and Back leaves the menu at once', async () => {
    const { page } = await stage.person({ viewport: SMALL });
    await page.goto('/saffron-street?men=all');
    await page.getByRole('link', { name: /^All-day menu/ }).click();
    const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await chips.first().waitFor();
    const marked = page.locator('nav [aria-current="true"]');
    for (const at of [3, 1, 4, 2]) {
      const chip = chips.nth(at);
      const name = await chip.textContent();
      await chip.click();
      await expect.poll(() => marked.textContent()).toBe(name);
      const heading = page.getByRole('heading', { name: name ?? '', level: 2 }).first();
      await expectPlaces([heading], ({ y }) => expect(y).toBeGreaterThan(80));
      await expect.poll(() => marked.textContent()).toBe(name);
    }
    // From here on it follows the guest's scrolling.
    await page.mouse.wheel(0, -20_000);
    await expect.poll(() => marked.textContent()).toBe(await chips.first().textContent());
    await page.goBack();
    await page.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
  });

  test("results stand above the keyboard, marked in the page's colours", async () => {
    const { page } = await stage.person({ viewport: SMALL });
    await page.goto('/udupi-tiffin');
    const field = page.getByRole('searchbox', { name: 'Search for a Dish' });
    await field.click();
    // The keyboard takes its part of the page, as `interactive-widget` requests.
    await page.setViewportSize({ width: 360, height: 370 });
    await field.pressSequentially('vada');
    await page.locator('mark').first().waitFor();
    const mark = page.locator('h2 mark, h3 mark').first();
    expect(await mark.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgb(255, 255, 0)',
    );
    await expectPlaces([field, page.locator('[data-dish]').first()], (field, dish) => {
      expect(field.y).toBeLessThan(40);
      expect(dish.y).toBeLessThan(230);
    });
  });
});

describe('with the keyboard', () => {
  test('links skip to the menu and to the cart, and a new page gets the focus', async () => {
    const { page } = await stage.person({ viewport: { width: 1280, height: 900 } });
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
    const first = page.locator(':is(a[href], button, input):visible').first();
    await expect.poll(() => first.textContent()).toBe('Skip to the menu');
    await first.focus();
    await expectPlaces([first], ({ height }) => expect(height).toBeGreaterThanOrEqual(44));
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu');
    await addDish(page, 'Sambar vada');
    await page.getByRole('link', { name: 'Skip to the cart' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Cart/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  test('a dish has two tab stops', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    const dish = page
      .locator('[data-dish]')
      .filter({ has: page.locator('img') })
      .first();
    const stops = await dish
      .locator('a, button')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length);
    expect(stops).toBe(2);
  });
});

test('a paused store says so at the button and takes the order once it is open', async () => {
  const { page } = await stage.person({ viewport: SMALL });
  const kitchen = await createKitchen(stage);
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await addDish(page, 'Sambar vada');
  await openCart(page);
  const button = placeButton(page);
  await kitchen.changeStore('udupi-tiffin', { paused: true });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  const reason = page.locator('#why-not-now');
  await expect.poll(() => button.getAttribute('aria-describedby')).toBe('why-not-now');
  await expect.poll(() => reason.textContent()).toMatch(/not taking|closed/i);
  await expectPlaces([reason], ({ y }) => expect(y).toBeLessThan(640));
  await button.click({ force: true });
  expect(page.url()).toContain('/place-order');
  await kitchen.changeStore('udupi-tiffin', { paused: false });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
  await expect.poll(() => page.locator('#why-not-now').textContent()).toBe('');
  await button.click();
  await page.waitForURL('**/status/*');
});

test('the refusal of a paused store goes when it opens again', async () => {
  const { page, mayComplain } = await stage.person({ viewport: SMALL });
  mayComplain(/409/);
  const kitchen = await createKitchen(stage);
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await addDish(page, 'Sambar vada');
  // The page does not hear of the pause, so its order is refused.
  const letGo = await holdEvents(page);
  const isRead = page.waitForResponse('**/api/store-pages/*');
  await openCart(page);
  await (await isRead).finished();
  await kitchen.changeStore('udupi-tiffin', { paused: true });
  const button = placeButton(page);
  await button.click();
  const bar = page.locator('form').getByText(/not taking orders right now/i);
  await bar.last().waitFor();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await kitchen.changeStore('udupi-tiffin', { paused: false });
  letGo();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
  await expect.poll(() => bar.count()).toBe(0);
  await button.click();
  await page.waitForURL('**/status/*');
});

describe('the sheet of a dish', () => {
  test('asks for no choices where nothing can be ordered', async () => {
    const { page } = await stage.person();
    await page.goto('/heritage-cafe');
    await page
      .locator('[data-dish]')
      .filter({ hasText: 'Kolkata biryani' })
      .getByRole('button')
      .last()
      .click();
    await expect.poll(() => page.getByRole('button', { name: /^Add / }).count()).toBe(0);
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Chicken').waitFor();
    await expect.poll(() => sheet.getByText(/Required|Please select/).count()).toBe(0);
    await expect.poll(() => sheet.locator('input:visible').count()).toBe(0);
  });

  test('reads out a label in full that is shortened on the screen', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await page
      .locator('[data-dish]')
      .filter({ hasText: 'South Indian meals' })
      .getByRole('button')
      .last()
      .click();
    const sheet = page.getByRole('dialog');
    const name = 'Gongura pickle from Guntur, extra hot +₹20';
    await sheet.getByRole('checkbox', { name, exact: true }).check();
    await sheet.getByText('Gongura pickle from Guntur, ex...').waitFor();
  });
});
