import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { PrinterError } from '../../rules/print-through.ts';
import { POLL_MS, printDueJobs } from '../jobs/print-due.ts';
import { follow, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();

test('silent printers of one store leave places to those of other stores', async () => {
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
      return false;
    },
  };
  const printing = printDueJobs(createContext(thali.services, { kind: 'system' }), lan);
  await waitUntil(() => printed.includes(9300) && asked.size >= 5, 'the other store has its ticket');
  expect(asked.size).toBe(5);
  held.resolve();
  await printing;
  expect(printed).toHaveLength(19);
});

/** Holds calls to dead printers until all have been made that can be. */
function lanWithDead(honest: number) {
  const held = Promise.withResolvers<void>();
  const [asked, printed]: [number[], number[]] = [[], []];
  const lan: LanPrinters = {
    mayCall: () => true,
    async print({ port }) {
      asked.push(port);
      if (port !== honest) {
        await held.promise;
        throw new PrinterError('silent', false);
      }
      printed.push(port);
      return false;
    },
  };
  return { lan, held, asked, printed };
}

const orderAt = async (store: TestStore) => {
  await placeTestOrder(thali, store, TEA);
  await follow(thali);
};

test('dead printers of five stores leave places to one that answers, at first and at each retry', async () => {
  const dead = await Promise.all(Array.from({ length: 5 }, () => teaStore(thali)));
  for (const [at, store] of dead.entries())
    for (let port = 1; port <= 4; port++)
      await setUpPrinter(thali, store, {
        name: `Dead ${port}`,
        address: `127.0.0.1:${9400 + 10 * at + port}`,
      });
  const honest = await teaStore(thali);
  await setUpPrinter(thali, honest, { address: '127.0.0.1:9500' });
  for (const store of dead) await orderAt(store);
  for (const round of [1, 2]) {
    const { lan, held, asked, printed } = lanWithDead(9500);
    const stop = new AbortController();
    const printing = printDueJobs(createContext(thali.services, { kind: 'system' }), lan, stop.signal);
    await waitUntil(() => asked.length >= (round === 1 ? 8 : 4), 'dead printers are waited for');
    // Long enough to notice what has become due.
    await sleep(2 * POLL_MS);
    await orderAt(honest);
    await waitUntil(() => printed.length === 1, 'the honest store has its ticket').finally(() => {
      stop.abort();
      held.resolve();
    });
    await printing;
    thali.clock.advance(MINUTE);
  }
});

test('a printer that printed while the program was stopped has not failed', async () => {
  const store = await teaStore(thali);
  await setUpPrinter(thali, store, { address: '127.0.0.1:9550' });
  await orderAt(store);
  const stop = new AbortController();
  const lan: LanPrinters = {
    mayCall: () => true,
    async print() {
      stop.abort();
      return true;
    },
  };
  await printDueJobs(createContext(thali.services, { kind: 'system' }), lan, stop.signal);
  const { rows } = await thali.database.pool.query(
    'select failures, lease from print_due where store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ failures: 0, lease: null }]);
});

test('a printer that fails for longer than a minute is told once, and once more the next time', async () => {
  const store = await teaStore(thali);
  await setUpPrinter(thali, store, { name: 'Grill', address: '127.0.0.1:9600' });
  let isSilent = true;
  const lan: LanPrinters = {
    mayCall: () => true,
    async print({ port }) {
      if (isSilent && port === 9600) throw new PrinterError('silent', false);
      return true;
    },
  };
  const round = async () => {
    await printDueJobs(createContext(thali.services, { kind: 'system' }), lan);
    thali.clock.advance(MINUTE);
  };
  const told = async () => {
    const { rows } = await thali.database.pool.query(
      "select facts from notifications where store_id = $1 and kind = 'printer_failing'",
      [store.storeId],
    );
    return rows.map(({ facts }) => facts);
  };
  await orderAt(store);
  await round();
  expect(await told()).toEqual([]);
  for (let times = 0; times < 3; times++) await round();
  expect(await told()).toEqual([{ printer: 'Grill' }]);
  isSilent = false;
  await round();
  isSilent = true;
  await orderAt(store);
  for (let times = 0; times < 3; times++) await round();
  expect(await told()).toHaveLength(2);
});
