import { expect, test } from 'vitest';
import { stockScene } from '../src/stock/ingredients/server/testing/stock-scene.ts';
import { lookAt, SMALL, speak } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';
import { addToTable, openTable, openTablePage } from './testing/tables.ts';

const stage = await setStage();

test('an owner names a swap, the cook says what is out, and a guest agrees before the kitchen reads it', async () => {
  const kitchen = await openKitchen(stage, 'Tofu House');
  const stock = stockScene(stage.thali, kitchen.store);
  for (const name of ['Paneer', 'Tofu', 'Maida']) await stock.add(name);
  const { items } = kitchen.store;
  await stock.setRecipe({ kind: 'dish', itemId: items['Butter naan'] ?? '' }, { Maida: 80, Paneer: 10 });
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email: kitchen.email, path: '/app/stock?list=recipes' });
  await page.getByRole('button', { name: /^Paneer momos/ }).click();
  const recipe = page.getByRole('dialog', { name: 'Recipe of Paneer momos' });
  await recipe.getByLabel('Add an ingredient').selectOption('Paneer');
  await recipe.getByLabel('Paneer', { exact: true }).fill('0.15');
  await recipe.getByLabel('When there is no Paneer').selectOption('Tofu');
  await recipe.getByText('How much Tofu').waitFor();
  await recipe.getByLabel('How much Tofu', { exact: true }).fill('0.16');
  await recipe.getByRole('switch', { name: /^Still vegetarian with Tofu/ }).click();
  await lookAt(page, {});
  // On a phone whose text is twice as large, the number can still be read.
  await page.setViewportSize(SMALL);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const paneer = recipe.getByLabel('Paneer', { exact: true });
  await expect.poll(() => paneer.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(150);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(DESKTOP);
  await recipe.getByRole('button', { name: 'Save' }).click();
  await recipe.waitFor({ state: 'detached' });

  const guest = await stage.person({ viewport: SMALL });
  await guest.page.goto(`/${kitchen.store.slug}?conf=Dine-In&iden=4&idel=Table`);
  await guest.page.getByRole('button', { name: 'Add Paneer momos' }).click();
  await guest.page.getByRole('button', { name: 'Add Butter naan' }).waitFor();

  const cook = await stage.person({ viewport: SMALL, dark: true });
  await signIn(cook.page, { email: await kitchen.add('KITCHEN'), path: '/app/stock' });
  await speak(cook.page, 'hi');
  // The list of what goes off the menu is lost at first.
  cook.mayComplain(/ERR_FAILED/);
  await cook.page.route('**/stock/recipes', (route) => route.abort());
  await cook.page.getByRole('button', { name: /^Paneer/ }).click();
  await cook.page.getByRole('button', { name: 'यह ख़त्म हो गया' }).click();
  const asking = cook.page.getByRole('dialog', { name: 'Paneer ख़त्म?' });
  await asking.getByRole('heading', { name: 'स्टॉक नहीं खुल पाया' }).waitFor();
  await expect.poll(() => asking.getByRole('button', { name: 'ख़त्म दिखाएँ' }).isDisabled()).toBe(true);
  await cook.page.unroute('**/stock/recipes');
  await asking.getByRole('button', { name: 'फिर कोशिश करें' }).click();
  await asking.getByText('Butter naan', { exact: true }).waitFor();
  await asking.getByText('Paneer momos, Tofu के साथ').waitFor();
  await lookAt(cook.page, {});
  await asking.getByRole('button', { name: 'ख़त्म दिखाएँ' }).click();
  await cook.page.getByRole('button', { name: 'फिर आ गया' }).waitFor();
  await cook.page.getByText('मेन्यू से हटी: Butter naan। Tofu के साथ चालू: Paneer momos।').waitFor();

  await guest.page.getByText('Tofu instead of Paneer').first().waitFor();
  await guest.page.getByRole('button', { name: 'Add Butter naan' }).waitFor({ state: 'detached' });
  await lookAt(guest.page, {});

  await openCart(guest.page);
  await guest.page.getByText('It has changed. Please check.').waitFor();
  const changed = guest.page.getByRole('dialog', { name: 'Your cart has changed' });
  await changed.getByText('Tofu instead of Paneer').waitFor();
  await lookAt(guest.page, {});
  await changed.getByRole('button', { name: 'Accept changes' }).click();
  await guest.page.getByText('It has changed. Please check.').waitFor({ state: 'detached' });
  await placeButton(guest.page).click();
  await guest.page.waitForURL('**/status/*');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^1× Paneer momos · Tofu instead of Paneer/ }).waitFor();
});

test('at a table a guest agrees to a swap in a dish that is not sent yet, and to one for another', async () => {
  const { scan, store } = await openTable(stage, 'Tofu Table');
  const stock = stockScene(stage.thali, store);
  for (const name of ['Paneer', 'Tofu']) await stock.add(name);
  const of = { kind: 'dish', itemId: store.items['Paneer momos'] ?? '' } as const;
  await stock.setRecipe(of, { Paneer: 150 }, { swaps: { Paneer: ['Tofu', 160] } });
  const { page } = await scan();
  await addToTable(page, 'Paneer momos');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹180' }).waitFor();
  await stock.call('PUT', `/ingredients/${stock.idOf('Paneer')}/out`, { isOut: true });

  const accept = page.getByRole('button', { name: 'Accept · ₹180' });
  await accept.waitFor();
  await page.getByText('Tofu instead of Paneer').waitFor();
  await lookAt(page, {});
  await page.getByRole('link', { name: 'Back to the menu' }).click();
  await page.getByRole('button', { name: 'Add Butter naan' }).waitFor();
  await page.getByText('Tofu instead of Paneer').first().waitFor();
  await page.getByRole('button', { name: 'One more Paneer momos' }).last().click();
  const dish = page.getByRole('dialog', { name: 'Paneer momos' });
  const tick = dish.getByRole('checkbox', { name: 'Tofu instead of Paneer' });
  await dish.getByRole('button', { name: 'Choose: Tofu instead of Paneer' }).click();
  await dish.getByText('Please say whether that is fine with you.').waitFor();
  await lookAt(page, {});
  await tick.check();
  await dish.getByRole('button', { name: /^Add 1/ }).click();
  await dish.waitFor({ state: 'detached' });
  await openTablePage(page);
  await accept.click();
  await accept.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send ₹360' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
});
