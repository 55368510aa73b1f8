import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, placeTestOrder, simpleItem } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { type FakePrinter, useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, followAndSend, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const menu = catalogueOf([simpleItem('Kebab', 200), simpleItem('Tea', 20)]);
const store = await createTestStore(thali, menu);
const [grill, bar] = [await useFakePrinter(), await useFakePrinter()];
const printers = [
  await setUpPrinter(thali, store, { name: 'Grill', address: grill.address }),
  await setUpPrinter(thali, store, { name: 'Bar', address: bar.address }),
];
const STATION = { name: 'Grill', categories: [], items: [], isDefault: true, minutes: null, times: [] };
await askOffice(thali, store, 'POST', 'stations', { ...STATION, printers: [printers[0]?.id] });
const atBar = { items: [store.items['Tea']], isDefault: false, printers: [printers[1]?.id] };
await askOffice(thali, store, 'POST', 'stations', { ...STATION, name: 'Bar', ...atBar });

const dishesOn = ({ tickets }: FakePrinter) =>
  tickets.map((ticket) => linesIn(ticket).flatMap((line) => /Kebab|Tea/.exec(line)?.[0] ?? []));

test('each station’s printer prints what stands on its screen, and what is taken off there', async () => {
  const order = await placeTestOrder(thali, store, {
    lines: [
      { item: 'Kebab', value: '200.00' },
      { item: 'Tea', value: '20.00' },
    ],
    amount: 220,
  });
  await followAndSend(thali);
  expect([dishesOn(grill), dishesOn(bar)]).toEqual([[['Kebab']], [['Tea']]]);
  const { body } = await askOffice(thali, store, 'GET', `orders/${order._id}`);
  const tea = body.items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Tea');
  await askOffice(thali, store, 'POST', `orders/${order._id}/items/${tea._id}/discard`, { discarded: true });
  await followAndSend(thali);
  expect([dishesOn(grill), dishesOn(bar)]).toEqual([[['Kebab']], [['Tea'], ['Tea']]]);
  const byHand = { what: 'ticket', printer: printers[0]?.id };
  await askOffice(thali, store, 'POST', `orders/${order._id}/print`, byHand);
  await followAndSend(thali);
  expect(dishesOn(grill)).toEqual([['Kebab'], ['Kebab']]);
});
