import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import {
  hire,
  PASSWORD,
  patchStore,
  replaceCatalogue,
  simpleItem,
} from '../src/testing/server/test-stores.ts';
import { openTable as openTableOf } from './floor/open-floor.ts';
import { lookAt, speak } from './sweep/look-at.ts';
import { PHONE } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';
import { addTableOf, addToTable, joinByCode, openTablePage } from './testing/tables.ts';

/** By how much the server's clock is ahead. */
let ahead = 0;
const stage = await setStage({ clock: () => Date.now() + ahead });
const { thali } = stage;
const ON_THE_WALL = { width: 1024, height: 768 };

const LUNCH = simpleItem('Lunch combo', 230, { _id: 'Combo' });
const MENU = {
  Starters: [simpleItem('Paneer momos', 180)],
  Mains: [
    simpleItem('Veg biryani', 240, { _id: 'Biryani' }),
    simpleItem('Dal makhani', 220, { _id: 'Dal' }),
    {
      ...LUNCH,
      configs: [
        ...LUNCH.configs,
        ...['Dal', 'Chai'].map((itemID) => ({
          label: `The ${itemID}`,
          required: true,
          maxSelection: 1,
          contents: [{ label: itemID, value: 0, itemID }],
        })),
      ],
    },
  ],
  Drinks: [simpleItem('Sweet lassi', 70, { _id: 'Lassi' }), simpleItem('Masala chai', 30, { _id: 'Chai' })],
};

/** Two stations, courses, one biryani left, and lassi for less until two minutes from now. */
async function openRestaurant() {
  const { store: bare, email } = await signUp(stage, 'Six Phones');
  const categories = Object.entries(MENU).map(([label, items]) => ({ label, items }));
  const store = await replaceCatalogue(thali, bare, {
    orderConfigs: [{ label: 'Dine-In', active: true }],
    menus: [{ label: 'Menu', categories }],
  });
  const { storeId, token } = store;
  const office = (method: string, path: string, body: object) =>
    thali.call(method, `/api/stores/${storeId}/${path}`, { token, body });
  const station = { categories: [], items: [], isDefault: true, minutes: null, times: [], printers: [] };
  await office('POST', 'stations', { ...station, name: 'Tandoor' });
  await office('POST', 'stations', { ...station, name: 'Bar', isDefault: false, items: ['Lassi', 'Chai'] });
  await office('PUT', 'items/Biryani/portions', { left: 1 });
  const { body } = await thali.call('GET /api/stores/:storeId/catalogue', { params: store, token });
  const idOf = (name: string) =>
    body.menus.flatMap((menu) => menu.categories).find(({ label }) => label === name)?._id ?? '';
  const courses = ['Starters', 'Mains'].map((name) => ({
    id: name.toLowerCase(),
    name,
    categories: [idOf(name)],
  }));
  const { minute } = storeTimeIn('Asia/Kolkata', Date.now());
  const at = (later: number) => (minute + later + 24 * 60) % (24 * 60);
  const happy = aRule('happy', {
    label: 'Happy hour',
    what: { categories: [idOf('Drinks')], items: [] },
    when: { start: at(-60), end: at(2) },
  });
  await patchStore(thali, store, { courses: { isOn: true, courses }, priceRules: [happy] });
  await hire(thali, storeId, { name: 'Ravi', email: `ravi-${email}`, role: 'STAFF' });
  return { store, email, waiter: `ravi-${email}` };
}

test('six phones order: a price ends, the last portion is wanted twice, and guests call their mains from two stations', async () => {
  const { store, email, waiter } = await openRestaurant();
  const { scan, iden } = await addTableOf(stage, store);
  const first = await scan();
  const host = first.page;
  first.mayComplain(/409/);
  await addToTable(host, 'Paneer momos');
  await openTablePage(host);
  const others: Page[] = [];
  for (const name of ['Asha', 'Bela', 'Chitra', 'Dev', 'Esha']) {
    const { page } = await scan();
    await joinByCode(host, page, name);
    others.push(page);
  }
  const [asha, bela, chitra, dev, esha] = others as [Page, Page, Page, Page, Page];
  await addToTable(asha, 'Veg biryani');
  await addToTable(bela, 'Veg biryani');
  await chitra.getByRole('button', { name: 'Add Lunch combo', exact: true }).last().click();
  await chitra.getByRole('dialog', { name: 'Lunch combo' }).getByRole('button', { name: /^Add/ }).click();
  await addToTable(dev, 'Sweet lassi');
  await addToTable(esha, 'Dal makhani');
  for (const page of others) await openTablePage(page);
  ahead = 3 * MINUTE;
  await host.getByRole('button', { name: /^Send everything/ }).click();
  const changed = host.getByRole('dialog', { name: 'This has changed' });
  await changed.getByText('Sweet lassi: ₹63 before, ₹70 now').waitFor();
  await changed.getByRole('button', { name: 'Send · ₹1,180' }).click();
  const short = host.getByRole('dialog', { name: 'There isn’t enough' });
  await short.getByText('Veg biryani: 2 wanted, 1 left').waitFor();
  await lookAt(host, {});
  await short.getByRole('button', { name: 'Look again' }).click();
  await bela.getByRole('button', { name: 'Remove Veg biryani' }).click();
  await host.getByRole('button', { name: 'Send everything ₹940' }).click();
  await host.getByRole('heading', { name: 'Round 1' }).waitFor();

  const station = async (name: string) => {
    const { page } = await stage.person({ viewport: ON_THE_WALL, dark: true });
    await signIn(page, { email, password: PASSWORD, path: '/app/kitchen/pass' });
    await page.getByRole('link', { name }).click();
    return page;
  };
  const tandoor = await station('Tandoor');
  await tandoor.getByRole('button', { name: '1× Paneer momos' }).waitFor();
  await speak(tandoor, 'hi');
  await tandoor.getByText('रुका है · मेन कोर्स').waitFor();
  await lookAt(tandoor, { isLarge: true });
  const bar = await station('Bar');
  const lassi = bar.getByRole('button', { name: '1× Sweet lassi' });
  await lassi.click();
  await lassi.waitFor({ state: 'detached' });
  await lookAt(bar, { isLarge: true });
  const { page: floor } = await stage.person({ viewport: PHONE });
  await signIn(floor, { email: waiter, password: PASSWORD, path: '/app/floor' });
  const table = await openTableOf(floor, iden);
  await table.getByText('What was fired is being cooked.').waitFor();
  await tandoor.getByRole('button', { name: '1× Paneer momos' }).click();

  await esha.getByRole('button', { name: 'Yes, bring the mains' }).click();
  await table.getByText('On hold: Mains').waitFor({ state: 'detached' });
  for (const dish of ['1× Veg biryani', '1× Dal makhani', '1× Dal makhani'])
    await tandoor.getByRole('button', { name: dish, pressed: false }).first().click();
  await bar.getByRole('button', { name: '1× Masala chai' }).click();
  const { page: pass } = await stage.person({ viewport: ON_THE_WALL });
  await signIn(pass, { email, password: PASSWORD, path: '/app/kitchen/pass' });
  await pass.getByRole('button', { name: 'Served, #1' }).click();
  await chitra.getByText('Served', { exact: true }).first().waitFor();
  await asha.getByText('Served', { exact: true }).first().waitFor();
  await lookAt(table.page(), {});
});
