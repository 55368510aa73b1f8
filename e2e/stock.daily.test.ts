import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeat } from '../src/apps/server/program/start/repeat.ts';
import { stockScene } from '../src/stock/ingredients/server/testing/stock-scene.ts';
import { lookAt, SMALL, speak } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { follow } = stockScene(stage.thali, { storeId: '', token: '' });
let stop: () => Promise<void>;

// Orders are followed in the background, as in the program.
beforeAll(() => {
  stop = repeat(100, follow, (error) => expect.fail(String(error)));
});
afterAll(() => stop());

test('an owner writes a recipe, an order takes its ingredients, and the cook counts what is left', async () => {
  const kitchen = await openKitchen(stage, 'Ledger Dosa');
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email: kitchen.email, path: '/app/stock' });
  await page.getByText('No ingredients yet').waitFor();
  await page.getByRole('button', { name: 'Add ingredient' }).click();
  const adding = page.getByRole('dialog', { name: 'Add ingredient' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await adding.getByText('Please fill this in.').waitFor();
  await adding.getByLabel('Name', { exact: true }).fill('Dosa batter');
  await adding.getByLabel('Buy when less than', { exact: true }).fill('5');
  await adding.getByRole('button', { name: 'Add a pack' }).click();
  await adding.getByLabel('Pack, such as bag or tin').fill('Bucket');
  await adding.getByLabel('One has', { exact: true }).fill('10');
  await lookAt(page, {});
  await adding.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: /^Dosa batter/ }).click();
  await page.getByRole('button', { name: 'Opening stock' }).click();
  const opening = page.getByRole('dialog', { name: 'Opening stock of Dosa batter' });
  await opening.getByLabel('Quantity', { exact: true }).fill('1');
  await opening.getByLabel('Quantity: unit').selectOption('Bucket');
  await opening.getByLabel('Paid for all of it').fill('600');
  await opening.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('definition').filter({ hasText: /^₹60$/ }).waitFor();
  await page.getByRole('button', { name: 'All ingredients' }).click();

  await page.getByRole('button', { name: 'Recipes', exact: true }).click();
  await page.getByRole('button', { name: /^Masala dosa/ }).click();
  const recipe = page.getByRole('dialog', { name: 'Recipe of Masala dosa' });
  await recipe.getByLabel('Add an ingredient').selectOption('Dosa batter');
  await recipe.getByLabel('Dosa batter', { exact: true }).fill('120');
  await recipe.getByLabel('Dosa batter: unit').selectOption('g');
  await lookAt(page, {});
  await recipe.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Masala dosa.*₹7\.20.*8 % of ₹90/ }).waitFor();

  await kitchen.place({ 'Masala dosa': 3 });
  await page.getByRole('button', { name: 'Ingredients', exact: true }).click();
  await page.getByText('360 g held by orders').waitFor();
  await lookAt(page, {});

  const cook = await stage.person({ viewport: SMALL, dark: true });
  await signIn(cook.page, { email: await kitchen.add('KITCHEN'), path: '/app/stock' });
  await speak(cook.page, 'hi');
  await cook.page.getByRole('button', { name: /^Dosa batter/ }).click();
  const count = cook.page.getByRole('button', { name: 'गिनती', exact: true });
  await count.waitFor();
  await expect.poll(() => cook.page.getByRole('button', { name: 'खरीदा', exact: true }).count()).toBe(0);
  await count.click();
  await cook.page.getByLabel('मात्रा', { exact: true }).fill('4.5');
  await lookAt(cook.page, {});
  await cook.page.getByRole('button', { name: 'सहेजें' }).click();
  await cook.page.getByText('−5.5 किलो').waitFor();
  await lookAt(cook.page, {});
  await expect.poll(() => cook.page.getByText('₹').count()).toBe(0);

  await page.goto('/app/stock?list=count');
  const typed = page.getByLabel('Dosa batter', { exact: true });
  await typed.fill('4.7');
  await page.getByRole('button', { name: 'Save Dosa batter' }).click();
  await page.getByText('+200 g · ₹12').waitFor();
  await lookAt(page, {});
  await page.getByRole('button', { name: 'Where it went' }).click();
  await page.getByRole('row', { name: /^Dosa batter – – – 5\.3 kg ₹318 ₹318/ }).waitFor();
  await lookAt(page, {});
  await page.goto('/app/stock');
  await page.getByText('Below 5 kg').waitFor();
  await page.getByRole('button', { name: /^Dosa batter/ }).click();
  const guest = await stage.person();
  await guest.page.goto(`/${kitchen.store.slug}`);
  await guest.page.getByRole('button', { name: 'Add Masala dosa' }).waitFor();
  await page.getByRole('button', { name: 'We’re out of it' }).click();
  const asking = page.getByRole('dialog', { name: 'Out of Dosa batter?' });
  await asking.getByText('Masala dosa', { exact: true }).waitFor();
  await lookAt(page, {});
  await asking.getByRole('button', { name: 'Mark as out' }).click();
  await page.getByText(/Sold out: Masala dosa\./).waitFor();
  await guest.page.getByRole('button', { name: 'Add Masala dosa' }).waitFor({ state: 'detached' });
  await lookAt(page, {});
  await page.getByRole('button', { name: 'It’s here again' }).click();
  await guest.page.getByRole('button', { name: 'Add Masala dosa' }).waitFor();
});
