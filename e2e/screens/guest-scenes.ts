import { loseNetwork } from '../testing/offline.ts';
import { placeMeal } from './place-meal.ts';
import { reservationScenes } from './reservation-scenes.ts';
import { ALL, FOUR, NOTICES_GONE_MS, type Scene } from './scene.ts';
import { sellSome } from './sell.ts';
import { asOwner, menuOfAnotherHour, move, rateAndAnswer, readStore, takePayments } from './staff.ts';
import { addDishes, allDay, at, byPosition, cart, gateway, order } from './steps.ts';
import { tableScenes } from './table-scenes.ts';
import { upiGuests } from './upi-scenes.ts';
import type { Visitor } from './visitor.ts';

/** A new number each time, since a number has to wait for a second code. */
const anyPhone = () => `9${String(Date.now()).slice(-9)}`;

/** The page of an order that has its bill. */
async function findServed(visitor: Visitor): Promise<string> {
  const { storeId } = await readStore(visitor, 'saffron-street');
  const { orders } = await asOwner(visitor, 'GET', `/api/stores/${storeId}/orders?limit=1&state=4`);
  return `/status/${orders[0].slug}`;
}

export const guestScenes: Scene[] = [
  { name: 'menus', looks: FOUR, arrange: at('/saffron-street?men=all') },
  { name: 'menu', looks: ALL, arrange: ({ page }) => allDay(page) },
  {
    name: 'dishes',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange({ page }) {
      await allDay(page);
      await addDishes(page, [1, 1]);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'stories', looks: ALL, arrange: at('/saffron-street/stories') },
  {
    name: 'story',
    looks: ALL,
    arrange: at('/saffron-street/stories/chai-and-samosas-on-the-roof-every-evening'),
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
  { name: 'cart', looks: ALL, settleMs: NOTICES_GONE_MS, arrange: cart },
  {
    name: 'bill',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await cart(visitor);
      const explain = visitor.page.locator('form button[aria-expanded]').last();
      await explain.click();
      await explain.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'goes-well',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await cart(visitor);
      await visitor.page.locator('form h3').last().waitFor();
      await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  },
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
    isEnglish: true,
    async arrange({ page }) {
      await allDay(page);
      const more = page.getByRole('button', { name: 'One more Samosa chaat' });
      await page.getByRole('button', { name: 'Add Samosa chaat' }).click();
      for (let times = 0; times < 4; times++) await more.click();
      await page.goto('/saffron-street?conf=Delivery');
      await byPosition(page, 'section > a[href="/place-order"]').click();
      await page.getByRole('textbox', { name: 'Mobile Number' }).fill(anyPhone());
      await page.getByRole('textbox', { name: 'Delivery Address' }).fill('7 Lotus Court, Hauz Khas');
      await page.getByRole('button', { name: 'Get OTP' }).click();
      await page.getByRole('textbox', { name: '4-digit OTP' }).waitFor();
    },
    settleMs: NOTICES_GONE_MS,
  },
  {
    name: 'order-awaiting',
    looks: FOUR,
    async arrange(visitor) {
      await takePayments(visitor);
      const [dish] = (await readStore(visitor, 'palace-rooms')).items;
      const meal = {
        type: 'In-Room',
        table: { iden: '104', idel: 'Room' },
        dishes: { [dish?.label ?? '']: 2 },
      };
      const { slug } = await placeMeal(visitor, 'palace-rooms', meal);
      await visitor.page.goto(`/status/${slug}`);
    },
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
    name: 'order-answered',
    looks: ALL,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      const slug = await order(visitor);
      await move(visitor, slug, 1, 2, 3, 4);
      await rateAndAnswer(visitor, slug);
    },
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
        await byPosition(page, 'main').waitFor();
      }
      await page.goto('/');
    },
  },
  { name: 'welcome', looks: FOUR, arrange: at('/') },
  { name: 'view-only', looks: FOUR, arrange: at('/heritage-cafe') },
  { name: 'offline-store', looks: FOUR, arrange: at('/night-owl') },
  {
    name: 'no-network',
    looks: FOUR,
    isEnglish: true,
    worker: true,
    async arrange(person) {
      await person.page.goto('/udupi-tiffin');
      await person.page.waitForFunction(() => caches.match('/udupi-tiffin?lang=en'));
      await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // What the first load fetched before the worker was there comes again, and is kept.
      await person.page.reload({ waitUntil: 'networkidle' });
      await loseNetwork(person, '/udupi-tiffin');
    },
  },
  { name: 'not-found', looks: FOUR, complaints: [/404/], arrange: at('/no-such-place') },
  { name: 'directory', looks: FOUR, arrange: at('/menu/') },
  { name: 'demo', looks: FOUR, arrange: at('/demo/') },
  { name: 'example', looks: FOUR, arrange: at('/example/') },
  { name: 'payment-cancelled', looks: FOUR, arrange: at('/thankyou/cancel') },
  { name: 'simulated-gateway', looks: FOUR, arrange: gateway },
  { name: 'thank-you', looks: FOUR, arrange: at('/thankyou/') },
  {
    name: 'menu-later',
    looks: FOUR,
    arrange: async (visitor) => void (await visitor.page.goto(`/menu/${await menuOfAnotherHour(visitor)}`)),
  },
  {
    name: 'own-bill',
    looks: ['phone', 'desktop'],
    async arrange(visitor) {
      await visitor.page.goto(`${await findServed(visitor)}/bill`);
    },
  },
  {
    name: 'tokens',
    looks: ['phone', 'desktop', 'dark'],
    async arrange(visitor) {
      await sellSome(visitor);
      await at('/udupi-tiffin/tokens')(visitor);
      await byPosition(visitor.page, 'main section li, main section p').first().waitFor();
    },
  },
  ...reservationScenes,
  ...upiGuests,
  ...tableScenes,
];
