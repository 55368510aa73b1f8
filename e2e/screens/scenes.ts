import type { Page } from 'playwright-core';
import { fillEvening } from './busy-evening.ts';
import { move, signIn } from './staff.ts';
import type { Visitor } from './visitor.ts';

export interface Scene {
  name: string;
  looks: string[];
  /** Until the notices of what was done are gone. */
  settleMs?: number;
  arrange(visitor: Visitor): Promise<void>;
}

const FOUR = ['phone', 'phone-dark', 'desktop', 'desktop-dark'];
const ALL = [...FOUR, 'phone-hindi'];
const NOTICES_GONE_MS = 3_600;
const TABLE = 'conf=Dine-In&iden=12&idel=Table';

const at =
  (path: string) =>
  async ({ page }: Visitor) => {
    await page.goto(path);
  };

const byPosition = (page: Page, selector: string) => page.locator(selector).first();

async function allDay(page: Page): Promise<void> {
  await page.goto(`/saffron-street?${TABLE}`);
  await byPosition(page, 'a[href*="men="]').click();
  await byPosition(page, '[data-dish]').waitFor();
}

/** Dishes by their place on the page, since their names depend on the language; of those with nothing to choose. */
async function addDishes(page: Page, places: number[]): Promise<void> {
  for (const place of places)
    await page.locator('[data-dish]').nth(place).locator('[data-in] button').last().click();
}

async function cart({ page }: Visitor): Promise<void> {
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await byPosition(page, '[data-dish]').waitFor();
  await addDishes(page, [1, 2, 4]);
  await byPosition(page, 'a[href="/place-order"]').click();
  await byPosition(page, 'form').waitFor();
}

/** Another one each time: so soon nobody gets a second code. */
const anyPhone = () => `9${String(Date.now()).slice(-9)}`;

async function order(visitor: Visitor): Promise<string> {
  await cart(visitor);
  await visitor.page.locator('button[type=submit]').last().click();
  await visitor.page.waitForURL('**/status/*');
  return new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
}

export const scenes: Scene[] = [
  { name: 'menus', looks: FOUR, arrange: at('/saffron-street') },
  { name: 'menu', looks: ALL, arrange: ({ page }) => allDay(page) },
  {
    name: 'dishes',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange({ page }) {
      await allDay(page);
      await addDishes(page, [1, 1]);
    },
  },
  {
    name: 'search',
    looks: FOUR,
    async arrange({ page }) {
      await allDay(page);
      await page.locator('input[type=search]').fill('paneer');
      await page.locator('mark').first().waitFor();
    },
  },
  {
    name: 'dish',
    looks: ALL,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('[data-dish] [data-in] button').first().click();
      await page.locator('dialog[open] input[type=radio]').first().check({ force: true });
      await page.locator('dialog[open] input[type=checkbox]').first().check({ force: true });
    },
  },
  {
    name: 'pictures',
    looks: FOUR,
    async arrange({ page }) {
      await allDay(page);
      await page.locator('[data-dish] button').first().click();
    },
  },
  { name: 'cart', looks: ALL, settleMs: NOTICES_GONE_MS, arrange: cart },
  {
    name: 'cart-empty',
    looks: FOUR,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.goto('/place-order');
    },
  },
  {
    name: 'code',
    looks: FOUR,
    async arrange({ page }) {
      await allDay(page);
      const more = page.getByRole('button', { name: 'One more Samosa chaat' });
      await page.getByRole('button', { name: 'Add Samosa chaat' }).click();
      for (let times = 0; times < 4; times++) await more.click();
      await page.goto('/saffron-street?conf=Delivery');
      await byPosition(page, 'a[href="/place-order"]').click();
      await page.getByRole('textbox', { name: 'Mobile Number' }).fill(anyPhone());
      await page.getByRole('textbox', { name: 'Delivery Address' }).fill('7 Lotus Court, Hauz Khas');
      await page.getByRole('button', { name: 'Get OTP' }).click();
      await page.getByRole('textbox', { name: '4-digit OTP' }).waitFor();
    },
    settleMs: NOTICES_GONE_MS,
  },
  {
    name: 'order-received',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    arrange: async (v) => void (await order(v)),
  },
  {
    name: 'order-preparing',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    arrange: async (visitor) => move(visitor, await order(visitor), 1, 2, 3),
  },
  {
    name: 'order-served',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    arrange: async (visitor) => move(visitor, await order(visitor), 1, 2, 3, 4),
  },
  {
    name: 'order-cancelled',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    arrange: async (visitor) => move(visitor, await order(visitor), 1, 5),
  },
  {
    name: 'history',
    looks: FOUR,
    async arrange(visitor) {
      await order(visitor);
      await visitor.page.goto('/orders');
    },
  },
  {
    name: 'restaurants',
    looks: FOUR,
    async arrange({ page }) {
      for (const slug of ['saffron-street', 'udupi-tiffin', 'palace-rooms']) {
        await page.goto(`/${slug}`);
        await page.waitForTimeout(500);
      }
      await page.goto('/');
    },
  },
  { name: 'welcome', looks: FOUR, arrange: at('/') },
  { name: 'view-only', looks: FOUR, arrange: at('/heritage-cafe') },
  { name: 'offline-store', looks: FOUR, arrange: at('/night-owl') },
  { name: 'not-found', looks: FOUR, arrange: at('/no-such-place') },
  {
    name: 'more',
    looks: FOUR,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('nav button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'terms',
    looks: FOUR,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('footer button').nth(1).click();
      await page.locator('dialog[open] article').waitFor();
    },
  },
  { name: 'directory', looks: FOUR, arrange: at('/menu/') },
  { name: 'demo', looks: FOUR, arrange: at('/demo/') },
  { name: 'example', looks: FOUR, arrange: at('/example/') },
  { name: 'payment-cancelled', looks: FOUR, arrange: at('/thankyou/cancel') },
  { name: 'sign-in', looks: FOUR, arrange: at('/auth/login') },
  { name: 'sign-up', looks: FOUR, arrange: at('/auth/register') },
  {
    name: 'board',
    looks: FOUR,
    async arrange(visitor) {
      await fillEvening(visitor);
      await signIn(visitor, 'Saffron Street');
    },
  },
  {
    name: 'items',
    looks: FOUR,
    async arrange(visitor) {
      await signIn(visitor, 'Udupi Tiffin Room');
      await visitor.page.goto('/app/management/e-commerce/list');
    },
  },
];
