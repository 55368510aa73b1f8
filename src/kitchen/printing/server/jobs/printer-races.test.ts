import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { Answer } from '#testing/server/call.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { PrinterError } from '../../rules/print-through.ts';
import { useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, follow, followAndSend, PRINTER, setUpPrinter } from '../testing/print-scene.ts';
import { printDueJobs } from './print-due.ts';

const thali = await useTestApp();
const printer = await useFakePrinter();

const remove = (store: TestStore, id: string) => askOffice(thali, store, 'DELETE', `printers/${id}`);

test('two people who remove one printer at once remove it once and leave the other', async () => {
  const store = await teaStore(thali);
  const { id } = await setUpPrinter(thali, store, { address: printer.address, name: 'Bar' });
  await setUpPrinter(thali, store, { address: printer.address });
  const held = await lockRows(thali.database, 'select from stores where store_id = $1 for update', [
    store.storeId,
  ]);
  const removing = Promise.all([remove(store, id), remove(store, id)]);
  await held.whenWaiting(2);
  await held.release();
  const answers = await removing;
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  await placeTestOrder(thali, store, TEA);
  await followAndSend(thali);
  expect(printer.tickets).toHaveLength(1);
});

test.each<[string, (store: TestStore, path: string, orderId: string) => Promise<Answer>]>([
  ['changed', (store, path) => askOffice(thali, store, 'PATCH', path, { name: 'Bar' })],
  ['given another address', (store, path) => askOffice(thali, store, 'POST', `${path}/address`, {})],
  ['tried', (store, path) => askOffice(thali, store, 'POST', `${path}/test`, {})],
  [
    'printed on',
    (store, path, orderId) => {
      const body = { what: 'ticket', printer: path.split('/')[1] };
      return askOffice(thali, store, 'POST', `orders/${orderId}/print`, body);
    },
  ],
])('a printer that is being removed is not %s', async (_, change) => {
  const store = await teaStore(thali);
  const { id } = await setUpPrinter(thali, store, { ...PRINTER, kind: 'star' });
  const order = await placeTestOrder(thali, store, TEA);
  const held = await lockRows(thali.database, 'delete from printers where store_id = $1 and id = $2', [
    store.storeId,
    id,
  ]);
  const changing = change(store, `printers/${id}`, order._id);
  await held.whenWaiting(1);
  await held.release();
  expectError(await changing, 404, 'PRINTER_NOT_FOUND');
});

const system = () => createContext(thali.services, { kind: 'system' });
const stateOf = async ({ storeId }: TestStore) => {
  const sql = 'select state from print_jobs where store_id = $1';
  return (await thali.database.pool.query<{ state: string }>(sql, [storeId])).rows[0]?.state;
};

/** A printer that is called and answers only when told to. */
function silentPrinter() {
  const [called, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lan: LanPrinters = {
    mayCall: () => true,
    async print() {
      called.resolve();
      await gate.promise;
      throw new PrinterError('silent', false);
    },
  };
  return { lan, called: called.promise, giveUp: gate.resolve };
}

test('a ticket that is given up during the call does not come back', async () => {
  const store = await teaStore(thali);
  await setUpPrinter(thali, store, { address: printer.address });
  await placeTestOrder(thali, store, TEA);
  await follow(thali);
  const silent = silentPrinter();
  const printing = printDueJobs(system(), silent.lan);
  await silent.called;
  thali.clock.advance(12 * HOUR + 1);
  await sweep(system());
  expect(await stateOf(store)).toBe('failed');
  silent.giveUp();
  await printing;
  expect(await stateOf(store)).toBe('failed');
});

test('a ticket that is given up while a polling printer refuses it does not come back', async () => {
  const store = await teaStore(thali);
  const { pollingPath } = await setUpPrinter(thali, store, { ...PRINTER, kind: 'star' });
  await placeTestOrder(thali, store, TEA);
  await follow(thali);
  expect((await thali.call('GET', `${pollingPath}?type=text/plain`)).status).toBe(200);
  const giveUp = "update print_jobs set state = 'failed', ended_at = now() where store_id = $1";
  const held = await lockRows(thali.database, giveUp, [store.storeId]);
  const refusing = thali.call('DELETE', `${pollingPath}?code=410`);
  await held.whenWaiting(1);
  await held.release();
  expect((await refusing).status).toBe(200);
  expect(await stateOf(store)).toBe('failed');
});
