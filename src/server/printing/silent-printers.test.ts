import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { useTestApp } from '../testing/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '../testing/test-stores.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { printDue } from './print-due.ts';
import type { LanPrinters } from './printers.ts';
import { follow, setUpPrinter } from './testing/print-scene.ts';

const thali = await useTestApp();

test('printers of one store that let us wait leave places to those of others', async () => {
  const [many, other] = [await teaStore(thali), await teaStore(thali)];
  for (let port = 1; port <= 18; port++)
    await setUpPrinter(thali, many, { name: `Silent ${port}`, address: `127.0.0.1:${9200 + port}` });
  await setUpPrinter(thali, other, { address: '127.0.0.1:9300' });
  for (const store of [many, other]) await placeTestOrder(thali, store, TEA);
  await follow(thali);
  const held = Promise.withResolvers<void>();
  const [asked, printed]: [Set<number>, number[]] = [new Set(), []];
  const lan: LanPrinters = {
    mayCall: () => true,
    async print({ port }) {
      asked.add(port);
      if (port !== 9300) await held.promise;
      printed.push(port);
    },
  };
  const printing = printDue(createContext(thali.services, { kind: 'system' }), lan);
  await waitUntil(() => printed.includes(9300) && asked.size >= 5, 'the other store has its ticket');
  expect(asked.size).toBe(5);
  held.resolve();
  await printing;
  expect(printed).toHaveLength(19);
});
