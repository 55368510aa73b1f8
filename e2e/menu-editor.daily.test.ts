import { expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { openMenus, phoneIn, readMenus } from './testing/menus.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { catalogueOf, itemsOf } = readMenus(stage);

test('an owner builds a menu on a phone and sorts it with the keyboard', async () => {
  const owner = await stage.person();
  const { page } = owner;
  await openMenus(page, 'Night Owl Kitchen');
  await page.getByText('No menu yet').waitFor();
  await page.getByLabel('Menu name').fill('Late plates');
  await page.getByRole('button', { name: 'Create menu' }).click();
  await page.getByLabel('New category').fill('Rolls');
  await page.getByLabel('New category').press('Enter');
  const name = page.getByLabel('New dish', { exact: true });
  await page.getByLabel('Veg mark').selectOption('Vegetarian');
  for (const [label, price] of [
    ['Egg roll', '90'],
    ['Paneer roll', '₹ 110'],
    ['Kathi roll', '120/-'],
  ] as const) {
    await name.fill(label);
    await name.press('Enter');
    await page.getByLabel('Price', { exact: true }).pressSequentially(price);
    await page.keyboard.press('Enter');
    await page.getByLabel(`Name of ${label}`).waitFor();
  }
  await expect
    .poll(() => itemsOf('Night Owl Kitchen', 'Rolls'))
    .toEqual(['Egg roll', 'Paneer roll', 'Kathi roll']);

  const handle = page.getByRole('button', { name: /^Move Kathi roll/ });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Kathi roll: place 2 of 3 in Rolls').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Kathi roll: place 1 of 3 in Rolls').waitFor();
  await expect
    .poll(() => itemsOf('Night Owl Kitchen', 'Rolls'))
    .toEqual(['Kathi roll', 'Egg roll', 'Paneer roll']);

  const guest = await stage.person();
  await guest.page.goto('/night-owl');
  await guest.page.getByRole('button', { name: 'Kathi roll', exact: true }).waitFor();
  await guest.page.getByText('₹120').waitFor();
});

test('a dish is switched off and on, deleted and brought back, and its price is edited in place', async () => {
  const owner = await stage.person({ viewport: DESKTOP });
  const { page } = owner;
  await openMenus(page, 'Udupi Tiffin Room');
  const before = await catalogueOf('Udupi Tiffin Room');
  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Name of Sambar vada') });
  const isAvailable = row.getByRole('switch', { name: 'Sambar vada: available' });
  await isAvailable.click();
  await row.getByText('Sold out').waitFor();
  await isAvailable.click();
  await row.getByText('Sold out').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'More about Sambar vada', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByLabel('Name of Sambar vada').waitFor({ state: 'detached' });
  const deleted = page.getByRole('alert').filter({ hasText: 'is deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Name of Sambar vada').waitFor();
  await expect.poll(async () => (await catalogueOf('Udupi Tiffin Room')).menus).toEqual(before.menus);

  const price = page.getByLabel('Price of Sambar vada');
  await price.fill('abc');
  await price.press('Enter');
  await page.getByText('Please enter a price such as 120 or 89.50.').waitFor();
  await price.press('Escape');
  await price.fill('77.50');
  await price.press('Enter');
  await phoneIn(page).getByText('₹77.5').waitFor();
});
