import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import {
  addDish,
  createKitchen,
  loseAnswer,
  openCart,
  placeButton,
  placeOrder,
  tryAgain,
} from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { expectPlaces } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const TABLE = '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table';
const LATE_BY_MS = 3_000;

test("the menu shows the order's progress above the cart until it ends", async () => {
  const person = await stage.person({ viewport: { width: 320, height: 640 } });
  const { page } = person;
  const kitchen = await createKitchen(stage);
  const slug = await placeOrder(person);
  await page.goto(TABLE);
  const bar = page.getByRole('region', { name: 'Your order' }).getByRole('link', { name: /^Order \d+ · / });
  await bar.waitFor();
  await expect.poll(() => bar.textContent()).toContain('Received');
  await kitchen.move(slug, 1, 3);
  await expect.poll(() => bar.textContent()).toContain('Preparing');
  await addDish(page, 'Sambar vada');
  const cart = page.getByRole('link', { name: 'View cart' });
  const nav = page.getByRole('navigation', { name: 'Store' });
  await expectPlaces([bar, cart, nav], (running, cart, nav) => {
    expect(running.bottom).toBeLessThanOrEqual(cart.y);
    expect(cart.bottom).toBeLessThanOrEqual(nav.y);
  });
  await bar.click();
  await page.waitForURL(`**/status/${slug}`);
  await page.goBack();
  await bar.waitFor();
  await kitchen.ready(slug);
  await expect.poll(() => bar.textContent()).toContain('Your order is ready');
  await kitchen.move(slug, 3, 4);
  await bar.waitFor({ state: 'detached' });
});

test('a guest cancels within a minute, and the order leaves the board', async () => {
  const person = await stage.person({ viewport: { width: 360, height: 740 } });
  const { page } = person;
  const { page: board } = await stage.person({ viewport: DESKTOP });
  await signIn(board, { store: 'Udupi Tiffin Room' });
  const slug = await placeOrder(person);
  await page.getByText(/^Changed your mind\? \d+ seconds left to cancel\.$/).waitFor();
  const { body } = await stage.thali.call('GET', `/order/status/${slug}`);
  const ticket = board.getByRole('article', { name: new RegExp(`^Order ${body.orderNo},`) });
  await ticket.waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Do you want to cancel this order?').waitFor();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('You have cancelled this order.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  await ticket.waitFor({ state: 'detached' });
});

test.each([
  [
    'refuses',
    () =>
      (indexedDB.open = () => {
        throw new DOMException('', 'InvalidStateError');
      }),
  ],
  ['never answers for', () => (indexedDB.open = () => new EventTarget() as IDBOpenDBRequest)],
])('a browser that %s its database keeps the cart for as long as the tab is open', async (_, spoil) => {
  const person = await stage.person();
  await person.context.addInitScript(spoil);
  const { page } = person;
  await page.goto(TABLE);
  await addDish(page, 'Sambar vada');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.includes('cart')));
  await page.reload();
  await page.getByText('1 Item in Cart').waitFor();
  await openCart(page);
  await placeButton(page).click();
  await page.getByText('Order placed Successfully').waitFor();
});

/** Delays the browser's database. Runs in the page. */
function answerLate(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...call) {
    const request = open.apply(this, call);
    let told: IDBOpenDBRequest['onsuccess'] = null;
    Object.defineProperty(request, 'onsuccess', { set: (handler) => (told = handler) });
    request.addEventListener('success', (event) => setTimeout(() => told?.call(request, event), 3_000));
    return request;
  };
}

describe('a browser whose database answers late', () => {
  const hasCart = (page: Page, store: 'localStorage' | 'sessionStorage') =>
    page.waitForFunction((store) => 'cart:udupi-tiffin' in window[store], store);

  test('keeps what was added in the meantime', async () => {
    const { page, context } = await stage.person();
    await context.addInitScript(answerLate);
    await page.goto(TABLE);
    await addDish(page, 'Sambar vada');
    await hasCart(page, 'sessionStorage');
    await page.reload();
    await page.getByText('1 Item in Cart').waitFor();
    await page.waitForTimeout(LATE_BY_MS);
    await page.getByRole('button', { name: 'One more Sambar vada' }).click();
    await hasCart(page, 'localStorage');
    await page.reload();
    await page.getByText('2 Items in Cart').waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('cart:udupi-tiffin');
  });

  test('says so when the browser cannot read an unanswered order', async () => {
    const person = await stage.person();
    const { page, context } = person;
    const sent: string[] = [];
    await page.route('**/order/create/web/*', (route) => {
      sent.push(route.request().url());
      return route.abort('connectionreset');
    });
    await loseAnswer(person, TABLE, 'Sambar vada');
    await context.addInitScript(() => {
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    const before = sent.length;
    await page.goto(TABLE);
    await addDish(page, 'Sambar vada');
    await openCart(page);
    await placeButton(page).click();
    await page.getByText(/We’re not sure your order reached us/).waitFor();
    expect(sent).toHaveLength(before);
  });

  test('does not place an unanswered order twice', async () => {
    const person = await stage.person();
    const { page, context } = person;
    const slugs = new Set<string>();
    let isLost = true;
    await page.route('**/order/create/web/*', async (route) => {
      const answer = await route.fetch();
      slugs.add((await answer.json()).slug);
      return isLost ? route.abort('connectionreset') : route.fulfill({ response: answer });
    });
    await loseAnswer(person, TABLE, 'Sambar vada');
    isLost = false;
    await context.addInitScript(answerLate);
    await page.reload();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
    await tryAgain(page);
    expect(slugs.size).toBe(1);
  });
});

describe('after ordering', () => {
  test('a cancelled order says so and gives the reason', async () => {
    const person = await stage.person();
    const kitchen = await createKitchen(stage);
    const slug = await placeOrder(person);
    // The browser stores nothing readable about the order.
    const kept = await person.page.evaluate(() => Object.values(localStorage).join(' '));
    expect(kept.length).toBeGreaterThan(100);
    expect(kept).not.toMatch(/Sambar vada|Udupi Tiffin/i);
    await kitchen.move(slug, 1, 5, 'The gas is out');
    await person.page.getByText('Order Cancelled').first().waitFor();
    await person.page.getByText('The gas is out').waitFor();
    await expect.poll(() => person.page.locator('[aria-current="step"]').count()).toBe(0);
    const stop = person.page.getByRole('button', { name: 'OK' });
    const blinks = () =>
      person.page
        .getByRole('heading', { name: 'Order Cancelled' })
        .evaluate((heading) => getComputedStyle(heading).animationName);
    // With reduced motion nothing blinks, and no button is needed to stop it.
    expect([await stop.count(), await blinks()]).toEqual([0, 'none']);
    await person.page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await blinks()).not.toBe('none');
    await stop.click();
    expect(await blinks()).toBe('none');
  });
});
