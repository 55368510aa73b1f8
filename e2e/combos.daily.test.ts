import { expect, test } from 'vitest';
import { catalogueOf, patchStore, replaceCatalogue, simpleItem } from '../src/testing/server/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';
import { addTableOf, addToTable, openTablePage } from './testing/tables.ts';

const stage = await setStage();
const { thali } = stage;
const PASSWORD = 'a plain long one';

const gst = (value: number) => [{ label: 'GST', value }];
const MENU = catalogueOf([
  simpleItem('Veg thali', 200, { taxes: gst(5) }),
  simpleItem('Cola', 60, { taxes: gst(28), hsn: '2202' }),
  simpleItem('Sweet lassi', 80, { taxes: gst(5) }),
  simpleItem('Lunch combo', 220),
]);

test('an owner makes a combo, a guest is offered it, two stations cook it, and each dish has its own tax on the bill', async () => {
  const { store: bare, email } = await signUp(stage, 'Combo Corner');
  const store = await replaceCatalogue(thali, bare, MENU);
  await patchStore(thali, store, {
    gstNo: '29AAGCB7383J1Z4',
    address: { street: '12 MG Road', city: 'Bengaluru' },
  });
  const call = (path: string, body: object) =>
    thali.call('POST', `/api/stores/${store.storeId}/${path}`, { token: store.token, body });
  const station = { categories: [], items: [], isDefault: true, minutes: null, times: [], printers: [] };
  await call('stations', { ...station, name: 'Grill' });
  const drinks = [store.items['Cola'], store.items['Sweet lassi']];
  await call('stations', { ...station, name: 'Bar', isDefault: false, items: drinks });

  const { page: office } = await stage.person({ viewport: SMALL });
  const path = `/app/management/e-commerce/product/${store.items['Lunch combo']}`;
  await signIn(office, { email, password: PASSWORD, path });
  await office.getByRole('button', { name: 'Make it a combo' }).click();
  const dishes = office.getByRole('dialog', { name: 'Which dishes can guests choose from?' });
  await dishes.getByText('Dishes', { exact: true }).click();
  await dishes.getByRole('checkbox', { name: 'Veg thali' }).check();
  await lookAt(office, {});
  await expect.poll(() => dishes.getByRole('checkbox', { name: 'Lunch combo' }).count()).toBe(0);
  await dishes.getByRole('button', { name: 'Use 1 dish' }).click();
  await office.getByText(/so with some choices guests save nothing/).waitFor();
  await office.getByRole('button', { name: 'Choice of dishes' }).click();
  await dishes.getByText('Dishes', { exact: true }).click();
  for (const drink of ['Cola', 'Sweet lassi']) await dishes.getByRole('checkbox', { name: drink }).check();
  await dishes.getByRole('button', { name: 'Use 2 dishes' }).click();
  await office.getByRole('textbox', { name: 'Extra charge for Sweet lassi' }).fill('10');
  await office
    .getByText('Ordered separately, the dishes cost ₹260 to ₹280. Guests save ₹40 to ₹50.')
    .waitFor();
  await lookAt(office, { isWide: true });
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await office.getByText('Saved', { exact: false }).first().waitFor();

  const { page: guest } = await stage.person({ viewport: SMALL });
  await guest.goto(`/${store.slug}?conf=Dine-In&iden=4&idel=Table`);
  await guest.getByRole('button', { name: 'Lunch combo', exact: true }).last().click();
  const sheet = guest.getByRole('dialog', { name: 'Lunch combo' });
  await sheet.getByText('You save ₹40').waitFor();
  await sheet.getByRole('radio', { name: 'Sweet lassi' }).check();
  await sheet.getByText('You save ₹50').waitFor();
  await lookAt(guest, {});
  await sheet.getByRole('button', { name: 'Close' }).click();
  for (const dish of ['Veg thali', 'Cola']) await addDish(guest, dish);
  await openCart(guest);
  const offer = guest.getByRole('region', { name: 'As a combo' });
  await offer.getByText('As a combo: ₹40 less').waitFor();
  await offer.getByText('Veg thali + Cola').waitFor();
  await lookAt(guest, {});
  await offer.getByRole('button', { name: 'Take the combo' }).click();
  await offer.waitFor({ state: 'detached' });
  await guest.getByText('Veg thali, Cola').waitFor();
  await placeButton(guest).click();
  await guest.waitForURL('**/status/*');
  await guest.getByText('Lunch combo').first().waitFor();

  const { page: bar } = await stage.person({ viewport: DESKTOP });
  await signIn(bar, { email, password: PASSWORD, path: '/app/kitchen/pass' });
  await bar.getByRole('link', { name: 'Bar' }).click();
  const ticket = bar.getByRole('article', { name: 'Order 1,' });
  const cola = ticket.getByRole('button', { name: '1× Cola' });
  await cola.waitFor();
  await expect.poll(() => ticket.getByText('Veg thali').count()).toBe(0);
  await cola.click();
  await bar.getByText('Nothing to cook').waitFor();
  await bar.getByRole('link', { name: 'Pass' }).click();
  const row = bar.getByRole('article', { name: 'Order 1,' });
  await row.getByRole('listitem').filter({ hasText: 'Bar' }).getByText('1 of 1 ready').waitFor();
  await bar.getByRole('link', { name: 'Grill' }).click();
  await ticket.getByRole('button', { name: '1× Veg thali' }).click();
  await bar.getByRole('link', { name: 'Pass' }).click();
  await row.getByRole('button', { name: 'Served, #1' }).click();
  await bar.getByText('Nothing to cook').waitFor();

  await guest.getByRole('link', { name: 'Bill', exact: true }).click();
  await guest.getByRole('heading', { name: 'Tax invoice' }).waitFor();
  await guest.getByText('Veg thali 169.23 SAC 996331, Cola 50.77 HSN 2202').waitFor();
  // 8.46 of 5 %, and 14.22 of 28 %.
  for (const tax of ['CGST 2.5%', 'SGST 2.5%', 'CGST 14%', 'SGST 14%'])
    await guest.getByText(tax, { exact: true }).waitFor();
  for (const sum of ['4.23', '7.11'])
    await expect.poll(() => guest.getByText(sum, { exact: false }).count()).toBe(2);
});

