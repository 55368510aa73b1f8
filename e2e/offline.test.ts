import { describe, expect, test } from 'vitest';
import { BANNER, keptIn, leave, loseNetwork, visit } from './testing/offline.ts';
import { addDish, createKitchen, openCart, placeButton } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';
import { standIn } from './testing/stand-in.ts';

const stage = await setStage();
const HINDI_BANNER = 'ऑफ़लाइन।';

describe('without a network', () => {
  test('an unvisited store is unavailable, and an order shows what this browser knows', async () => {
    const person = await stage.person({ worker: true });
    const { page, context } = person;
    await visit(person, '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table', '/udupi-tiffin?lang=en');
    await expect.poll(() => keptIn(page)).toContain('/?lang=en');
    await addDish(page, 'Sambar vada');
    await openCart(page);
    await placeButton(page).click();
    await page.waitForURL('**/status/*');
    await page.reload();
    await page.locator('[aria-current="step"]').waitFor();
    const order = page.url();
    const elsewhere = (await keptIn(page)).filter(
      (path) => !/^\/(assets|images)\/|^\/(udupi-tiffin)?\?lang=en$/.test(path),
    );
    expect(elsewhere).toEqual([]);
    await context.setOffline(true);
    for (const address of [order, '/orders']) {
      await page.goto(address);
      await page.getByText('Order 1').waitFor();
      await page.getByText('Sambar vada').waitFor();
    }
    await page.goto('/place-order');
    await page.getByRole('link', { name: /menu/i }).first().waitFor();
    await page.goto('/');
    await page.getByText(BANNER).waitFor();
    await page.goto(order);
    await page.getByRole('heading', { name: 'Order 1' }).waitFor();
    await context.setOffline(false);
    await page.locator('[aria-current="step"]').waitFor();
    await context.setOffline(true);
    await expect(page.goto('/saffron-street')).rejects.toThrow('ERR_');
    await leave(person);
  });

  test('the menu opens as last seen, and nothing can be ordered', async () => {
    const person = await stage.person({ worker: true });
    const { page, context } = person;
    await visit(person, '/udupi-tiffin', '/udupi-tiffin?lang=en');
    await loseNetwork(person, '/udupi-tiffin?conf=Dine-In&iden=7&idel=Table');
    await page.getByText('Table 7 · Dine-In').waitFor();
    await page.goto('/udupi-tiffin/t/8');
    expect(new URL(page.url()).search).toBe('?iden=8');
    await page.locator('[data-dish]').first().waitFor();
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=7&idel=Table');
    const pictures = page.locator('[data-dish] img').first();
    expect(await pictures.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Rava idli', exact: true }).click();
    await page.getByRole('dialog', { name: 'Rava idli' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await addDish(page, 'Sambar vada');
    await openCart(page);
    const orders: string[] = [];
    page.on('request', (request) => request.url().includes('/order/create/') && orders.push(request.url()));
    await page.getByText('Offline. Your cart is kept; order once you’re back.').waitFor();
    await expect.poll(() => placeButton(page).getAttribute('aria-disabled')).toBe('true');
    await placeButton(page).click({ force: true });
    await context.setOffline(false);
    await expect.poll(() => placeButton(page).getAttribute('aria-disabled')).toBe('false');
    // Nothing was queued to be sent without the guest's knowledge.
    expect(orders).toEqual([]);
    await placeButton(page).click();
    await page.waitForURL('**/status/*');
    await leave(person);
  });

  test('the banner goes when the network is back, and the menu is refreshed', async () => {
    const person = await stage.person({ worker: true });
    const { page, context } = person;
    const kitchen = await createKitchen(stage);
    await visit(person, '/udupi-tiffin', '/udupi-tiffin?lang=en');
    await loseNetwork(person, '/udupi-tiffin');
    await kitchen.change('udupi-tiffin', 'Rava idli', { description: 'With cashews from Goa' });
    await context.setOffline(false);
    await page.getByText('With cashews from Goa').waitFor();
    await expect.poll(() => page.getByText(BANNER).count()).toBe(0);
    await leave(person);
  });

  test('an open page says so too, without a reload', async () => {
    const person = await stage.person({ worker: true });
    const { page, context } = person;
    await visit(person, '/udupi-tiffin', '/udupi-tiffin?lang=en');
    await context.setOffline(true);
    await page.getByText(BANNER).waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.getByText(BANNER).count()).toBe(0);
    await leave(person);
  });

  test('each language has its own copy, and the last chosen one is shown', async () => {
    const person = await stage.person({ worker: true, hindi: true });
    const { page, context } = person;
    await visit(person, '/udupi-tiffin', '/udupi-tiffin?lang=hi');
    const english = { name: 'lang', value: 'en', url: stage.origin };
    await context.addCookies([english]);
    await visit(person, '/udupi-tiffin', '/udupi-tiffin?lang=en');
    await loseNetwork(person, '/udupi-tiffin');
    await context.addCookies([{ ...english, value: 'hi' }]);
    await page.reload();
    await page.getByText(HINDI_BANNER).waitFor();
    await page.getByRole('searchbox', { name: 'डिश खोजें' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi');
    await leave(person);
  });
});

describe('with a very slow network', () => {
  test('the copy is shown after a short wait and refreshed as soon as the server answers', async () => {
    const person = await stage.person({ worker: true });
    const { page } = person;
    await visit(person, '/heritage-cafe', '/heritage-cafe?lang=en');
    const slow = standIn(stage.thali.app.server, ({ url = '' }) => url.includes('heritage-cafe'));
    await page.goto('/heritage-cafe');
    await page.getByText(BANNER).waitFor();
    slow.stop();
    await expect.poll(() => page.getByText(BANNER).count()).toBe(0);
    await page
      .getByRole('button', { name: /^View more of/ })
      .first()
      .waitFor();
  });
});
