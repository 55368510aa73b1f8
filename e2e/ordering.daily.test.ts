import { expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { addDish, chooseType, createKitchen, openCart, orderSlug, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const TABLE = '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table';

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
  await expect.poll(() => page.getByRole('textbox', { name: 'Table/Room no.' }).count()).toBe(0);
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

test('a delivery confirms its phone number with a code', async () => {
  const { page, mayComplain } = await stage.person();
  const kitchen = await createKitchen(stage);
  await page.goto('/saffron-street?men=all');
  await page.getByRole('link', { name: /^All-day menu/ }).click();
  await addDish(page, 'Samosa chaat');
  await openCart(page);
  await placeButton(page).click();
  // Once, at its field.
  await page.getByText('Please Select Order Type').waitFor();
  await chooseType(page, 'Delivery');
  await page.getByText('Minimum Cart Value is ₹ 700').waitFor();
  await page.getByRole('link', { name: 'Add ₹556 more' }).click();
  for (let dish = 0; dish < 4; dish++)
    await page.getByRole('button', { name: 'One more Samosa chaat' }).click();
  await openCart(page);
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
  await expect.poll(() => time.locator('option').first().textContent()).toBe('As soon as possible');
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