const BREAKFAST = {
  ...simpleItem('Breakfast combo', 100),
  configs: [
    ...simpleItem('', 100).configs,
    ...['Masala dosa', 'Masala chai'].map((label) => ({
      label: `The ${label}`,
      required: true,
      maxSelection: 1,
      contents: [{ label, value: 0, itemID: label.replace(' ', '-') }],
    })),
  ],
};

test('a combo is offered at a table, for the guest’s own dishes, and at the counter', async () => {
  const { store: bare, email } = await signUp(stage, 'Combo Table');
  const dishes = { 'Masala dosa': 90, 'Masala chai': 30 };
  const items = Object.entries(dishes).map(([label, value]) =>
    simpleItem(label, value, { _id: label.replace(' ', '-') }),
  );
  const store = await replaceCatalogue(thali, bare, catalogueOf([...items, BREAKFAST]));
  const { scan } = await addTableOf(stage, store);
  const { page } = await scan();
  for (const dish of Object.keys(dishes)) await addToTable(page, dish);
  await openTablePage(page);
  await page.getByText('As a combo: ₹20 less').waitFor();
  await page.getByRole('button', { name: 'Take the combo' }).click();
  await page.getByText('As a combo: ₹20 less').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send ₹100' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();

  const { page: counter } = await stage.person({ viewport: DESKTOP });
  await signIn(counter, { email, password: PASSWORD });
  await counter.getByRole('link', { name: 'New order' }).click();
  for (const dish of Object.keys(dishes)) await counter.getByRole('button', { name: dish }).first().click();
  await counter.getByRole('button', { name: 'As Breakfast combo: ₹20 less' }).click();
  await counter.getByText('Masala dosa · Masala chai').waitFor();
});
