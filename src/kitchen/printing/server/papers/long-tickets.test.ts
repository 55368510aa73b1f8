import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, placeTestOrder, simpleItem } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { useFakePrinter } from '../testing/fake-printer.ts';
import { followAndSend, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const printer = await useFakePrinter();

test('a ticket of 100 long dishes is printed in marked pieces without losing a dish', async () => {
  const names = Array.from(
    { length: 100 },
    (_, at) => `Dish ${at} ${'of the house with everything '.repeat(5)}`,
  );
  const menu = catalogueOf(names.map((name) => simpleItem(name.trim(), 20)));
  const store = await createTestStore(thali, menu);
  await setUpPrinter(thali, store, { address: printer.address, paper: 58 });
  const lines = names.map((name) => ({ item: name.trim(), value: '20.00' }));
  await placeTestOrder(thali, store, { lines, amount: 2_000, more: { remarks: 'Allergy: nuts' } });
  await followAndSend(thali);
  const pieces = printer.tickets.map((ticket) => linesIn(ticket).map((line) => line.trim()));
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map(([head]) => head)).toEqual(
    pieces.map((_, at) => `Order #1: part ${at + 1}/${pieces.length}`),
  );
  const words = pieces.map(([, ...rest]) => rest.join(' ')).join(' ');
  for (const name of names) expect(words).toContain(`1 x ${name.trim()}`);
  expect(pieces.at(-1)).toContain('!! ALLERGY !!');
});
