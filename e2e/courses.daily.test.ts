import { expect, test } from 'vitest';
import { replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { openTable as openTableOf, tile } from './floor/open-floor.ts';
import { lookAt } from './sweep/look-at.ts';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';
import { addToTable, openTable, openTablePage } from './testing/tables.ts';

const stage = await setStage();

const MENU = { Starters: 'Chicken 65', Biryani: 'Veg biryani', Drinks: 'Masala chai' };

test('a table has its starters, and a guest says when the mains are to come: the board and the waiter see it', async () => {
  const { store, email, add, scan, iden } = await openTable(stage, 'Two Courses');
  const categories = Object.entries(MENU).map(([label, dish]) => ({ label, items: [simpleItem(dish, 100)] }));
  await replaceCatalogue(stage.thali, store, {
    orderConfigs: [{ label: 'Dine-In', active: true }],
    menus: [{ label: 'Menu', categories }],
  });
  const { page: office } = await stage.person({ viewport: DESKTOP });
  await signIn(office, { email, path: '/app/settings/courses' });
  await office.getByRole('switch', { name: /Serve in courses/ }).check();
  await expect
    .poll(() => office.getByRole('combobox', { name: 'Biryani' }).locator(':checked').textContent())
    .toBe('Mains');
  await expect
    .poll(() => office.getByRole('combobox', { name: 'Drinks' }).locator(':checked').textContent())
    .toBe('At once');
  await lookAt(office, {});
  await office.getByRole('button', { name: 'Save' }).click();
  await office.getByText('Saved', { exact: true }).first().waitFor();

  const { page: guest } = await scan();
  for (const dish of Object.values(MENU)) await addToTable(guest, dish);
  await openTablePage(guest);
  await guest.getByRole('button', { name: /^Send ₹300/ }).click();
  await guest.getByRole('heading', { name: 'Mains come when you are ready' }).waitFor();
  await guest.getByText('Comes later').waitFor();

  await office.goto('/app/dashboard');
  const ticket = office.locator('[data-ticket]');
  await ticket.getByText('Hold', { exact: true }).waitFor();
  await expect.poll(() => ticket.getByRole('checkbox', { name: /Veg biryani/ }).count()).toBe(0);
  for (const dish of ['Masala chai', 'Chicken 65'])
    await ticket.getByRole('checkbox', { name: new RegExp(dish) }).check();
  await ticket.getByText('Waits for Mains').waitFor();

  const { page: floor } = await stage.person({ viewport: PHONE });
  await signIn(floor, { email: await add('STAFF'), path: '/app/floor' });
  await tile(floor, iden).waitFor();
  const table = await openTableOf(floor, iden);
  await table.getByRole('heading', { name: 'Waits for Mains' }).waitFor();
  await table.getByRole('button', { name: 'Fire Mains', exact: true }).waitFor();
  await lookAt(floor, {});

  await guest.getByRole('heading', { name: 'Ready for the mains?' }).waitFor();
  await lookAt(guest, {});
  await guest.getByRole('button', { name: 'Yes, bring the mains' }).click();
  await guest.getByText('Comes later').waitFor({ state: 'detached' });
  await ticket.getByRole('checkbox', { name: /Veg biryani/ }).waitFor();
  await table.getByRole('heading', { name: 'Waits for Mains' }).waitFor({ state: 'detached' });
});
