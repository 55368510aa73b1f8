import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDish, chooseType, createKitchen, openCart, orderSlug, placeButton } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';
import { watchKeeping } from './testing/stored-input.ts';

const stage = await setStage();

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const getOtp = (page: Page) => page.getByRole('button', { name: 'Get OTP' });

/** Fills in all fields of a delivery, before a code is sent. */
async function fillDelivery(phone: string) {
  const { page, mayComplain } = await stage.person();
  const kept = await watchKeeping(page);
  await page.goto('/saffron-street?men=all');
  await page.getByRole('link', { name: /^All-day menu/ }).click();
  await addDish(page, 'Samosa chaat');
  for (let dish = 1; dish < 5; dish++)
    await page.getByRole('button', { name: 'One more Samosa chaat' }).click();
  await openCart(page);
  await chooseType(page, 'Delivery');
  await page.getByRole('button', { name: 'Add your name' }).click();
  await field(page, 'Name').fill('Meera');
  await field(page, 'Mobile Number').fill(phone);
  await field(page, 'Delivery Address').fill('7 Lotus Court');
  await field(page, 'Remarks').fill('Ring twice');
  await kept();
  return { page, kept, mayComplain };
}

async function expectForm(page: Page, phone: string): Promise<void> {
  await expect.poll(() => field(page, 'Delivery Address').inputValue()).toBe('7 Lotus Court');
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Meera');
  await expect.poll(() => field(page, 'Mobile Number').inputValue()).toBe(phone);
  await expect.poll(() => field(page, 'Remarks').inputValue()).toBe('Ring twice');
}

describe('a checkout that the phone reloads', () => {
  test('keeps what was typed; after five wrong codes it says when the next one can be sent', async () => {
    const kitchen = await createKitchen(stage);
    const { page, mayComplain } = await fillDelivery('9876500001');
    await page.reload();
    await expectForm(page, '9876500001');
    await getOtp(page).click();
    const code = field(page, '4-digit OTP');
    await code.waitFor();
    const wrong = (await kitchen.otpFor('saffron-street')) === '1234' ? '4321' : '1234';
    for (let tries = 1; tries <= 5; tries++) {
      await code.fill(wrong);
      await page.getByRole('button', { name: 'Confirm order' }).click();
      await page.getByText('Entered OTP is not correct').waitFor();
    }
    await page.getByText('Resend OTP in 10 minutes').waitFor();
    // The browser's own message about each wrong code.
    mayComplain(/422/);
  });

  test('keeps the code step, and the sent code still works', async () => {
    const kitchen = await createKitchen(stage);
    const { page, kept } = await fillDelivery('9876500002');
    await getOtp(page).click();
    const code = field(page, '4-digit OTP');
    await code.waitFor();
    await kept();
    await page.reload();
    await code.fill(await kitchen.otpFor('saffron-street'));
    await page.getByText(/Resend OTP in \d+ seconds/).waitFor();
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await page.waitForURL('**/status/*');
    await page.getByText('Order placed Successfully').waitFor();
    const slug = orderSlug(page);
    for (const state of [1, 2, 3]) await kitchen.move(slug, state, state + 1);
    await page.getByText('Your order has been delivered').waitFor();
    const more = await page.getByRole('link', { name: 'Order more' }).getAttribute('href');
    // The checkout is over, so Back leads to the menu.
    await page.goBack();
    await page.waitForURL('**/saffron-street?men=*');
    const menuOf = (url: string) => new URL(url, stage.origin).searchParams.get('men');
    expect(menuOf(more ?? '')).toBe(menuOf(page.url()));
  });

  test('returns from the code to the form with Back and with the arrow', async () => {
    const kitchen = await createKitchen(stage);
    const phone = '9876500003';
    const { page, kept } = await fillDelivery(phone);
    await getOtp(page).click();
    const code = field(page, '4-digit OTP');
    await code.waitFor();
    await kept();
    await page.reload();
    await code.waitFor();
    await page.goBack();
    await expectForm(page, phone);
    await kept();
    await page.reload();
    await expectForm(page, phone);
    // The code already sent is still valid, so no other is sent.
    await getOtp(page).click();
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await expectForm(page, phone);
    await getOtp(page).click();
    await page.getByText(/Resend OTP in \d+ seconds/).waitFor();
    await code.fill(await kitchen.otpFor('saffron-street'));
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await page.waitForURL('**/status/*');
  });
});

test('other forms are not filled from it', async () => {
  const { page } = await fillDelivery('9876500005');
  await page.goto('/udupi-tiffin');
  await addDish(page, 'Sambar vada');
  await openCart(page);
  await placeButton(page).waitFor();
  await expect.poll(() => field(page, 'Remarks').inputValue()).toBe('');
});
