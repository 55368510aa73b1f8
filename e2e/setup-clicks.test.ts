import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { addDish } from './testing/ordering.ts';
import { register } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';
import { openTablePage } from './testing/tables.ts';

const stage = await setStage();

const MOST_TOUCHES = 40;
const MENU = [
  'Starters',
  'Paneer tikka 240',
  'Chicken 65 260',
  'Fish fingers 280',
  'Hara bhara kebab 180',
  'Mains',
  'Dal makhani 220',
  'Butter chicken 340',
  'Veg biryani 180/260',
  'Mutton biryani Half 240, Full 380',
  'Butter naan 50',
  'Drinks',
  'Masala chai 40',
  'Sweet lassi 80',
  'Lime soda 60',
];

/** Marks the page instead of opening the dialog of the browser. */
function keepPrinting(): void {
  window.print = () => document.documentElement.setAttribute('data-printed', '');
}

/** Counts each button pressed, each field entered and each line typed as a touch. */
function countTouches() {
  let touches = 0;
  return {
    async press(target: Locator) {
      touches += 1;
      await target.click();
    },
    async enter(target: Locator, text: string) {
      touches += text.split('\n').length;
      await target.fill(text);
    },
    async choose(target: Locator, label: string) {
      touches += 1;
      await target.selectOption({ label });
    },
    inAll: () => touches,
  };
}

test('an owner signs up, sets up a restaurant and prints the first ticket in forty touches', async () => {
  const owner = await stage.person({ viewport: { width: 1280, height: 900 } });
  const guest = await stage.person();
  const { page } = owner;
  const { press, enter, choose, inAll } = countTouches();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const backToGuide = () => press(link('Back to setup guide'));
  await page.goto('/auth/register');
  await enter(page.getByLabel('Restaurant name'), 'Forty Touches');
  await enter(page.getByLabel('Your name'), 'Asha Rao');
  await enter(page.getByLabel('Email address'), 'forty@day.example');
  await enter(page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(button('Create your restaurant'));
  await page.waitForURL('**/app/welcome');
  // The link in the email is a touch in another program.
  await stage.thali.verify('forty@day.example');

  await choose(page.getByLabel('Tax on your dishes'), 'GST 5 %');
  await enter(page.getByLabel('One dish on each line, with its price'), MENU.join('\n'));
  // The phone at the side shows a dish before it is added.
  await page
    .frameLocator('iframe[title="Preview"]')
    .getByRole('button', { name: 'Paneer tikka', exact: true })
    .waitFor();
  await press(button('Add 12 dishes to menu'));
  await page.getByText('12 dishes on the menu').waitFor();

  await press(link('Enter numbers'));
  await enter(page.getByLabel('GSTIN'), '27AAPFU0939F1ZV');
  await enter(page.getByLabel('Food licence (FSSAI)'), '11226000000002');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  await backToGuide();

  await press(link('Enter your UPI ID'));
  await enter(page.getByRole('textbox', { name: 'UPI ID' }), 'forty@upi');
  await press(button('Save UPI ID'));
  await page.getByText(/^Last changed by /).waitFor();
  await backToGuide();

  await press(link('Set up tables'));
  await enter(page.getByLabel('Which ones?'), '1 to 8');
  const saved = page.waitForEvent('download');
  await press(button('Add and download posters'));
  expect((await saved).suggestedFilename()).toBe('forty-touches-a5.pdf');
  await page.getByRole('button', { name: /^Table 8/ }).waitFor();
  await backToGuide();
  await page.getByText('5 of 9 done').first().waitFor();

  await press(link('Go to board'));
  await guest.page.goto('/forty-touches?conf=Dine-In&iden=4&idel=Table');
  await addDish(guest.page, 'Sweet lassi');
  await openTablePage(guest.page);
  await guest.page.getByRole('button', { name: /^Send/ }).click();
  await press(button('Confirm, order 1'));
  await press(button('More about order 1'));
  await press(page.getByRole('button', { name: 'Print', exact: true }));
  await owner.context.addInitScript(keepPrinting);
  const opened = owner.context.waitForEvent('page');
  await press(link('This browser'));
  const paper = await opened;
  await paper.locator('html[data-printed]').waitFor({ state: 'attached' });
  await paper.getByText('Sweet lassi').waitFor();

  const { body } = await stage.thali.call('GET', '/restaurant/api/store/web/forty-touches/');
  const { categories } = body.menus[0];
  expect(categories.map((one: { items: unknown[] }) => one.items.length)).toEqual([4, 5, 3]);
  expect(categories[0].items.map((item: { veg: boolean }) => item.veg)).toEqual([true, false, false, true]);
  expect(categories[1].items[3].configs[0].contents).toHaveLength(2);
  expect(categories[1].items[3].taxes).toHaveLength(2);
  expect(inAll()).toBeLessThanOrEqual(MOST_TOUCHES);
});

test('a test page prints in the browser before there is an order', async () => {
  const { page, context } = await stage.person();
  await register(page, 'paper@day.example', 'Paper First');
  await context.addInitScript(keepPrinting);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Print a test page here' }).click();
  const paper = await opened;
  await paper.locator('html[data-printed]').waitFor({ state: 'attached' });
  await paper.getByText('Paper First').waitFor();
  await paper.getByRole('button', { name: '58 mm' }).click();
  await paper.waitForURL(/paper=58/);
});
