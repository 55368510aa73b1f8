import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeat } from '../src/apps/server/program/start/repeat.ts';
import { buyingScene } from '../src/stock/buying/server/testing/buying-scene.ts';
import { stockScene } from '../src/stock/ingredients/server/testing/stock-scene.ts';
import { lookAt, SMALL, speak } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { follow } = stockScene(stage.thali, { storeId: '', token: '' });
let stop: () => Promise<void>;

beforeAll(() => {
  stop = repeat(100, follow, (error) => expect.fail(String(error)));
});
afterAll(() => stop());

test('the cook counts what is missing, the manager orders it, the cook receives it, and the owner pays', async () => {
  const kitchen = await openKitchen(stage, 'Paneer House');
  const { store } = kitchen;
  const stock = stockScene(stage.thali, store);
  const dairy = await buyingScene(stage.thali, store).addSupplier('Gopal Dairy', { phone: '9876543210' });
  const packs = [{ name: 'Block', quantity: 1_000 }];
  await stock.add('Paneer', 'g', { packs, par: 5_000, supplier: dairy, price: 300 });
  await stock.enter('opening', { Paneer: [6_000, 1_800] });
  const itemId = store.items['Paneer momos'] ?? '';
  await stock.setRecipe({ kind: 'dish', itemId }, { Paneer: 250 });

  const cook = await stage.person({ viewport: SMALL, dark: true });
  await signIn(cook.page, { email: await kitchen.add('KITCHEN'), path: '/app/stock?list=count' });
  await cook.page.getByLabel('Paneer', { exact: true }).fill('2.5');
  await cook.page.getByRole('button', { name: 'Save Paneer' }).click();
  await cook.page.getByText('-3.5 kg').or(cook.page.getByText('−3.5 kg')).waitFor();

  const manager = await stage.person({ viewport: SMALL });
  await signIn(manager.page, { email: await kitchen.add('MANAGER'), path: '/app/buying' });
  await manager.page.getByLabel('Paneer (Block, 1 kg)').waitFor();
  await expect.poll(() => manager.page.getByLabel('Paneer (Block, 1 kg)').inputValue()).toBe('3');
  await lookAt(manager.page, {});
  await manager.page.getByLabel('Paneer (Block, 1 kg)').fill('4');
  const dairyCard = manager.page.getByRole('region', { name: 'Gopal Dairy' });
  await dairyCard.getByRole('button', { name: 'Make the order' }).click();
  await manager.page.getByText('4 × Block (1 kg): Paneer').waitFor();
  const link = manager.page.getByRole('link', { name: 'WhatsApp' });
  await expect
    .poll(() => link.getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/919876543210\?text=Order%20from%20Paneer/);
  await lookAt(manager.page, {});

  await cook.page.goto('/app/buying');
  await speak(cook.page, 'hi');
  await cook.page.getByRole('button', { name: /^Gopal Dairy/ }).click();
  await cook.page.getByRole('button', { name: 'माल लें' }).click();
  await cook.page.getByLabel('Paneer', { exact: true }).fill('3');
  await expect.poll(() => cook.page.getByLabel(/दाम/).count()).toBe(0);
  await lookAt(cook.page, {});
  await cook.page.getByRole('button', { name: 'सहेजें' }).click();
  await cook.page.getByText(/कुछ आया/).waitFor();

  await manager.page.reload();
  await manager.page.getByText(/Partly received/).waitFor();
  await manager.page.getByRole('button', { name: 'Receive' }).click();
  const price = manager.page.getByLabel('Paneer: price per Block, 1 kg');
  await price.fill('345');
  await manager.page.getByText('15 % more than the ₹300 before').waitFor();
  await manager.page.getByLabel('Number on the bill').fill('417');
  await lookAt(manager.page, {});
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await manager.page.getByText(/· Received$/).waitFor();

  const owner = await stage.person({ viewport: DESKTOP });
  await signIn(owner.page, { email: kitchen.email, path: '/app/management/e-commerce/products' });
  await owner.page.getByText('57 % margin').waitFor();
  await owner.page.goto('/app/buying?list=bills');
  await owner.page.getByText('₹1,245', { exact: true }).waitFor();
  await lookAt(owner.page, {});
  const bill = owner.page.getByRole('listitem').filter({ hasText: 'Bill 417' });
  await bill.getByRole('button', { name: 'Pay', exact: true }).click();
  const paying = owner.page.getByRole('dialog', { name: 'Pay ₹345 to Gopal Dairy' });
  await lookAt(owner.page, {});
  await paying.getByRole('button', { name: 'Pay', exact: true }).click();
  await bill.waitFor({ state: 'detached' });
  await owner.page.getByRole('button', { name: 'Paid', exact: true }).click();
  await owner.page.getByText(/^Paid from the drawer/).waitFor();
  await owner.page.goto('/app/till');
  await owner.page.getByText(/Gopal Dairy · 417/).waitFor();
});

test('an owner imports a sheet once every cell is right, and says what food may cost', async () => {
  const kitchen = await openKitchen(stage, 'Sheet House');
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { email: kitchen.email, path: '/app/stock' });
  await page.getByRole('button', { name: 'Import a sheet' }).click();
  const choose = async (rows: string[]) =>
    page.getByLabel(/^Choose a/).setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Dish,Ingredient,Quantity,Unit,Price', ...rows].join('\n')),
    });
  await choose([',Batter,,sack,60', 'Masala dosa,Batter,120,g,']);
  await page.getByText('“sack” is none of g, kg, ml, l and pc').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Import all of it' }).count()).toBe(0);
  await lookAt(page, {});
  await choose([',Batter,,kg,60', 'Masala dosa,Batter,120,g,']);
  await page.getByText('Ingredients: 1, new: 1. Recipes: 1.').waitFor();
  await page.getByRole('button', { name: 'Import all of it' }).click();
  await page.getByRole('button', { name: /^Batter/ }).waitFor();
  await page.getByRole('button', { name: 'Recipes', exact: true }).click();
  await page.getByRole('button', { name: /^Masala dosa Batter/ }).waitFor();
  await page.getByLabel(/^Food may cost/).fill('30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
  await lookAt(page, {});
});
