import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ended, lookAt, ONLINE, PAID } from '../src/money/payments/server/testing/pay-scene.ts';
import { addMember, type TestStore } from '../src/testing/server/test-stores.ts';
import { DESKTOP, type Person } from './testing/browser.ts';
import { setPayingStage } from './testing/gateway.ts';
import { addDish, chooseType, openCart, orderSlug, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';

const { stage, sim, openStore, guest, place, expectBooksToAgree } = await setPayingStage();
const { thali } = stage;
const store = await openStore('paytm');
const TWENTY = { paid: 2000 };
const NOTHING = { paid: 0 };

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹20.00' });
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const look = (slug: string) => lookAt(thali, { slug });

async function orderTea({ page }: Person): Promise<void> {
  await page.goto(`/${store.slug}`);
  await addDish(page, 'Tea');
  await openCart(page);
  await chooseType(page, ONLINE);
  await page.getByRole('textbox', { name: 'Table/Room no.' }).fill('4');
  await page.getByText('Pay online, right after ordering').waitFor();
  await placeButton(page).click();
  await payButton(page).waitFor();
}

/** Places another order and opens its page with the guest. */
async function comeToPay(page: Page, at: TestStore = store): Promise<string> {
  const { slug } = await place(at);
  await page.goto(`/status/${slug}?pay`);
  await payButton(page).waitFor();
  return slug;
}

async function payWith(page: Page, wayBack: string): Promise<void> {
  await page.getByText('What goes wrong').click();
  await page.getByLabel(wayBack).check();
  await payButton(page).click();
}

const isPaid = (page: Page) => page.getByRole('main').getByText('Paid', { exact: true }).waitFor();
const hasFailed = (page: Page) =>
  page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();

test('a guest who pays returns to a paid order; the kitchen waits until then', async () => {
  const person = await guest();
  const { page } = person;
  const { page: board } = await stage.person({ viewport: DESKTOP });
  await signIn(board, { email: await addMember(thali, store, 'MANAGER') });
  await orderTea(person);
  await board.getByText('Awaiting payment').first().waitFor();
  await payButton(page).click();
  await page.waitForURL('**/status/*');
  await isPaid(page);
  await expect.poll(() => page.getByRole('link', { name: 'Pay now', exact: true }).count()).toBe(0);
  await board.getByText('Awaiting payment').first().waitFor({ state: 'detached' });
  expect(await look(orderSlug(page))).toEqual(PAID);
  await expectBooksToAgree(orderSlug(page), TWENTY);
});

test('a refused payment is reported, and the order is cancelled', async () => {
  const { page } = await guest();
  const slug = await comeToPay(page);
  await choose(page, 'Fail');
  await hasFailed(page);
  expect(await look(slug)).toEqual(ended('failed'));
  await expectBooksToAgree(slug, NOTHING);
});

test('a guest who goes back finds the order waiting and can still pay it', async () => {
  const person = await guest();
  const { page } = person;
  await orderTea(person);
  await page.goBack();
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
  const slug = orderSlug(page);
  await page.reload();
  await page.goto('/orders');
  await page.getByRole('link', { name: 'View Order' }).click();
  await page.getByRole('link', { name: 'Pay now', exact: true }).click();
  await payButton(page).click();
  await page.waitForURL(`**/status/${slug}`);
  await isPaid(page);
  await expectBooksToAgree(slug, TWENTY);
});

test.each(['paytm-token', 'razorpay'] as const)('%s: paid, and refused', async (kind) => {
  const { page } = await guest();
  const other = await openStore(kind);
  const paid = await comeToPay(page, other);
  await payButton(page).click();
  await page.waitForURL(`**/status/${paid}`);
  await isPaid(page);
  expect(await look(paid)).toEqual(PAID);
  await expectBooksToAgree(paid, TWENTY);
  const refused = await comeToPay(page, other);
  await choose(page, 'Fail');
  await page.waitForURL('**/thankyou/**');
  await expectBooksToAgree(refused, NOTHING);
  if (kind === 'paytm-token') return;
  const closed = await comeToPay(page, other);
  await payWith(page, 'Never told');
  await page.getByRole('heading', { name: 'Nobody was told' }).waitFor();
  await page.goto(`/status/${closed}`);
  await isPaid(page);
  await expectBooksToAgree(closed, TWENTY);
});

test('while a gateway is down an order stands, and is paid from its own page later', async () => {
  const down = await openStore('razorpay');
  const { page } = await guest();
  sim.setFaults({ down: true });
  await page.goto(`/${down.slug}`);
  await addDish(page, 'Tea');
  await openCart(page);
  await chooseType(page, ONLINE);
  await page.getByRole('textbox', { name: 'Table/Room no.' }).fill('4');
  await placeButton(page).click();
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
  const slug = orderSlug(page);
  const payNow = page.getByRole('link', { name: 'Pay now', exact: true });
  await payNow.click();
  await page.getByText('The payment service is not responding.').first().waitFor();
  await payNow.waitFor();
  sim.setFaults({ down: false });
  await payNow.click();
  await page.getByRole('button', { name: 'Pay ₹20.00' }).click();
  await page.waitForURL(`**/status/${slug}`);
  await page.getByRole('main').getByText('Paid', { exact: true }).waitFor();
  expect(await lookAt(stage.thali, { slug })).toEqual(PAID);
});
