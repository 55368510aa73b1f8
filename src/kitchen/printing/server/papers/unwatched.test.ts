import { beforeAll, expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, placeTestOrder, simpleItem } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, follow, send, setUpPrinter } from '../testing/print-scene.ts';
import { printUnwatched } from './watch-station.ts';

const thali = await useTestApp();
const menu = catalogueOf([simpleItem('Kebab', 200), simpleItem('Tea', 20)]);
const store = await createTestStore(thali, menu);
const paper = await useFakePrinter();
let grill = '';

const STATION = { categories: [], items: [], minutes: null, times: [], printers: [] };
beforeAll(async () => {
  const { id } = await setUpPrinter(thali, store, { address: paper.address });
  const held = { ...STATION, name: 'Grill', isDefault: true, printers: [id], onlyUnwatched: true };
  const { body } = await askOffice(thali, store, 'POST', 'stations', held);
  grill = body.stations[0]._id;
  const bar = { ...STATION, name: 'Bar', isDefault: false, items: [store.items['Tea']] };
  await askOffice(thali, store, 'POST', 'stations', bar);
});

const watch = () => askOffice(thali, store, 'POST', `stations/${grill}/watch`, {});
const order = () =>
  placeTestOrder(thali, store, {
    lines: [
      { item: 'Kebab', value: '200.00' },
      { item: 'Tea', value: '20.00' },
    ],
    amount: 220,
  });

/** What came out since it was last asked, after all that is done by the clock. */
async function printed(): Promise<string[][]> {
  const before = paper.tickets.length;
  await follow(thali);
  await printUnwatched(createContext(thali.services, { kind: 'system' }));
  await follow(thali);
  await send(thali);
  return paper.tickets
    .slice(before)
    .map((ticket) => linesIn(ticket).flatMap((line) => /Kebab|Tea/.exec(line)?.[0] ?? []));
}

test('nothing is printed while somebody watches; a minute later what stands there is, once', async () => {
  await watch();
  const [bumped] = [await order(), await order()];
  expect(await printed()).toEqual([]);
  const { body } = await askOffice(thali, store, 'GET', `orders/${bumped._id}`);
  const kebab = body.items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Kebab');
  await askOffice(thali, store, 'POST', `orders/${bumped._id}/items/${kebab._id}/ready`, { ready: true });
  thali.clock.advance(50 * SECOND);
  await watch();
  thali.clock.advance(50 * SECOND);
  expect(await printed()).toEqual([]);
  thali.clock.advance(10 * SECOND);
  expect(await printed()).toEqual([['Kebab']]);
  thali.clock.advance(5 * MINUTE);
  expect(await printed()).toEqual([]);
});

test('what comes while nobody watches is printed as it comes, until somebody does', async () => {
  await order();
  expect(await printed()).toEqual([['Kebab']]);
  await watch();
  await order();
  expect(await printed()).toEqual([]);
});

test('what comes just when the watching ends is printed once, and what was printed before is not again', async () => {
  await watch();
  await printed();
  thali.clock.advance(MINUTE);
  await order();
  await printUnwatched(createContext(thali.services, { kind: 'system' }));
  expect(await printed()).toEqual([['Kebab'], ['Kebab']]);
  await watch();
  thali.clock.advance(MINUTE);
  expect(await printed()).toEqual([]);
});

test('portions that came to a printed dish while somebody watched are printed, without the first ones', async () => {
  const { _id } = await order();
  expect(await printed()).toEqual([['Kebab']]);
  await watch();
  const { body } = await askOffice(thali, store, 'GET', `orders/${_id}`);
  const kebab = body.items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Kebab');
  const changes = [{ kind: 'quantity', line: kebab._id, quantity: 3 }];
  await askOffice(thali, store, 'POST', `orders/${_id}/edit`, { changes, reason: 'Asked for' });
  expect(await printed()).toEqual([]);
  thali.clock.advance(MINUTE);
  expect(await printed()).toEqual([['Kebab']]);
  expect(linesIn(paper.tickets.at(-1) ?? Buffer.alloc(0)).map((line) => line.trim())).toContain('2 x Kebab');
});
