import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchStore,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { ADDRESS, billScene, GSTIN } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { saveSettings, issue, remove } = billScene(thali);

const taxes = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];
const ITEMS = [simpleItem('Thali', 105, { taxes }), simpleItem('Cola', 40, { taxes })];

async function newStore() {
  const packing = { label: 'Packing', value: 10, valueType: 'absolute', taxes };
  const store = await createTestStore(
    thali,
    catalogueOf(ITEMS, { orderTypes: [{ label: 'Dine-In', contents: [packing] }] }),
  );
  await patchStore(thali, store, { gstNo: GSTIN, ...ADDRESS });
  expect((await saveSettings(store, { isTaxIncluded: true })).body.isTaxIncluded).toBe(true);
  return store;
}

const MEAL = {
  lines: [
    { item: 'Thali', value: '105.00' },
    { item: 'Cola', value: '40.00', quantity: 2 },
  ],
};

test('guests are told that prices include tax, and pay the prices', async () => {
  const store = await newStore();
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  expect(body.profile.taxIncluded).toBe(true);
  expect(body.menus[0].categories[0].items[0].taxes[0]).toEqual({
    label: 'CGST',
    value: 2.5,
    included: true,
  });
  const own = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, { token: store.token });
  expect(own.body.menus[0].categories[0].items[0].taxes).toEqual(taxes);
  const placed = await placeTestOrder(thali, store, { ...MEAL, amount: 195 });
  const order = await thali.call('GET', `/order/status/${placed.slug}`);
  expect(order.body.charges).toEqual([
    { label: 'Packing', value: 10 },
    { label: 'CGST', value: 4.64, included: true },
    { label: 'SGST', value: 4.64, included: true },
  ]);
});

test('the bill has taxable value and tax, and an order keeps what held when it was placed', async () => {
  const store = await newStore();
  const placed = await placeTestOrder(thali, store, { ...MEAL, amount: 195 });
  await saveSettings(store, { isTaxIncluded: false });
  const [bill] = await issue(store, placed._id);
  expect(bill?.figures).toMatchObject({
    // The rows of the order: each tax is rounded for each line and charge.
    taxable: 176_20,
    charges: [{ label: 'Packing', amount: 9_52, within: 48 }],
    taxes: [
      { label: 'CGST', amount: 4_64 },
      { label: 'SGST', amount: 4_64 },
    ],
    total: 195_00,
    payable: 195_00,
  });
  const { body } = await thali.call('GET', `/order/status/${placed.slug}`);
  const cola = body.items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Cola');
  expect(await remove(store, placed._id, cola._id)).toBe(115_00);
  const credit = (await issue(store, placed._id)).at(-1);
  expect(credit?.figures.total).toBe(80_00);
  // A new order has the taxes on top again: 195 + 5 % of 105, of 80 and of 10.
  await placeTestOrder(thali, store, { ...MEAL, amount: 204.76 });
});
