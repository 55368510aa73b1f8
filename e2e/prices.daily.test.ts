import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import { addTable } from '../src/tables/sittings/server/testing/sit-down.ts';
import { patchStore } from '../src/testing/server/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { openKitchen } from './testing/kitchen.ts';
import { SMALL_STORE_NAME } from './testing/menu-office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

/** By how much the server's clock is ahead. */
let ahead = 0;
const stage = await setStage({ clock: () => Date.now() + ahead });
const SLUG = 'udupi-tiffin';
const AT_TABLE = `/${SLUG}?conf=Dine-In&iden=4&idel=Table`;
const DISH = 'Sambar vada';

test('an owner makes a rule and reads why a dish costs what it does, and a guest sees it and pays that', async () => {
  const { page: office } = await stage.person({ viewport: SMALL });
  await signIn(office, { store: SMALL_STORE_NAME, path: '/app/settings/prices' });
  await office.getByRole('region', { name: 'Coffee hours' }).waitFor();
  await office.getByRole('button', { name: /^Weekend/ }).click();
  const weekend = office.getByRole('region', { name: 'Weekend' });
  await weekend.getByText('10% higher · Whole menu · Saturday, Sunday').waitFor();
  await weekend.getByRole('button', { name: 'Remove Weekend' }).click();
  await weekend.waitFor({ state: 'detached' });
  await office.getByRole('button', { name: 'Add a rule' }).click();
  const card = office.getByRole('region', { name: 'New rule' });
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await card.getByText('Give it a name, which guests read.').waitFor();
  await card.getByLabel('Name', { exact: true }).fill('Table treat');
  const rule = office.getByRole('region', { name: 'Table treat' });
  await rule.getByRole('button', { name: 'Dine-In' }).click();
  await rule.getByLabel('Percentage').fill('20');
  await rule.getByRole('combobox', { name: 'Dishes' }).selectOption('Some categories and dishes');
  await rule.getByLabel('Find a dish').fill('sambar');
  await rule.getByRole('button', { name: DISH }).click();

  const why = office.getByRole('region', { name: 'Why does it cost that?' });
  await why.getByLabel('Dish', { exact: true }).selectOption(DISH);
  await why.getByLabel('Order type').selectOption('Pickup');
  await why.getByText('No rule fits, so it has the price of the menu.').waitFor();
  await why.getByLabel('Order type').selectOption('Dine-In');
  await why.getByText('“Table treat” decides, which is rule 2.').waitFor();
  await lookAt(office, {});
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await office.getByText('Saved', { exact: true }).waitFor();

  const { page } = await stage.person({ viewport: SMALL });
  await page.goto(AT_TABLE);
  const dish = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: DISH, exact: true }) });
  await dish.getByText('Table treat').waitFor();
  const [now, before] = [
    await dish.locator('strong').first().textContent(),
    await dish.locator('s').textContent(),
  ];
  await lookAt(page, {});
  await addDish(page, DISH);
  await openCart(page);
  await page.getByText('Table treat').waitFor();
  await expect
    .poll(() => page.locator('main li').filter({ hasText: DISH }).locator('s').textContent())
    .toBe(before);
  await expect
    .poll(() => page.locator('main li').filter({ hasText: DISH }).locator('strong').textContent())
    .toBe(now);
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
});

test('a happy hour ends while a dish is in the cart: the guest is told before anything is sent', async () => {
  const token = await stage.ownerToken();
  const { body } = await stage.thali.call('GET', `/api/store-pages/${SLUG}`);
  const { minute } = storeTimeIn('Asia/Kolkata', Date.now());
  const at = (later: number) => (minute + later + 24 * 60) % (24 * 60);
  const rule = aRule('happy', { label: 'Happy hour', when: { start: at(-60), end: at(2) } });
  await patchStore(stage.thali, { storeId: body.page.profile._id, token }, { priceRules: [rule] });

  const { page, context } = await stage.person({ viewport: SMALL });
  await context.clock.install();
  await page.goto(AT_TABLE);
  await page
    .getByText(/^Happy hour until \d/)
    .first()
    .waitFor();
  await addDish(page, DISH);
  await openCart(page);
  await page
    .getByText(/^Happy hour until \d/)
    .first()
    .waitFor();
  ahead = 3 * MINUTE;
  await context.clock.fastForward(ahead);
  const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
  await dialog.getByRole('rowheader', { name: DISH }).waitFor();
  await page.getByRole('button', { name: 'Accept changes' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByText(/^Happy hour/).count()).toBe(0);
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
});

test('guests who order together read the prices of their table before they sit down', async () => {
  const { store } = await openKitchen(stage, 'Dearer Inside');
  const iden = await addTable(stage.thali, store);
  const { body } = await stage.thali.call('GET /api/stores/:storeId/catalogue', {
    params: store,
    token: store.token,
  });
  const dineIn = body.orderConfigs.find(({ label }) => label === 'Dine-In')?._id ?? '';
  const rule = aRule('inside', { label: 'Inside', when: { types: [dineIn] } });
  await patchStore(stage.thali, store, { priceRules: [rule] });
  const { page } = await stage.person({ viewport: SMALL });
  await page.goto(`/${store.slug}?iden=${iden}`);
  await page.getByText('Inside', { exact: true }).first().waitFor();
});
