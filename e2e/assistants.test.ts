import { expect, test } from 'vitest';
import { connectAssistant } from '../src/programs/assistants/server/testing/connect-assistant.ts';
import { makeTestKey } from '../src/programs/keys/server/testing/make-test-key.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { SMALL_STORE as SLUG, SMALL_STORE_NAME } from './testing/menu-office.ts';
import { placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('a guest opens the cart that their assistant has prepared, sees each line and sends it', async () => {
  const { ask } = await connectAssistant(stage.thali);
  const { data: menu } = await ask('read_restaurant_menu', { slug: SLUG, find: 'vada' });
  const dishes = JSON.stringify(menu);
  const dish = /"id":"([^"]+)","name":"Sambar vada"/.exec(dishes)?.[1];
  const { data } = await ask('prepare_cart', { slug: SLUG, dishes: [{ dish, quantity: 2 }] });
  const { page } = await stage.person({ viewport: SMALL });
  await page.goto(String(data['link']).replace('#cart=', '?conf=Dine-In&iden=4&idel=Table#cart='));
  await page.getByRole('heading', { name: 'Cart (Items: 2)' }).waitFor();
  await page.getByText('Sambar vada').first().waitFor();
  await lookAt(page, {});
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
  await page.getByText('Sambar vada').first().waitFor();

  // A second time it is one more cart, with a dish that is not there.
  const { page: other } = await stage.person({ viewport: SMALL });
  const wrong = String(data['link']).replace('%5B%5B', '%5B%5B%22none%22%2C1%5D%2C%5B');
  await other.goto(wrong);
  await other.getByText('One dish in the link isn’t on the menu right now.').waitFor();
  await other.getByRole('heading', { name: 'Cart (Items: 2)' }).waitFor();
});

test('an owner opens the price that an assistant suggests, and it is the price once it is saved', async () => {
  const { body } = await stage.thali.call('GET', `/restaurant/api/store/web/${SLUG}`);
  const token = await stage.ownerToken();
  const store = { storeId: body.profile._id, slug: SLUG, token, items: {} };
  const { ask } = await connectAssistant(stage.thali, await makeTestKey(stage.thali, store, ['menu.write']));
  const { data: menu } = await ask('read_menu', { find: 'dahi vada' });
  const dishId = /"id":"([^"]+)","name":"Dahi vada"/.exec(JSON.stringify(menu))?.[1];
  const { data } = await ask('draft_price', { dishId, price: 26_100 });
  const { pathname, search } = new URL(String(data['link']));
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { store: SMALL_STORE_NAME, path: pathname + search });
  await page.getByText(/^An assistant suggests ₹261 instead of/).waitFor();
  await lookAt(page, {});
  const priced = async () => (await ask('read_menu', { find: 'dahi vada' })).text;
  expect(await priced()).not.toContain(' 261 ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved/).waitFor();
  expect(await priced()).toContain(' 261 ');
});
