import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { save } from './testing/office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { register } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** How far the content is wider than a phone's screen. */
const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Signs up a restaurant by that name, and waits until it is online. */
async function openStore(page: Page, storeName: string): Promise<void> {
  await register(page, `${storeName.toLowerCase().replaceAll(' ', '.')}@day.example`, storeName);
  await page.getByRole('heading', { name: `${storeName} is online` }).waitFor();
}

const step = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });

test('an owner registers and takes the first live order, on two phones', async () => {
  const owner = await stage.person();
  const guest = await stage.person();
  const office = owner.page;
  await openStore(office, 'Chai Adda');
  await office.getByRole('img', { name: 'QR code of the menu of Chai Adda' }).waitFor();
  await office.getByText('1 of 9 done').first().waitFor();
  await expect.poll(() => sidewaysBy(office)).toBe(0);

  await step(office, 'Payments by UPI').getByRole('link', { name: 'Enter your UPI ID' }).waitFor();
  await step(office, 'Your first dishes').getByRole('link', { name: 'Import a menu' }).waitFor();
  await office.getByText('You are open 24 hours', { exact: false }).waitFor();
  await office.getByRole('button', { name: 'Add to menu' }).click();
  await office.getByText('Please enter at least one dish.').waitFor();
  const lines = office.getByLabel('One dish on each line, with its price');
  await lines.fill('Masala chai 40\nBun maska 60.50\nKheema pav');
  await office.getByText('End the line with a price, such as 120 or 89.50.').waitFor();
  await office.getByRole('button', { name: 'Add 2 dishes to menu' }).click();
  await office.getByText('Please correct one line.').waitFor();
  await lines.fill('Masala chai 40\nBun maska 60.50\nMaska pav 180');
  await office.getByLabel('Veg mark of Maska pav').selectOption('non-veg');
  await office.reload();
  await expect.poll(() => lines.inputValue()).toMatch(/Maska pav 180 \(non-veg\)$/);
  await office.getByRole('button', { name: 'Preview', exact: true }).click();
  await office
    .frameLocator('iframe[title="Preview"]')
    .getByRole('button', { name: 'Bun maska', exact: true })
    .waitFor();
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: 'Add 3 dishes to menu' }).click();
  await office.getByText('3 dishes on the menu').waitFor();
  await office.getByText('2 of 9 done').first().waitFor();

  await step(office, 'Logo and colour').getByRole('link', { name: 'Colour' }).click();
  await office.getByRole('button', { name: '#E4572E' }).click();
  await expect.poll(() => sidewaysBy(office)).toBe(0);
  await save(office);
  await office.getByRole('link', { name: 'Back to setup guide' }).click();
  await office.getByText('3 of 9 done').first().waitFor();

  await step(office, 'Address and opening hours').getByRole('link', { name: 'Opening hours' }).click();
  await office
    .getByText('Guests can order at night too, with nobody in the kitchen.', { exact: false })
    .waitFor();
  await office.getByRole('switch', { name: 'Always open' }).click();
  await office.getByLabel('Monday, from').fill('00:00');
  await office.getByLabel('Monday, to').fill('00:00');
  await office.getByText('24 hours', { exact: true }).waitFor();
  await office.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await office.getByRole('menuitem', { name: 'All other days' }).click();
  await expect.poll(() => sidewaysBy(office)).toBe(0);
  await save(office);
  await office.getByRole('link', { name: 'Back to setup guide' }).click();
  await step(office, 'Address and opening hours').getByRole('link', { name: 'Address' }).click();
  await office.getByLabel('City').fill('Pune');
  await save(office);
  await office.getByRole('link', { name: 'Back to setup guide' }).click();
  await office.getByText('4 of 9 done').first().waitFor();
  await office.getByRole('link', { name: 'Go to orders' }).click();
  await office.getByText('Live', { exact: true }).waitFor();

  await guest.page.goto('/chai-adda?conf=Dine-In&iden=4&idel=Table');
  await addDish(guest.page, 'Bun maska');
  await openCart(guest.page);
  await placeButton(guest.page).click();
  await guest.page.waitForURL('**/status/*');

  await office.getByText('Bun maska').first().waitFor();
  await office.getByRole('button', { name: 'Confirm, order 1' }).click();
  await expect.poll(() => guest.page.locator('[aria-current="step"]').textContent()).toContain('Confirmed.');
  await office.goto('/app/welcome');
  await office.getByText('5 of 9 done').first().waitFor();
});

test('the sample menu comes in both languages and disappears completely', async () => {
  const owner = await stage.person();
  const guest = await stage.person({ hindi: true });
  await openStore(owner.page, 'Namuna Ghar');
  const always = owner.page.getByRole('button', { name: 'Yes, day and night' });
  await always.click();
  await always.waitFor({ state: 'detached' });
  await owner.page.getByRole('button', { name: 'Start from a sample menu' }).click();
  await owner.page.getByText('10 dishes on the menu').waitFor();
  await guest.page.goto('/namuna-ghar');
  await guest.page.getByText('पनीर टिक्का').first().waitFor();
  await owner.page.getByRole('button', { name: 'Remove sample menu' }).click();
  await owner.page.getByRole('button', { name: 'Add to menu' }).waitFor();
  await guest.page.getByText('पनीर टिक्का').first().waitFor({ state: 'detached' });
});
