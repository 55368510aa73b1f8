import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createPostJson } from '../src/server/http/post-json.ts';
import { createPaytm } from '../src/server/payments/adapters/paytm.ts';
import { useFakePaytm } from '../src/server/payments/testing/fake-paytm.ts';
import { createPayStore, lookAt, ONLINE, PAID } from '../src/server/payments/testing/pay-scene.ts';
import { addMember } from '../src/server/testing/test-stores.ts';
import { DESKTOP, type Person } from './testing/browser.ts';
import { addDish, chooseType, openCart, orderSlug, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const paytm = await useFakePaytm();
const gatewayOf = (publicUrl: string) =>
  createPaytm({ publicUrl, postJson: createPostJson({ allowPrivate: true }), allowPlain: true });
const stage = await setStage({
  // The address to come back to is known only once the program listens.
  payments: { ...gatewayOf(''), start: (...asked) => gatewayOf(stage.origin).start(...asked) },
});
const { thali } = stage;
const store = await createPayStore(thali, paytm);

const guest = () => stage.person({ gateway: paytm.host });
const atGateway = (page: Page) => page.getByRole('heading', { name: 'To pay: 20.00' }).waitFor();

async function orderTea({ page }: Person): Promise<void> {
  await page.goto(`/${store.slug}`);
  await addDish(page, 'Tea');
  await openCart(page);
  await chooseType(page, ONLINE);
  await page.getByRole('textbox', { name: 'Table/Room no.' }).fill('4');
  await placeButton(page).click();
  await atGateway(page);
}

test('who pays comes back to an order that is paid; until then the kitchen waits', async () => {
  const person = await guest();
  const { page, checkAccessibility } = person;
  const { page: board } = await stage.person({ viewport: DESKTOP });
  await signIn(board, { email: await addMember(thali, store, 'MANAGER') });
  await orderTea(person);
  await board.getByText('Awaiting payment').first().waitFor();
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL('**/status/*');
  await page.getByText('Paid', { exact: true }).waitFor();
  await checkAccessibility();
  expect(await page.getByRole('link', { name: 'Pay now', exact: true }).count()).toBe(0);
  await board.getByText('Awaiting payment').first().waitFor({ state: 'detached' });
  expect(await lookAt(thali, { slug: orderSlug(page) })).toEqual(PAID);
});

test('whose card is refused reads that the payment did not go through, and the order is cancelled', async () => {
  const person = await guest();
  const { page, checkAccessibility } = person;
  await orderTea(person);
  await page.getByRole('button', { name: 'Refuse the card' }).click();
  await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
  await checkAccessibility();
  await page.getByRole('link', { name: 'View your order' }).click();
  await page.getByText('Order Cancelled').first().waitFor();
  expect(await lookAt(thali, { slug: orderSlug(page) })).toMatchObject({ state: 5, payment: 'failed' });
});

test('who goes back instead sees the order waiting, and can pay after all, with the same order', async () => {
  const person = await guest();
  const { page, checkAccessibility } = person;
  await orderTea(person);
  await page.goBack();
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
  await checkAccessibility();
  const slug = orderSlug(page);
  await page.reload();
  await page.goto('/orders');
  await page.getByRole('link', { name: 'View Order' }).click();
  await page.getByRole('link', { name: 'Pay now', exact: true }).click();
  await atGateway(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(`**/status/${slug}`);
  await page.getByText('Paid', { exact: true }).waitFor();
});
