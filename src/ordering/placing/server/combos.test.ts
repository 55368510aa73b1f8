import { beforeEach, expect, test } from 'vitest';
import { useFakePrinter } from '#kitchen/printing/server/testing/fake-printer.ts';
import { followAndSend, setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import { gstReturnOf } from '#money/bills/rules/gst-return.ts';
import { ADDRESS, billScene, GSTIN } from '#money/bills/server/testing/bill-scene.ts';
import { CANCELLED, RECEIVED } from '#ordering/orders/rules/order.ts';
import { stockScene } from '#stock/ingredients/server/testing/stock-scene.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  patchStore,
  placeTestOrder,
  postOrder,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../simulators/printer/decode-esc-pos.ts';

const thali = await useTestApp();
const { saveSettings, issue } = billScene(thali);
let store: TestStore;

const gst = (value: number) => [{ label: 'GST', value }];
const dish = (id: string, value: number, more: object) => simpleItem(id, value, { _id: id, ...more });
const group = (label: string, contents: object[]) => ({ label, required: true, maxSelection: 1, contents });
const part = (itemID: string, value = 0) => ({ label: itemID, itemID, value });
const LUNCH = simpleItem('Lunch', 220, { _id: 'Lunch', taxes: gst(18) });
const MENU = catalogueOf([
  dish('Thali', 200, { taxes: gst(5) }),
  dish('Cola', 60, { taxes: gst(28), hsn: '2202' }),
  dish('Lassi', 80, { taxes: gst(5) }),
  {
    ...LUNCH,
    configs: [
      ...LUNCH.configs,
      group('Main', [part('Thali')]),
      group('Drink', [part('Cola'), part('Lassi', 10)]),
    ],
  },
]);
const drink = (label: string) => [
  { label: 'Portion', contents: ['Regular'] },
  { label: 'Main', contents: ['Thali'] },
  { label: 'Drink', contents: [label] },
];
/** 169.23 at 5 % and 50.77 at 28 %. */
const WITH_COLA = { lines: [{ item: 'Lunch', value: '220.00', configs: drink('Cola') }], amount: 242.68 };

beforeEach(async () => {
  store = await createTestStore(thali, MENU);
});

const call = (verb: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) =>
  thali.call(verb, `/api/stores/${store.storeId}/${path}`, { token: store.token, ...(body && { body }) });
interface OnMenu {
  _id: string;
  state: string;
  configs: { contents: { label: string }[] }[];
}

const onMenu = async () => {
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  const items = body.menus[0].categories[0].items as OnMenu[];
  const lunch = items.find(({ _id }) => _id === 'Lunch');
  return { state: lunch?.state, drinks: lunch?.configs[2]?.contents };
};

test('guests read what its dishes cost by themselves, and order it at its price with the taxes of each', async () => {
  expect((await onMenu()).drinks).toMatchObject([
    { label: 'Cola', value: 0, itemID: 'Cola', worth: 60, taxes: [{ label: 'GST', value: 28 }] },
    { label: 'Lassi', value: 10, itemID: 'Lassi', worth: 80 },
  ]);
  const { _id } = await placeTestOrder(thali, store, WITH_COLA);
  const { body } = await call('GET', `orders/${_id}`);
  expect(body.items).toMatchObject([
    { itemLabel: 'Lunch', options: ['Thali', 'Cola'], parts: [{ itemID: 'Thali' }, { itemID: 'Cola' }] },
  ]);
  const { body: report } = await call('GET', 'reports/sales?period=today');
  expect(report.taxes).toMatchObject([{ amount: 1422 }, { amount: 846 }]);
  expect(report.dishes[0]).toMatchObject({ label: 'Lunch', quantity: 1, revenue: 22_000 });
});

test('the report has the taxes of what is left of a combo once something came off', async () => {
  const two = { lines: [{ item: 'Lunch', value: '220.00', quantity: 2, configs: drink('Cola') }] };
  const { _id } = await placeTestOrder(thali, store, { ...two, amount: 485.35 });
  const { body: placed } = await call('GET', `orders/${_id}`);
  const line = placed.items[0]._id;
  const changes = [{ kind: 'complimentary', line, quantity: 1, reason: 'Long wait' }];
  const { body: edited } = await call('POST', `orders/${_id}/edit`, { changes });
  const { body: report } = await call('GET', 'reports/sales?period=today');
  const taxes = edited.charges.map(({ value }: { value: number }) => Math.round(value * 100));
  expect(report.taxes.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual(taxes.toSorted());
});

test('the bill has one line, and the GST return each dish under its code and rate', async () => {
  await patchStore(thali, store, { gstNo: GSTIN, ...ADDRESS });
  await saveSettings(store, {});
  const { _id } = await placeTestOrder(thali, store, WITH_COLA);
  const issued = await issue(store, _id);
  expect(issued[0]?.figures.lines).toMatchObject([
    { label: 'Lunch', quantity: 1, taxable: 220_00, parts: [{ taxable: 169_23 }, { taxable: 50_77 }] },
  ]);
  expect(gstReturnOf(issued).codes).toMatchObject([
    { code: '2202', rate: 2800, taxable: 50_77, cgst: 7_11, sgst: 7_11 },
    { code: '996331', rate: 500, taxable: 169_23, cgst: 4_23, sgst: 4_23 },
  ]);
});

test('a dish that is sold out can’t be chosen, and the combo is with the last one', async () => {
  await call('PATCH', 'items/Cola', { state: 'Sold out' });
  expect((await onMenu()).drinks).toMatchObject([{ label: 'Lassi' }]);
  expect(await postOrder(thali, store, WITH_COLA)).toMatchObject({
    status: 422,
    body: { code: 'OPTIONS_INVALID' },
  });
  await call('PATCH', 'items/Lassi', { state: 'Sold out' });
  expect((await onMenu()).state).toBe('Sold out');
  expect(await postOrder(thali, store, WITH_COLA)).toMatchObject({
    status: 409,
    body: { code: 'ITEM_UNAVAILABLE' },
  });
});

test('the last portion of a dish is sold in a combo or by itself', async () => {
  await call('PUT', 'items/Cola/portions', { left: 1, usual: null });
  await placeTestOrder(thali, store, WITH_COLA);
  expect((await onMenu()).drinks).toMatchObject([{ label: 'Lassi' }]);
  const two = { lines: [{ item: 'Cola', value: '60.00' }], amount: 76.8 };
  expectError(await postOrder(thali, store, two), 409, 'ITEM_UNAVAILABLE', {
    details: { items: [{ itemID: 'Cola', itemLabel: 'Cola', state: 'Sold out', left: 0, wanted: 1 }] },
  });
});

test('each dish is ready by itself, and the combo with the last of them', async () => {
  const { _id, slug } = await placeTestOrder(thali, store, WITH_COLA);
  const [line] = (await call('GET', `orders/${_id}`)).body.items;
  const mark = async (body: object) => {
    const { body: order } = await call('POST', `orders/${_id}/items/${line._id}/ready`, body);
    const [{ ready, parts }] = order.items;
    return [ready, ...parts.map((one: { ready: boolean }) => one.ready)];
  };
  expect(await mark({ ready: true, parts: [1] })).toEqual([false, false, true]);
  expect(await mark({ ready: true, parts: [0] })).toEqual([true, true, true]);
  expect(await mark({ ready: false, parts: [1] })).toEqual([false, true, false]);
  const { body } = await call('GET', `orders/${_id}`);
  expect(body.timeline.map(({ item }: { item?: string }) => item)).toEqual([
    undefined,
    'Cola',
    'Lunch',
    'Lunch',
    'Thali',
  ]);
  const guest = await thali.call('GET /order/status/:slug', { params: { slug } });
  expect(guest.text).not.toContain('parts');
});

test('its dishes are printed where each is cooked', async () => {
  const [grill, bar] = [await useFakePrinter(), await useFakePrinter()];
  const STATION = { categories: [], items: [], isDefault: true, minutes: null, times: [] };
  for (const [name, { address }] of Object.entries({ Grill: grill, Bar: bar })) {
    const printer = await setUpPrinter(thali, store, { name, address });
    const cooks = name === 'Bar' ? { items: ['Cola', 'Lassi'], isDefault: false } : {};
    await call('POST', 'stations', { ...STATION, name, ...cooks, printers: [printer.id] });
  }
  await placeTestOrder(thali, store, WITH_COLA);
  await followAndSend(thali);
  const dishesOn = ({ tickets }: typeof grill) =>
    tickets.flatMap((ticket) =>
      linesIn(ticket).flatMap((line) => /(?<!Combo: )(Thali|Cola|Lunch)/.exec(line)?.[0] ?? []),
    );
  expect([dishesOn(grill), dishesOn(bar)]).toEqual([['Thali'], ['Cola']]);
});

test('it takes what the recipes of its dishes say', async () => {
  const stock = stockScene(thali, store);
  await stock.add('Rice');
  await stock.enter('opening', { Rice: [10_000, 600] });
  await stock.setRecipe({ kind: 'dish', itemId: 'Thali' }, { Rice: 150 });
  await placeTestOrder(thali, store, WITH_COLA);
  await stock.follow();
  expect(await stock.held()).toMatchObject({ Rice: [10_000, 150] });
});

test('its dishes take the stock of what they come with, and what one of them took is waste once it is ready', async () => {
  const stock = stockScene(thali, store);
  await stock.add('Rice');
  await stock.enter('opening', { Rice: [10_000, 600] });
  const choice = { group: 'Portion', option: 'Regular' };
  await stock.setRecipe({ kind: 'choice', itemId: 'Thali', choice }, { Rice: 150 });
  await stock.setRecipe({ kind: 'choice', itemId: 'Cola', choice }, { Rice: 10 });
  const { _id } = await placeTestOrder(thali, store, WITH_COLA);
  await stock.follow();
  expect(await stock.held()).toMatchObject({ Rice: [10_000, 160] });
  const [line] = (await call('GET', `orders/${_id}`)).body.items;
  await call('POST', `orders/${_id}/items/${line._id}/ready`, { ready: true, parts: [1] });
  await moveOrder(thali, store, _id, { from: RECEIVED, to: CANCELLED, reason: 'They left' });
  await stock.follow();
  expect(await stock.held()).toMatchObject({ Rice: [9_990, 0] });
});

test('is without a dish of which nothing is left, and has it again once an order gives it back', async () => {
  const stock = stockScene(thali, store);
  await stock.add('Syrup');
  await stock.setRecipe({ kind: 'dish', itemId: 'Cola' }, { Syrup: 50 });
  await stock.enter('counted', { Syrup: 50 });
  const { _id } = await placeTestOrder(thali, store, WITH_COLA);
  await stock.follow();
  expect((await onMenu()).drinks).toMatchObject([{ label: 'Lassi' }]);
  expectError(await postOrder(thali, store, WITH_COLA), 422, 'OPTIONS_INVALID', {
    details: expect.anything(),
  });
  await moveOrder(thali, store, _id, { from: RECEIVED, to: CANCELLED, reason: 'They left' });
  await stock.follow();
  expect((await onMenu()).drinks).toMatchObject([{ label: 'Cola' }, { label: 'Lassi' }]);
});

test('a choice among dishes is of one', async () => {
  const configs = [...LUNCH.configs, { ...group('Drink', [part('Cola'), part('Lassi')]), maxSelection: 2 }];
  const answer = await call('PATCH', 'items/Lunch', { configs });
  expect(answer.status).toBe(422);
  expect(answer.body.details.errors).toMatchObject([{ path: 'configs[1].maxSelection' }]);
});

test('a dish of a combo says by itself how it comes and what it is part of: on the board and on paper', async () => {
  const printer = await useFakePrinter();
  const plate = (label: string, options: [string, number][]) =>
    group(
      label,
      options.map(([name, value]) => ({ label: name, value })),
    );
  const tikka = {
    ...dish('Tikka', 0, {}),
    configs: [
      plate('Plate', [
        ['Half', 120],
        ['Full', 200],
      ]),
    ],
  };
  const lunch = { ...LUNCH, configs: [...LUNCH.configs, group('Main', [part('Tikka')])] };
  store = await createTestStore(thali, catalogueOf([tikka, lunch]));
  await setUpPrinter(thali, store, { name: 'Kitchen', address: printer.address });
  const configs = [
    { label: 'Portion', contents: ['Regular'] },
    { label: 'Main', contents: ['Tikka'] },
  ];
  const lines = [{ item: 'Lunch', value: '220.00', quantity: 2, configs }];
  const { _id } = await placeTestOrder(thali, store, { lines, amount: 440 });
  const { body } = await call('GET', `orders/${_id}`);
  expect(body.items[0].parts).toMatchObject([{ itemLabel: 'Tikka', options: ['Half'] }]);
  await followAndSend(thali);
  expect(printer.tickets.map((ticket) => linesIn(ticket).join(' '))).toEqual([
    expect.stringMatching(/2 x Tikka\s+\+ Half\s+Combo: Lunch/),
  ]);
});
