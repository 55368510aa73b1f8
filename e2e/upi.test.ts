import type { Locator, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setPayee } from '../src/money/receipts/server/testing/payee.ts';
import { catalogueOf, replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { DEMO_PASSWORD } from './testing/demo.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { pictureOf, scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const UTR = '432156789012';

/** Reads the QR code like a phone. */
async function scan(code: Locator): Promise<string> {
  const picture = sharp(await pictureOf(code)).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** Enters the UPI ID in the owner's settings. */
async function sayWherePaid(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('tea house');
  await page.getByRole('button', { name: 'Save UPI ID' }).click();
  await page.getByText('A UPI ID, such as saffronstreet@upi.').waitFor();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('teahouse@upi');
  await page.getByRole('button', { name: 'Save UPI ID' }).click();
  await page.getByText(/^Last changed by /).waitFor();
}

const claimWith = async (page: Page, utr: string) => {
  await page.getByRole('button', { name: 'I’ve paid' }).click();
  await page.getByRole('textbox', { name: 'UPI reference (UTR), if you have it' }).fill(utr);
  await page.getByRole('button', { name: 'Tell the restaurant' }).click();
};

test('a guest reports a UPI payment, the staff confirm it, and the guest’s page updates', async () => {
  const { email, place } = await openKitchen(stage, 'Tea House');
  await stage.thali.verify(email);
  const staff = await stage.person({ viewport: DESKTOP });
  await signIn(staff.page, { email, path: '/app/settings/payments' });
  await sayWherePaid(staff.page);
  const order = await place({ 'Masala dosa': 2, 'Masala chai': 1 }, { table: '12' });
  const guest = await stage.person({ viewport: { width: 360, height: 740 } });
  const { page } = guest;
  await page.goto(`/status/${order.slug}`);
  const pay = page.getByRole('link', { name: 'Pay ₹210.00' });
  await page.getByText('UPI or Cash', { exact: true }).waitFor();
  const code = page.getByRole('img', { name: 'Code to pay ₹210.00 to Tea House' });
  await expect.poll(() => code.count()).toBe(0);
  await page.getByRole('button', { name: 'Pay from another phone' }).click();
  await page.locator('svg[aria-busy="false"]').waitFor();
  await scrollTo(code);
  const link = await scan(code);
  await expect.poll(() => pay.first().getAttribute('href')).toBe(link);
  expect(link).toMatch(/^upi:\/\/pay\?pa=teahouse@upi&pn=Tea%20House&/);
  const paid = new URLSearchParams(link.split('?')[1]);
  expect([paid.get('tr'), paid.get('am'), paid.get('cu')]).toEqual([String(order.orderNo), '210.00', 'INR']);
  // Away from the card, its button stays at the foot of the screen.
  await scrollTo(page.getByRole('link', { name: 'Order more' }));
  await expect.poll(() => pay.count()).toBe(2);
  await scrollTo(page.getByRole('heading', { name: 'Pay by UPI' }));
  await expect.poll(() => pay.count()).toBe(1);

  await claimWith(page, '4321 5678');
  await page.getByText('The reference has 12 digits.').waitFor();
  await page.getByRole('textbox', { name: /^UPI reference/ }).fill('4321 5678 9012');
  await page.getByRole('button', { name: 'Tell the restaurant' }).click();
  await page.getByRole('heading', { name: 'Waiting for the restaurant to confirm' }).waitFor();
  await page.getByText('UPI reference 4321 5678 9012').waitFor();
  await page.getByText('UPI', { exact: true }).waitFor();
  await expect.poll(() => pay.count()).toBe(0);

  await staff.page.goto('/app/dashboard');
  await ticket(staff.page, order).getByText('UTR …9012').waitFor();
  await ticket(staff.page, order)
    .getByRole('button', { name: /check the UPI payment/ })
    .click();
  const sheet = staff.page.getByRole('dialog');
  await sheet.getByText('4321 5678 9012').waitFor();
  await sheet.getByRole('button', { name: 'Received ₹210' }).click();
  await sheet.getByText('UPI · Paid', { exact: true }).waitFor();
  await page.getByRole('main').getByText('Paid', { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: 'Waiting for the restaurant to confirm' }).count())
    .toBe(0);
});

test('staff reject a payment that did not arrive, and the guest pays at the counter', async () => {
  const { store, email, add, place } = await openKitchen(stage, 'Chai Corner');
  await stage.thali.verify(email);
  await setPayee(stage.thali, store);
  const [first, second] = [await place({ 'Masala chai': 1 }), await place({ 'Masala dosa': 1 })];
  const staff = await stage.person();
  await signIn(staff.page, { email: await add('STAFF') });
  const guest = await stage.person({ hindi: true, dark: true });
  await guest.page.goto(`/status/${second.slug}`);
  const others = await Promise.all([3, 4, 5, 6].map(() => place({ 'Masala chai': 1 })));
  for (const order of [first, second, ...others]) {
    const { status } = await stage.thali.call('POST', `/order/status/${order.slug}/claim`, {
      body: { utr: UTR },
    });
    expect(status).toBe(200);
  }
  const claims = staff.page.getByRole('region', { name: 'UPI payments to verify' });
  const sheet = staff.page.getByRole('dialog');
  await claims.getByRole('button', { name: /^Order 6:/ }).waitFor();
  expect(await staff.page.evaluate(() => window.innerWidth)).toBe(PHONE.width);
  await claims.getByRole('button', { name: /^Order 1:/ }).click();
  await sheet.getByRole('button', { name: 'Received ₹30' }).click();
  await sheet.getByText('UPI · Paid', { exact: true }).waitFor();
  await staff.page.keyboard.press('Escape');

  await claims.getByRole('button', { name: /^Order 2:/ }).click();
  await sheet.getByRole('button', { name: 'Received ₹90' }).click();
  await sheet.getByText('This UTR already paid Order 1.').waitFor();
  // The browser's own message about the answer of 409.
  staff.mayComplain(/409/);
  await sheet.getByRole('button', { name: 'Not received' }).click();
  await sheet.getByRole('button', { name: 'We cannot find this reference' }).click();
  await sheet.getByRole('button', { name: 'Tell the guest' }).click();
  await guest.page
    .getByText('रेस्टोरेंट को आपका भुगतान नहीं मिला: We cannot find this reference')
    .first()
    .waitFor();

  await sheet.getByRole('button', { name: 'Record payment, ₹90 due' }).click();
  await sheet.getByRole('button', { name: 'Record ₹90, Cash' }).click();
  await sheet.getByText('Cash · Paid', { exact: true }).waitFor();
  await guest.page.getByRole('main').getByText('भुगतान हो गया', { exact: true }).waitFor();
});

test('an unpaid guest is found at the table, by search and in the list of unpaid orders', async () => {
  const { store, email, place } = await openKitchen(stage, 'Supper Club');
  const tables = [{ iden: '4', idel: 'Table', conf: null }];
  const desk = (method: string, path: string, body: object) =>
    stage.thali.call(method, `/api/stores/${store.storeId}/${path}`, { body, token: store.token });
  await desk('POST', 'tables', { tables });
  const order = await place({ 'Masala dosa': 2 }, { table: '4' });
  await desk('POST', `orders/${order.id}/state`, { from: 1, to: 4 });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, path: '/app/floor' });
  await page.getByText('₹180 due').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Action, screen, dish, order or phone' }).fill('unpaid');
  await page.getByRole('option', { name: /^Unpaid orders/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Unpaid', pressed: true }).waitFor();
  await panel.getByText('₹180 still due').waitFor();
  await panel.getByText('₹180 still due').click();
  await panel.getByRole('button', { name: 'Record payment, ₹180 due' }).click();
  await panel.getByRole('button', { name: /^Record ₹180/ }).click();
  await panel.getByText('Cash · Paid', { exact: true }).waitFor();
  await page.goto('/app/dashboard?list=unpaid');
  await panel.getByText('All served orders are paid').waitFor();
});

test('a UPI ID is refused before the email address is confirmed, and its field says why', async () => {
  const email = 'unconfirmed@upi.example';
  const body = { name: 'Asha', email, password: DEMO_PASSWORD, storeName: 'Unconfirmed Tea' };
  await stage.thali.call('POST', '/tenant/api/menu/signup/', { body });
  const { page, mayComplain } = await stage.person();
  await signIn(page, { email, path: '/app/settings/payments' });
  await page.getByRole('button', { name: 'Remind me later' }).click();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('teahouse@upi');
  await page.getByRole('button', { name: 'Save UPI ID' }).click();
  await page.getByText('Not saved: please verify your email first.').waitFor();
  await page.getByRole('button', { name: 'Remind me later' }).waitFor();
  mayComplain(/403/);
});

test('a store that rounds to the rupee asks for the same sum in cart, counter, order and UPI code', async () => {
  const { store: bare, email } = await signUp(stage, 'Round House');
  await stage.thali.verify(email);
  const { storeId, token, slug } = bare;
  const dishes = [simpleItem('Filter coffee', 40.3), simpleItem('Thali', 140.75)];
  const store = await replaceCatalogue(stage.thali, bare, catalogueOf(dishes));
  await setPayee(stage.thali, store);
  const body = { kind: 'bill_of_supply', prefix: 'INV/', creditPrefix: 'CN/', isRounded: true, footer: '' };
  const saved = await stage.thali.call('PUT', `/api/stores/${storeId}/bill-settings`, { body, token });
  expect(saved.status, saved.text).toBe(200);

  const guest = await stage.person({ viewport: PHONE });
  const { page } = guest;
  await page.goto(`/${slug}?conf=Dine-In&iden=4&idel=Table`);
  await addDish(page, 'Thali');
  await openCart(page);
  const bill = page.getByRole('region', { name: 'Bill' });
  await expect
    .poll(() => bill.getByRole('term').allTextContents())
    .toEqual(['Cart Value', 'Round off', 'To pay']);
  await expect
    .poll(() => bill.getByRole('definition').allTextContents())
    .toEqual(['₹140.75', '+₹0.25', '₹141']);
  await expect.poll(() => page.getByText('₹141To pay').count()).toBe(0);
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
  await page.getByRole('link', { name: 'Pay ₹141.00' }).waitFor();

  await page.goto(`/${slug}?conf=Dine-In&iden=5&idel=Table`);
  await addDish(page, 'Filter coffee');
  await openCart(page);
  await expect
    .poll(() => bill.getByRole('definition').allTextContents())
    .toEqual(['₹40.30', '−₹0.30', '₹40']);

  const counter = await stage.person({ viewport: DESKTOP });
  await signIn(counter.page, { email });
  await counter.page.getByRole('link', { name: 'New order' }).click();
  await counter.page.getByRole('button', { name: /Filter coffee/ }).click();
  const sums = counter.page.getByRole('definition');
  await counter.page.getByRole('button', { name: 'Send to kitchen · ₹40', exact: true }).waitFor();
  await expect.poll(() => sums.allTextContents()).toEqual(['₹40.30', '₹40.30', '−₹0.30', '₹40']);
});
