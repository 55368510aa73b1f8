import { describe, expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { hold } from './testing/hold.ts';
import { openKitchen } from './testing/kitchen.ts';
import { watchShifts } from './testing/shifts.ts';
import { expectPlaces, scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

describe('the page of a store', () => {
  test('the menu is readable without scripts', async () => {
    const { page } = await stage.person({ scripts: false });
    await page.goto('/udupi-tiffin');
    await page.getByRole('heading', { name: 'Idli and vada' }).waitFor();
    await page.getByText('Steamed rice cakes').first().waitFor();
    await page
      .getByText(/^from ₹\d+$/)
      .first()
      .waitFor();
  });

  test.each([
    { address: '/udupi-tiffin', viewport: { width: 320, height: 640 } },
    { address: '/udupi-tiffin', viewport: { width: 360, height: 740 } },
    { address: '/saffron-street', viewport: { width: 390, height: 844 } },
    { address: '/saffron-street', viewport: { width: 1280, height: 800 } },
  ])(
    'the dishes of $address begin high on the first screen: $viewport.width px',
    async ({ address, viewport }) => {
      const { page } = await stage.person({ viewport });
      const shifted = await watchShifts(page);
      await page.goto(`${address}?conf=Dine-In&iden=12&idel=Table`);
      const choice = page.getByRole('link', { name: /^All-day menu/ });
      const dish = page.locator('[data-dish]').first();
      await dish.or(choice).first().waitFor();
      const href = (await choice.isVisible()) ? await choice.getAttribute('href') : null;
      if (href !== null) await page.goto(href);
      await dish.getByRole('button', { name: /^Add / }).waitFor();
      const nav = page.getByRole('navigation', { name: 'Store' });
      const second = page.locator('[data-dish]').nth(1);
      await expectPlaces([nav, dish, second], (nav, dish, second) => {
        // On a wide screen it stands in the head.
        const end = nav.y > 100 ? nav.y : viewport.height;
        expect(dish.y).toBeLessThanOrEqual(240);
        expect(second.bottom).toBeLessThanOrEqual(end);
      });
      // Above it are the table and, on one line, the store's description.
      const said = page.getByRole('banner').getByText(/^(Slow-cooked|Dosa, idli)/);
      await expectPlaces([page.locator('h2 picture').first(), said], (banner, said) => {
        expect(banner.height).toBeCloseTo(viewport.width > 500 ? 270 : ((viewport.width - 16) * 9) / 16, 0);
        expect(said.height).toBeLessThan(24);
      });
      await page.getByRole('banner').getByText('Table 12 · Dine-In').waitFor();
      expect(await shifted()).toEqual([]);
    },
  );

  test('nothing moves when the face of names arrives late, in Hindi', async () => {
    const { page } = await stage.person({ hindi: true });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, file] = /anek-devanagari-([a-z-]+)-\d/.exec(request.url()) ?? [];
      if (file !== undefined) asked.add(file);
    });
    const shifted = await watchShifts(page);
    const arrive = await hold(page, '**/assets/anek-*');
    await page.goto('/udupi-tiffin', { waitUntil: 'commit' });
    await page.locator('[data-dish]').first().getByText('₹').first().waitFor();
    await expect.poll(() => [...asked].toSorted()).toEqual(['devanagari', 'latin']);
    arrive();
    expect(await shifted()).toEqual([]);
  });

  test('what guests order most stands first, and one tap adds it', async () => {
    const { store, place } = await openKitchen(stage, 'Popular');
    const { page } = await stage.person();
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
    await expect.poll(() => page.getByRole('button', { name: 'One more Masala chai' }).count()).toBe(2);
    await page.getByRole('searchbox').fill('lassi');
    await popular.waitFor({ state: 'detached' });
  });

  test('a dish without a picture takes no room for one', async () => {
    const { store } = await openKitchen(stage, 'Without pictures');
    const { page } = await stage.person({ viewport: { width: 360, height: 800 } });
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

  test('on a wide screen the cart stands beside the menu before anything is in it', async () => {
    const { page } = await stage.person({ viewport: DESKTOP });
    await page.goto('/udupi-tiffin');
    const cart = page.getByRole('region', { name: 'Cart' });
    await cart.getByRole('heading', { name: 'Cart is empty' }).waitFor();
    await expectPlaces([cart, page.locator('[data-dish]').nth(1)], (cart, dish) => {
      expect(cart.x).toBeGreaterThan(dish.right);
      expect(cart.y).toBeLessThan(dish.y);
    });
    await page.getByRole('button', { name: 'Add Rava idli', exact: true }).click();
    await cart.getByText('1 Item in Cart').waitFor();
    await cart.getByRole('link', { name: 'View cart' }).waitFor();
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
    const { page } = await stage.person({ viewport: DESKTOP });
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
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => dishes.count()).toBe(all);
  });
});
