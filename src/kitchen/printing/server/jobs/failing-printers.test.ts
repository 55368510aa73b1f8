import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import type { LanPrinters } from '#platform/ports/server/printers.ts';
import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, placeTestOrder, simpleItem } from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { createTcpPrinters } from '../adapters/tcp-printers.ts';
import { type FakePrinter, useFakePrinter } from '../testing/fake-printer.ts';
import { askOffice, follow, setUpPrinter } from '../testing/print-scene.ts';
import { printDueJobs } from './print-due.ts';

const thali = await useTestApp();
const MENU = catalogueOf([simpleItem('Kebab', 200), simpleItem('Tea', 20)]);
const BOTH = {
  lines: [
    { item: 'Kebab', value: '200.00' },
    { item: 'Tea', value: '20.00' },
  ],
  amount: 220,
};
const STATION = { name: 'Grill', categories: [], items: [], isDefault: true, minutes: null, times: [] };

const NETWORK = { ports: { from: 1, to: 65_535 }, networks: ['127.0.0.0/8'] };
const LONG_MS = 60_000;
/** However slow the machine is, a printer that works is waited for. */
const patient = createTcpPrinters({ ...NETWORK, connectMs: LONG_MS, answerMs: LONG_MS, printMs: LONG_MS });
const impatient = createTcpPrinters({ ...NETWORK, connectMs: 200, answerMs: 200, printMs: 200 });

/** A kitchen with two stations, each with a printer of its own. */
async function kitchen() {
  const store = await createTestStore(thali, MENU);
  const [grill, bar] = [await useFakePrinter(), await useFakePrinter()];
  const grillId = (await setUpPrinter(thali, store, { name: 'Grill', address: grill.address })).id;
  const barId = (await setUpPrinter(thali, store, { name: 'Bar', address: bar.address })).id;
  await askOffice(thali, store, 'POST', 'stations', { ...STATION, printers: [grillId] });
  const atBar = { name: 'Bar', items: [store.items['Tea']], isDefault: false, printers: [barId] };
  await askOffice(thali, store, 'POST', 'stations', { ...STATION, ...atBar });
  const round = async (toGrill: LanPrinters) => {
    const ctx = createContext(thali.services, { kind: 'system' });
    await printDueJobs(ctx, {
      mayCall: () => true,
      print: (address, ...job) =>
        (grill.address.endsWith(`:${address.port}`) ? toGrill : patient).print(address, ...job),
    });
  };
  return {
    grill,
    bar,
    grillId,
    round,
    change: (id: string, patch: object) => askOffice(thali, store, 'PATCH', `printers/${id}`, patch),
    async order() {
      await placeTestOrder(thali, store, BOTH);
      await follow(thali);
    },
    async shown() {
      const { printers } = (await askOffice(thali, store, 'GET', 'printers')).body;
      return Object.fromEntries(printers.map((printer: { name: string }) => [printer.name, printer]));
    },
    async told() {
      const sql = "select facts from notifications where store_id = $1 and kind = 'printer_failing'";
      const { rows } = await thali.database.pool.query(sql, [store.storeId]);
      return rows.map(({ facts }) => facts.printer);
    },
  };
}

/** The number of each ticket, with a mark where it says that it may be a copy. */
const onPaper = ({ tickets }: FakePrinter) =>
  tickets.map((ticket) => {
    const text = linesIn(ticket).join();
    return `${/Order #(\d+)/.exec(text)?.[1]}${text.includes('COPY?') ? ' copy?' : ''}`;
  });

const dying = (breaksBy: FakePrinter['breaksBy']) => (grill: FakePrinter) =>
  void Object.assign(grill, { breakAfter: 120, breaksBy });

test.each<[string, (grill: FakePrinter) => unknown, string]>([
  ['is off', (grill) => grill.switchOff(), '2'],
  ['hangs', (grill) => Object.assign(grill, { isHung: true }), '2'],
  ['breaks off in the middle of a ticket', dying('reset'), '2 copy?'],
  ['ends the line in the middle of a ticket', dying('end'), '2 copy?'],
  ['loses its power in the middle of a ticket', dying('silence'), '2 copy?'],
])('a printer that %s loses no ticket, holds up no other station, and is told', async (_, pull, second) => {
  const { grill, bar, order, round, shown, told } = await kitchen();
  await order();
  await round(patient);
  await pull(grill);
  await order();
  await order();
  do {
    await round(impatient);
    thali.clock.advance(SECOND);
  } while (grill.breakAfter !== null);
  expect(onPaper(bar)).toEqual(['1', '2', '3']);
  expect(await shown()).toMatchObject({
    Grill: { waiting: 2, fault: 'silent', failingSince: expect.any(String) },
    Bar: { waiting: 0, fault: null },
  });
  if (!grill.isHung) await grill.switchOff();
  thali.clock.advance(MINUTE);
  await round(impatient);
  expect(await told()).toEqual(['Grill']);
  expect(onPaper(grill)).toEqual(['1']);

  grill.isHung = false;
  await grill.switchOff();
  await grill.switchOn();
  thali.clock.advance(MINUTE);
  await round(patient);
  expect(onPaper(grill)).toEqual(['1', second, '3']);
  expect(await shown()).toMatchObject({ Grill: { waiting: 0, fault: null, failingSince: null } });
});

test('a printer that was replaced by one that answers nothing prints once its settings are saved', async () => {
  const { grill, grillId, order, round, shown, change } = await kitchen();
  await order();
  await round(patient);
  grill.state = null;
  await order();
  await round(impatient);
  expect(await shown()).toMatchObject({ Grill: { waiting: 1, fault: 'silent' } });
  await change(grillId, { name: 'Grill' });
  await round(impatient);
  await grill.until(2);
  expect(onPaper(grill)).toEqual(['1', '2']);
});

test('the other station prints while a printer that hangs is waited for', async () => {
  const { grill, bar, order, round } = await kitchen();
  await order();
  await round(patient);
  grill.isHung = true;
  await order();
  const waiting = round(patient);
  await bar.until(2);
  expect(onPaper(grill)).toEqual(['1']);
  await grill.switchOff();
  await waiting;
});
