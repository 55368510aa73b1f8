import { expect, test } from 'vitest';
import { lookAt, ONLINE, PAID } from '../src/server/features/payments/testing/pay-scene.ts';
import { setPayingStage } from './testing/gateway.ts';
import { addDish, chooseType, openCart, orderSlug, placeButton } from './testing/ordering.ts';

const { stage, sim, openStore, guest } = await setPayingStage();

test('while a gateway is down an order stands, and is paid from its own page later', async () => {
  const store = await openStore('razorpay');
  const { page, checkAccessibility } = await guest();
  sim.setFaults({ down: true });
  await page.goto(`/${store.slug}`);
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
  await checkAccessibility();
  sim.setFaults({ down: false });
  await payNow.click();
  await page.getByRole('button', { name: 'Pay ₹20.00' }).click();
  await page.waitForURL(`**/status/${slug}`);
  await page.getByRole('main').getByText('Paid', { exact: true }).waitFor();
  expect(await lookAt(stage.thali, { slug })).toEqual(PAID);
});
