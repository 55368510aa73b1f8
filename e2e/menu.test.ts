import { describe, expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { hold } from './testing/hold.ts';
import { openKitchen } from './testing/kitchen.ts';
import { watchShifts } from './testing/shifts.ts';
import { expectPlaces, scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

describe('the page of a store', () => {
  test('an unknown address gets a helpful page', async () => {
    const { page, mayComplain, checkAccessibility } = await stage.person();
    const answer = await page.goto('/no-such-store');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Sorry, page not found!' }).waitFor();
    await checkAccessibility();
    // Chromium reports every 404.
    mayComplain(/404/);
  });

  test('a store without menus is offline', async () => {
    const { page, checkAccessibility } = await stage.person();
    await page.goto('/night-owl');
    await page.getByText('Store is offline at the moment. Please check back later!').waitFor();
    // The picture is in a file of its own, which has to arrive.
    const width = () => page.locator('main use').evaluate((drawn: SVGUseElement) => drawn.getBBox().width);
    await expect.poll(width).toBeGreaterThan(100);
    await checkAccessibility();
  });

  test('a view-only store has no Add buttons', async () => {
    const { page, checkAccessibility } = await stage.person();
    await page.goto('/heritage-cafe');
    await page
      .getByRole('button', { name: /^View more of/ })
      .first()
      .waitFor();
    await checkAccessibility();
    expect(await page.getByRole('button', { name: /^Add / }).count()).toBe(0);
  });

  test('the menu is readable without scripts', async () => {
    const { page } = await stage.person({ scripts: false });
    await page.goto('/udupi-tiffin');
    await page.getByRole('heading', { name: 'Idli and vada' }).waitFor();
    await page.getByText('Steamed rice cakes').first().waitFor();
    await page.getByText('from ₹25', { exact: true }).waitFor();
  });

  test('a guest chooses one of several menus, and Back returns to the choice', async () => {
    const { page, checkAccessibility } = await stage.person();
    await page.goto('/saffron-street?men=all');
    await page.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
    await checkAccessibility();
    await page.getByRole('link', { name: /All-day menu/ }).click();
    await page.getByRole('searchbox', { name: 'Search for a Dish' }).waitFor();
    await checkAccessibility();
    await page.goBack();
    await page.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
  });

  test.each([
    { address: '/udupi-tiffin', viewport: { width: 360, height: 740 } },
    { address: '/saffron-street', viewport: { width: 360, height: 740 } },
    { address: '/saffron-street', viewport: { width: 1280, height: 800 } },
  ])('the first screen of $address shows a whole dish: $viewport.width px', async ({ address, viewport }) => {
    const { page } = await stage.person({ viewport });
    const shifted = await watchShifts(page);
    await page.goto(`${address}?conf=Dine-In&iden=12&idel=Table`);
    const choice = page.getByRole('link', { name: /All-day menu/ });
    const dish = page.locator('[data-dish]').first();
    await dish.or(choice).first().waitFor();
    const href = (await choice.isVisible()) ? await choice.getAttribute('href') : null;
    if (href !== null) await page.goto(href);
    await dish.getByRole('button', { name: /^Add / }).waitFor();
    const nav = page.getByRole('navigation', { name: 'Store' });
    const parts = [dish.locator('picture').first(), dish.getByText('₹').first()];
    await expectPlaces([nav, ...parts], (nav, ...parts) => {
      for (const { bottom } of parts) expect(bottom).toBeLessThanOrEqual(nav.y);
    });
    // Above it are the table and, on one line, the store's description.
    const said = page.getByRole('banner').getByText(/^(Slow-cooked|Dosa, idli)/);
    await expectPlaces([page.locator('h2 picture').first(), said], (banner, said) => {
      expect(banner.height).toBeCloseTo(viewport.width > 500 ? 270 : ((viewport.width - 16) * 9) / 16, 0);
      expect(said.height).toBeLessThan(24);
    });
    await page.getByRole('banner').getByText('Table 12 · Dine-In').waitFor();
    expect(await shifted()).toEqual([]);
  });

  test.each([
    { hindi: false, files: ['latin', 'latin-ext'] },
    { hindi: true, files: ['devanagari', 'latin', 'latin-ext'] },
  ])('nothing moves when the face of names arrives late; in Hindi: $hindi', async ({ hindi, files }) => {
    const { page } = await stage.person({ hindi });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, file] = /anek-devanagari-([a-z-]+)-\d/.exec(request.url()) ?? [];
      if (file !== undefined) asked.add(file);
    });
    const shifted = await watchShifts(page);
    const arrive = await hold(page, '**/assets/anek-*');
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    await page.locator('[data-dish]').first().getByText('₹').first().waitFor();
    await expect.poll(() => [...asked].toSorted()).toEqual(files);
    arrive();
    expect(await shifted()).toEqual([]);
  });

  test('what guests order most stands first, and one tap adds it', async () => {
    const { store, place } = await openKitchen(stage, 'Popular');
    const { page, checkAccessibility } = await stage.person();
    const shifted = await watchShifts(page);
    for (let order = 0; order < 5; order++)
      await place({
        'Masala chai': 1,
        'Masala dosa': 1,
        'Gulab jamun': 1,
        ...(order === 0 && { 'Dal makhani': 1 }),
      });
    await page.goto(`/${store.slug}`);
    const popular = page.getByRole('region', { name: 'Popular now' });
    await expect.poll(() => popular.getByRole('heading', { level: 3 }).allInnerTexts()).toHaveLength(3);
    expect(await shifted()).toEqual([]);
    await popular.getByRole('button', { name: 'Add Masala chai' }).click();
    await page.getByText('1 Item in Cart').waitFor();
    // The same dish in its category shows that it is in the cart.
    expect(await page.getByRole('button', { name: 'One more Masala chai' }).count()).toBe(2);
    await checkAccessibility();
    await page.getByRole('searchbox').fill('lassi');
    await popular.waitFor({ state: 'detached' });
  });

  test.each([360, 1280])('a dish without a picture takes no room for one: %i px', async (width) => {
    const { store } = await openKitchen(stage, `Without pictures ${width}`);
    const { page } = await stage.person({ viewport: { width, height: 800 } });
    await page.goto(`/${store.slug}`);
    const dish = page.locator('[data-dish]').filter({ hasText: 'Butter naan' });
    const add = dish.getByRole('button', { name: 'Add Butter naan' });
    await add.waitFor();
    await scrollTo(dish);
    await expectPlaces([dish, add], (card, button) => {
      expect(card.height).toBeLessThan(200);
      expect(button.bottom).toBeLessThanOrEqual(card.bottom);
    });
  });

  test("the guest's orders and the language come before the store's contacts", async () => {
    const { page } = await stage.person({ viewport: { width: 360, height: 740 } });
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const sheet = page.getByRole('dialog');
    const parts = [
      sheet.getByRole('link', { name: /Your orders/ }),
      sheet.getByRole('group', { name: 'Language' }),
      sheet.getByRole('listitem').first(),
    ];
    await expectPlaces(parts, (orders, language, contact) => {
      expect(orders.y).toBeGreaterThan(0);
      expect(orders.y).toBeLessThan(language.y);
      expect(language.y).toBeLessThan(contact.y);
    });
  });

  test('search results replace the menu, and clearing them brings it back', async () => {
    const { page, checkAccessibility } = await stage.person({ viewport: DESKTOP });
    await page.goto('/udupi-tiffin');
    const search = page.getByRole('searchbox', { name: 'Search for a Dish' });
    const dishes = page.locator('[data-dish]');
    const all = await dishes.count();
    await search.fill('MASALA dos');
    await page.getByText('Masala dosa', { exact: true }).first().waitFor();
    await expect.poll(() => dishes.count()).toBeLessThan(all);
    // The result is in view, not covered by the picture of its category.
    await expectPlaces([dishes.first()], ({ bottom }) => expect(bottom).toBeLessThan(DESKTOP.height));
    await search.fill('zzzz');
    await page.getByText('Oops! Sorry, we could not find the item you are looking for...').waitFor();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => dishes.count()).toBe(all);
  });

  test('search forgives typing errors and says so; it finds and marks words of descriptions', async () => {
    const { page, checkAccessibility } = await stage.person();
    await page.goto('/udupi-tiffin');
    const search = page.getByRole('searchbox', { name: 'Search for a Dish' });
    await search.fill('massala dossai');
    await page.getByText('Showing results close to “massala dossai”').waitFor();
    const dish = page.locator('[data-dish]').filter({ has: page.locator('h3', { hasText: 'Masala dosa' }) });
    expect(await dish.first().locator('h3 mark').allTextContents()).toEqual(['Masala', 'dosa']);
    await checkAccessibility();
    await search.fill('peaberry');
    const told = page.locator('[data-dish] p mark');
    await expect.poll(() => told.allTextContents()).toEqual(['Peaberry']);
    // A name in another language than the page's is shown where it matches the search.
    await search.fill('फिल्टर कोफ़ी');
    await page.locator('[data-dish] p mark', { hasText: 'कॉफ़ी' }).waitFor();
  });

  test('the whole page is there in Hindi', async () => {
    const { page } = await stage.person({ hindi: true });
    await page.goto('/udupi-tiffin');
    await page.getByRole('searchbox', { name: 'डिश खोजें' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    await page.getByText('₹25 से', { exact: true }).waitFor();
  });
});
