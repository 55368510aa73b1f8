import { addDish, chooseType, loseAnswer, openCart } from '../testing/ordering.ts';
import type { Scene } from './scene.ts';
import { addDishes, allDay, at, byPosition, cart, order } from './steps.ts';
import type { Visitor } from './visitor.ts';

const TABLE = 'conf=Dine-In&iden=4&idel=Table';

/** A state of which no pictures are taken. */
const state = (
  name: string,
  arrange: (visitor: Visitor) => Promise<unknown>,
  more: Partial<Scene> = {},
): Scene => ({ name, looks: [], arrange: async (visitor) => void (await arrange(visitor)), ...more });

const ENGLISH = { isEnglish: true } as const;

async function filter({ page }: Visitor): Promise<void> {
  await page.goto('/udupi-tiffin');
  await page.locator('search button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open] input[type=checkbox]').first().check({ force: true });
}

export const guestStates: Scene[] = [
  state('filters', filter),
  state('filtered', async (visitor) => {
    await filter(visitor);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }),
  state('search-none', async ({ page }) => {
    await page.goto('/udupi-tiffin');
    await page.locator('input[type=search]').fill('zzzz');
    await page.locator('[data-dish]').first().waitFor({ state: 'detached' });
  }),
  state(
    'search-close',
    async ({ page }) => {
      await page.goto('/udupi-tiffin');
      await page.locator('input[type=search]').fill('massala dossai');
      await page.locator('h3 mark').first().waitFor();
    },
    ENGLISH,
  ),
  state('favourite', async ({ page }) => {
    await page.goto('/udupi-tiffin');
    await page.locator('[data-dish] h3 button').first().click();
    await page.locator('dialog[open] button[aria-pressed]').click();
  }),
  state('running-order', async (visitor) => {
    await order(visitor);
    await visitor.page.goto(`/udupi-tiffin?${TABLE}`);
    await byPosition(visitor.page, 'a[href^="/status/"]').waitFor();
    await addDishes(visitor.page, [1]);
  }),
  state('repeat-question', async (visitor) => {
    const { page } = visitor;
    await order(visitor);
    await page.goto('/udupi-tiffin');
    await addDishes(page, [1]);
    await page.goto('/orders');
    await page.locator('article button').first().click();
    await page.locator('dialog[open]').waitFor();
  }),
  state('unknown-table', async ({ page }) => {
    await page.goto('/udupi-tiffin?conf=Dine-In&iden=R3&idel=Table');
    await addDishes(page, [1]);
    await byPosition(page, 'section > a[href="/place-order"]').click();
    await byPosition(page, 'form').waitFor();
  }),
  state('below-minimum', async ({ page }) => {
    await allDay(page);
    await addDishes(page, [1]);
    await page.goto('/saffron-street?conf=Pickup');
    await byPosition(page, 'section > a[href="/place-order"]').click();
    await byPosition(page, 'form').waitFor();
  }),
  state('details', async (visitor) => {
    await cart(visitor);
    await visitor.page
      .locator('form button[type=button]')
      .filter({ hasText: /optional|वैकल्पिक/ })
      .click();
  }),
  state(
    'missing-details',
    async ({ page }) => {
      await page.goto('/saffron-street?men=all');
      await page.getByRole('link', { name: /^All-day menu/ }).click();
      await addDish(page, 'Samosa chaat');
      const more = page.getByRole('button', { name: 'One more Samosa chaat' }).first();
      for (let times = 0; times < 4; times++) await more.click();
      await openCart(page);
      await chooseType(page, 'Delivery');
      await page.getByRole('button', { name: 'Get OTP' }).click();
      await page.getByText('This field is required').waitFor();
    },
    ENGLISH,
  ),
  state(
    'lost-answer',
    async (visitor) => {
      await visitor.page.route('**/order/create/web/*', (route) => route.abort('connectionreset'));
      await loseAnswer(visitor, `/udupi-tiffin?${TABLE}`, 'Sambar vada');
    },
    ENGLISH,
  ),
  state(
    'cancel-question',
    async (visitor) => {
      await order(visitor);
      await visitor.page.getByRole('button', { name: 'Cancel order' }).click();
      await visitor.page.getByText('Do you want to cancel this order?').waitFor();
    },
    ENGLISH,
  ),
  state('directory-none', at('/menu/?q=zzzz')),
  state(
    'example-cart',
    async ({ page }) => {
      await page.goto('/example/');
      await page.getByRole('button', { name: 'Add Masala chai' }).click();
      await openCart(page);
    },
    ENGLISH,
  ),
  state(
    'cart-offline',
    async (visitor) => {
      await cart(visitor);
      visitor.mayComplain(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await visitor.context.setOffline(true);
      // An answer that was still on its way counts as a connection, so the page is told until it believes it.
      await visitor.page.waitForFunction(() => {
        dispatchEvent(new Event('offline'));
        return document.querySelector('button[type=submit][aria-disabled=true]') !== null;
      });
    },
    { worker: true },
  ),
];
