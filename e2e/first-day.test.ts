import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../src/server/testing/test-stores.ts';
import { save } from './testing/office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { register } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';
import { openTablePage } from './testing/tables.ts';

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
  for (const [index, [name, price]] of [
    ['Masala chai', '40'],
    ['Bun maska', '60.50'],
    ['Keema pav', '180'],
  ].entries()) {
    await office.getByLabel(`Dish ${index + 1}`, { exact: true }).fill(name ?? '');
    await office.getByLabel(`Price of dish ${index + 1}`).fill(price ?? '');
  }
  await office.getByLabel('Dish 3 is vegetarian').uncheck();
  await office.reload();
  await expect.poll(() => office.getByLabel('Dish 3', { exact: true }).inputValue()).toBe('Keema pav');
  expect(await office.getByLabel('Dish 3 is vegetarian').isChecked()).toBe(false);
  await office.getByRole('button', { name: 'Add to menu' }).click();
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
  await owner.page.getByRole('button', { name: 'Start from a sample menu' }).click();
  await owner.page.getByText('10 dishes on the menu').waitFor();
  await guest.page.goto('/namuna-ghar');
  await guest.page.getByText('पनीर टिक्का').first().waitFor();
  await owner.page.getByRole('button', { name: 'Remove sample menu' }).click();
  await owner.page.getByRole('button', { name: 'Add to menu' }).waitFor();
  await guest.page.getByText('पनीर टिक्का').first().waitFor({ state: 'detached' });
});

const MOST_TOUCHES = 60;

/** Counts each button pressed and each field entered as a touch. */
function countTouches() {
  let touches = 0;
  return {
    async press(target: Locator) {
      touches += 1;
      await target.click();
    },
    async enter(target: Locator, text: string) {
      touches += 1;
      await target.fill(text);
    },
    inAll: () => touches,
  };
}

test('a restaurant is set up, with dishes, taxes, printed tables, staff and UPI, in sixty touches', async () => {
  const { page } = await stage.person({ viewport: { width: 1280, height: 900 } });
  const guest = await stage.person();
  const { press, enter, inAll } = countTouches();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.goto('/auth/register');
  await enter(page.getByLabel('Restaurant name'), 'Sixty Touches');
  await enter(page.getByLabel('Your name'), 'Asha Rao');
  await enter(page.getByLabel('Email address'), 'sixty@day.example');
  await enter(page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(button('Create your restaurant'));
  await page.waitForURL('**/app/welcome');
  // The link in the email is a touch in another program.
  await stage.thali.verify('sixty@day.example');

  for (let row = 1; row <= 10; row++) {
    await enter(page.getByLabel(`Dish ${row}`, { exact: true }), `Dish number ${row}`);
    await enter(page.getByLabel(`Price of dish ${row}`), `${100 + row}`);
  }
  await press(page.getByRole('switch', { name: 'Add GST of 5 %' }));
  await press(button('Add to menu'));
  await page.getByText('10 dishes on the menu').waitFor();
  await button('Add more dishes').click();
  await expect.poll(() => page.getByRole('switch', { name: 'Add GST of 5 %' }).isChecked()).toBe(true);

  await press(page.getByRole('link', { name: 'Enter your UPI ID' }));
  await enter(page.getByRole('textbox', { name: 'UPI ID' }), 'sixty@upi');
  await press(button('Save UPI ID'));
  await page.getByText(/^Last changed by /).waitFor();

  await press(link('People'));
  await press(button('Invite'));
  await enter(page.getByLabel('Email address'), 'ravi@day.example');
  await press(button('Send invite'));
  await press(button('Done'));

  await press(link('Tables'));
  await press(button('Add tables'));
  await enter(page.getByLabel('Which ones?'), '1-8');
  await press(button('Add 8'));
  await page.getByText('Table 8', { exact: true }).first().waitFor();
  await press(button('Print codes'));
  const saved = page.waitForEvent('download');
  await press(button('Download PDF'));
  await saved;
  await page.keyboard.press('Escape');

  await press(link('Orders'));
  await guest.page.goto('/sixty-touches?conf=Dine-In&iden=4&idel=Table');
  await addDish(guest.page, 'Dish number 10');
  await openTablePage(guest.page);
  await guest.page.getByRole('button', { name: /^Send · / }).click();
  await page.getByText('Dish number 10').first().waitFor();
  await press(button('Confirm, order 1'));
  const { body } = await stage.thali.call('GET', '/restaurant/api/store/web/sixty-touches/');
  expect(body.menus[0].categories[0].items[9].taxes).toHaveLength(2);
  process.stdout.write(`Touches to the first order: ${inAll()}\n`);
  expect(inAll()).toBeLessThanOrEqual(MOST_TOUCHES);
});
