import { expect, test } from 'vitest';
import { expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
} from '#testing/server/test-stores.ts';
import type { BillContent } from '../rules/bill-sheet.ts';
import { gstReturnOf } from '../rules/gst-return.ts';
import { ADDRESS, billScene, GSTIN } from './testing/bill-scene.ts';

const thali = await useTestApp();
const { saveSettings, issue, remove } = billScene(thali);

const taxes = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];
const dishes = (more: object = {}) => [
  simpleItem('Thali', 100, { taxes, ...more }),
  simpleItem('Namkeen', 40, { taxes, hsn: '21069099' }),
];
const packing = { label: 'Packing', value: 10, valueType: 'absolute', taxes };
const orderTypes = [{ label: 'Dine-In', contents: [packing] }];

async function placed(category: object, settings: object = {}) {
  const store = await createTestStore(thali, catalogueOf(dishes(), { category, orderTypes }));
  await patchStore(thali, store, { gstNo: GSTIN, ...ADDRESS });
  await saveSettings(store, settings);
  const lines = [
    { item: 'Thali', value: '100.00' },
    { item: 'Namkeen', value: '40.00', quantity: 2 },
  ];
  return { store, order: await placeTestOrder(thali, store, { lines, amount: 199.5 }) };
}
const codesOf = (content: BillContent | undefined) =>
  [...(content?.figures.lines ?? []), ...(content?.figures.charges ?? [])].map(({ label, hsn }) => [
    label,
    hsn,
  ]);

test('a bill has the codes of dish, category and restaurant as they were when the order was placed', async () => {
  const { store, order } = await placed({ hsn: '2105' }, { hsn: '2106' });
  await replaceCatalogue(thali, store, catalogueOf(dishes({ hsn: '0902' }), { orderTypes }));
  await saveSettings(store, { hsn: '' });
  const [bill] = await issue(store, order._id);
  expect(codesOf(bill)).toEqual([
    ['Thali', '2105'],
    ['Namkeen', '21069099'],
    ['Packing', '2106'],
  ]);
  const line = bill?.figures.lines[1]?.id ?? '';
  await remove(store, order._id, line, true, { keep: 1 });
  const [, note] = await issue(store, order._id);
  expect([note?.kind, codesOf(note)]).toEqual(['credit_note', [['Namkeen', '21069099']]]);
  const { codes } = gstReturnOf([bill, note].flatMap((content) => content ?? []));
  expect(codes.map(({ code, quantity, taxable, cgst }) => [code, quantity, taxable, cgst])).toEqual([
    ['2105', 1, 100_00, 2_50],
    ['2106', 0, 10_00, 25],
    ['21069099', 1, 40_00, 1_00],
  ]);
});

test('without any setting a bill names no code, which stands for restaurant service', async () => {
  const { store, order } = await placed({});
  const [bill] = await issue(store, order._id);
  expect(codesOf(bill)).toEqual([
    ['Thali', undefined],
    ['Namkeen', '21069099'],
    ['Packing', undefined],
  ]);
});

test('codes are for the office: guests are not sent them, and a wrong one is refused', async () => {
  const { store } = await placed({ hsn: '2105' });
  const { body: own } = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, {
    token: store.token,
  });
  const [category] = own.menus[0].categories;
  expect([category.hsn, ...category.items.map(({ hsn }: { hsn?: string }) => hsn)]).toEqual([
    '2105',
    undefined,
    '21069099',
  ]);
  const { text } = await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
  expect(text).not.toContain('hsn');
  const hsn = 'Must be an HSN of 4, 6 or 8 digits, or a SAC such as 996331';
  expectFields(await saveSettings(store, { hsn: '21' }), { hsn });
  const url = `/api/stores/${store.storeId}/items/${store.items['Thali']}`;
  const patch = (code: string | null) =>
    thali.call('PATCH', url, { token: store.token, body: { hsn: code } });
  expectFields(await patch('99633100'), { hsn });
  expect((await patch('0902')).body.hsn).toBe('0902');
  expect((await patch(null)).body.hsn).toBeUndefined();
});
