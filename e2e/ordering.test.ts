import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import {
  addDish,
  chooseType,
  createKitchen,
  loseAnswer,
  openCart,
  orderSlug,
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

describe('on a telephone', () => {
  test("an order goes from the table's QR code to Served without a reload", async () => {
    const person = await stage.person();
    const { page } = person;
    const kitchen = await createKitchen(stage);
    await page.goto(TABLE);
    await page.getByText('Table 4 · Dine-In').waitFor();
    await addDish(page, 'Sambar vada');
    await page.locator('[data-dish]').getByRole('button', { name: 'One more Sambar vada' }).click();
    await page.getByRole('region', { name: 'Cart' }).getByText('2 Items in Cart').waitFor();

    await openCart(page);
    await page.getByText('Table 4').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Table/Room no.' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add your name and phone' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Meera');
    await placeButton(page).click();

    await page.waitForURL('**/status/*');
    await page.getByText('Order placed Successfully').waitFor();
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const step = page.locator('[aria-current="step"]');
    await expect.poll(() => step.textContent()).toContain('Received.');
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await kitchen.move(slug, 1, 2);
    await expect.poll(() => step.textContent()).toContain('Confirmed.');
    await kitchen.move(slug, 2, 3);
    await expect.poll(() => step.textContent()).toContain('Preparing');
    await kitchen.move(slug, 3, 4);
    await page.getByText('Enjoy your meal!').waitFor();
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  });
});

test("the menu shows the order's progress above the cart until it ends", async () => {
  const person = await stage.person({ viewport: { width: 320, height: 640 } });
  const { page } = person;
  const kitchen = await createKitchen(stage);
  const slug = await placeOrder(person);
  await page.goto(TABLE);
  const bar = page.getByRole('region', { name: 'Your order' }).getByRole('link', { name: /^Order \d+ · / });
  await bar.waitFor();
  expect(await bar.textContent()).toContain('Received');
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

test('a note for a dish reaches the cart, the kitchen and the order’s page', async () => {
  const { page } = await stage.person({ viewport: { width: 360, height: 740 } });
  const { page: board } = await stage.person({ viewport: DESKTOP });
  await signIn(board, { store: 'Udupi Tiffin Room' });
  await page.goto(TABLE);
  const sheet = page.getByRole('dialog', { name: 'Idli' });
  await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
  await sheet.getByRole('radio', { name: /Two pieces/ }).check();
  await sheet.getByRole('textbox', { name: 'Special request' }).fill('Chutney apart');
  await sheet.getByRole('button', { name: /^Add \d+ · / }).click();
  await addDish(page, 'Sambar vada');
  await openCart(page);
  await page.getByText('Chutney apart').waitFor();
  await page.getByRole('button', { name: 'Edit Sambar vada' }).click();
  const vada = page.getByRole('dialog', { name: 'Sambar vada' });
  await vada.getByRole('textbox', { name: 'Special request' }).fill('I have a nut allergy');
  await vada.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('listitem').getByText('I have a nut allergy').waitFor();
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
  await page.getByText('Chutney apart').waitFor();
  await board.getByText('Chutney apart').first().waitFor();
  await board.getByText('I have a nut allergy').first().waitFor();
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
  expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  await ticket.waitFor({ state: 'detached' });
});

describe('each way to order', () => {
  test('a delivery confirms its phone number with a code', async () => {
    const { page, mayComplain } = await stage.person();
    const kitchen = await createKitchen(stage);
    await page.goto('/saffron-street?men=all');
    await page.getByRole('link', { name: /^All-day menu/ }).click();
    for (let dish = 0; dish < 5; dish++) {
      if (dish === 0) await addDish(page, 'Samosa chaat');
      else await page.getByRole('button', { name: 'One more Samosa chaat' }).click();
    }
    await openCart(page);
    await placeButton(page).click();
    await page.getByText('Please Select Order Type').first().waitFor();
    await chooseType(page, 'Delivery');
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await page.getByText('Please Enter your Mobile Number.').waitFor();
    await page.getByText('This field is required').waitFor();
    const phone = page.getByRole('textbox', { name: 'Mobile Number' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await phone.fill('98765');
    await page.getByRole('textbox', { name: 'Delivery Address' }).fill('7 Lotus Court');
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await page.getByText('Please Enter a Valid Mobile Number.').waitFor();
    await phone.fill('9876543210');
    await page.getByRole('button', { name: 'Get OTP' }).click();

    await page
      .getByText(/OTP Sent to/)
      .first()
      .waitFor();
    await page.getByText(/Resend OTP in \d+ seconds/).waitFor();
    const code = page.getByRole('textbox', { name: '4-digit OTP' });
    const confirm = page.getByRole('button', { name: 'Confirm order' });
    await confirm.click();
    await page.getByText('Please Enter the OTP').waitFor();
    const right = await kitchen.otpFor('saffron-street');
    await code.fill(right === '1234' ? '4321' : '1234');
    await confirm.click();
    await page.getByText('Entered OTP is not correct').waitFor();
    await code.fill(right);
    await confirm.click();
    await page.waitForURL('**/status/*');
    await page.getByText('Delivery charge').waitFor();
    // The browser's own message about the wrong code.
    mayComplain(/422/);
  });

  test('a pickup has a time, and the guest hears when it is ready', async () => {
    const { page } = await stage.person({ viewport: DESKTOP });
    await page.goto('/udupi-tiffin');
    await addDish(page, 'Sambar vada');
    await page.locator('[data-dish]').getByRole('button', { name: 'One more Sambar vada' }).click();
    await openCart(page);
    await chooseType(page, 'Pickup');
    await page.getByText('Pay with cash when you pick it up').waitFor();
    const time = page.getByLabel('Pickup Time');
    expect(await time.locator('option').first().textContent()).toBe('As soon as possible');
    const [chosen = ''] = await time.selectOption({ index: 1 });
    await placeButton(page).click();
    await page.waitForURL('**/status/*');
    const [hours = 0, minutes = 0] = chosen.split(':').map(Number);
    const shown = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
    await page.getByRole('heading', { name: `Pickup at ${shown}` }).waitFor();
    await page.getByText(shown, { exact: true }).waitFor();
    await page.getByText('Parcel').waitFor();
    const kitchen = await createKitchen(stage);
    await kitchen.ready(orderSlug(page));
    await page.getByRole('heading', { name: 'Please pick it up' }).waitFor();
    await page.getByText('Your order is ready', { exact: true }).waitFor();
  });
});

describe('a dish with options', () => {
  test('asks for missing choices, prices the chosen ones and repeats on request', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Add Idli', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Idli' });
    await sheet.getByText('Please select any 1 option').waitFor();
    const add = sheet.getByRole('button', { name: /^Add \d+ · / });
    await sheet.getByRole('radio', { name: /Two pieces/ }).check();
    await expect.poll(() => add.textContent()).toContain('₹50.00');
    await sheet.getByRole('checkbox', { name: /Sambar/ }).check();
    await sheet.getByRole('checkbox', { name: /Coconut chutney/ }).check();
    await sheet.getByRole('checkbox', { name: /Gunpowder/ }).click();
    await page.getByText('Only 2 options can be selected').first().waitFor();
    await sheet.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => add.textContent()).toContain('₹180.00');
    await add.click();
    await page.getByText('Idli added to cart').waitFor();
    await sheet.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'One more Idli' }).click();
    await page.getByRole('button', { name: /Repeat last/ }).click();
    await page.getByText('3 Items in Cart').waitFor();
  });
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
    expect(await person.page.locator('[aria-current="step"]').count()).toBe(0);
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
