import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { holdEvents } from './testing/hold.ts';
import { addDish, createKitchen, openCart, placeButton } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const TABLE = '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table';
const IN_HALF_AN_HOUR = 30 * MINUTE;

describe('what changes while a dish is in the cart', () => {
  test('a sold-out dish is shown and removed only when the guest agrees', async () => {
    const { page } = await stage.person();
    const kitchen = await createKitchen(stage);
    await page.goto(TABLE);
    await addDish(page, 'Sambar vada');
    await addDish(page, 'Ghee podi idli');
    await openCart(page);
    await kitchen.change('udupi-tiffin', 'Sambar vada', { state: 'Sold out' });
    const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
    await dialog.getByRole('rowheader', { name: 'Sambar vada' }).waitFor();
    await page.getByRole('button', { name: 'Accept changes' }).click();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
    await placeButton(page).click();
    await page.waitForURL('**/status/*');
    await kitchen.change('udupi-tiffin', 'Sambar vada', { state: 'Available' });
  });

  test('a cart opened by its address shows what changed before it followed the store', async () => {
    const { page } = await stage.person();
    const kitchen = await createKitchen(stage);
    await page.goto(TABLE);
    await addDish(page, 'Sambar vada');
    const letGo = await holdEvents(page);
    const isRead = page.waitForResponse('**/api/store-pages/*');
    await page.goto('/place-order');
    await (await isRead).finished();
    await kitchen.change('udupi-tiffin', 'Sambar vada', { state: 'Sold out' });
    letGo();
    const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
    await dialog.getByRole('rowheader', { name: 'Sambar vada' }).waitFor();
    await kitchen.change('udupi-tiffin', 'Sambar vada', { state: 'Available' });
  });

  test("a cleared cart can be restored at today's prices", async () => {
    const { page, context } = await stage.person();
    const kitchen = await createKitchen(stage);
    await context.clock.install();
    await page.goto(TABLE);
    await addDish(page, 'Rava idli');
    await addDish(page, 'Sambar vada');
    await context.clock.setFixedTime(Date.now() + IN_HALF_AN_HOUR);
    await kitchen.change('udupi-tiffin', 'Sambar vada', { state: 'Sold out' });
    await page.goto('/udupi-tiffin');
    await page.getByText(/^Your cart from 3\d minutes ago was cleared\.$/).waitFor();
    await expect.poll(() => page.getByText(/in Cart$/).count()).toBe(0);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
    await dialog.getByText('Sambar vada').waitFor();
    await page.getByRole('button', { name: 'Accept changes' }).click();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
    await kitchen.change('udupi-tiffin', 'Sambar vada', { state: 'Available' });
    await page.reload();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
  });
});

describe('a lost answer', () => {
  test('is asked for again, and the guest is led to the order that stands', async () => {
    const person = await stage.person();
    const { page } = person;
    const bodies: unknown[] = [];
    await page.route('**/order/create/web/*', async (route) => {
      if (bodies.length > 0) return route.continue();
      // The order arrives and is answered, but the answer is lost.
      const answer = await route.fetch();
      bodies.push(await answer.json());
      return route.abort('connectionreset');
    });
    person.mayComplain(/ERR_CONNECTION_RESET/);
    await page.goto(TABLE);
    await addDish(page, 'Rava idli');
    await openCart(page);
    await placeButton(page).click();
    await page.waitForURL('**/status/*');
    const [{ slug }] = bodies as [{ slug: string }];
    expect(page.url()).toContain(slug);
  });
});

describe('without a mouse', () => {
  test('a meal is chosen and ordered with the keyboard alone', async () => {
    const { page } = await stage.person({ viewport: { width: 1280, height: 900 } });
    await page.goto(TABLE);
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let times = 0; times < 120; times++) {
        if (await until()) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} does not lead there`);
    };
    const isOn = (name: RegExp) => () =>
      page.evaluate((source) => {
        const { activeElement: focused, body } = document;
        const isPage = focused === body || focused?.localName === 'main';
        const words = isPage ? '' : (focused?.getAttribute('aria-label') ?? focused?.textContent);
        return new RegExp(source).test(words ?? '');
      }, name.source);
    await press('Tab', isOn(/^Add Idli$/));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Idli' }).waitFor();
    await press('Tab', () => page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio'));
    await page.keyboard.press('Space');
    await press('Tab', isOn(/^Add \d+ · /));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1 Item in Cart' }).waitFor();
    await expect.poll(isOn(/Idli/)).toBe(true);
    await press('Tab', isOn(/^View cart$/));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    await press('Tab', isOn(/Place order/));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/status/*');
  });
});
