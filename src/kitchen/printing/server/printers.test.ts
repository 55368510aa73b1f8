import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  createTestStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { linesIn } from '../../../../simulators/printer/decode-esc-pos.ts';
import { sweepPrintJobs } from './jobs/print-jobs.ts';
import { useFakePrinter } from './testing/fake-printer.ts';
import { askOffice, follow, followAndSend, PRINTER, send, setUpPrinter } from './testing/print-scene.ts';

const thali = await useTestApp();
const shared = await useTestApp({ lanPrinters: null });

test('each of two printers gets its categories, and a dish without a category is still printed', async () => {
  const [kitchen, bar] = [await useFakePrinter(), await useFakePrinter()];
  const category = (label: string, ...items: string[]) => ({
    label,
    items: items.map((item) => simpleItem(item, 20)),
  });
  const catalogue = {
    orderConfigs: [
      { label: 'Dine-In', active: true },
      { label: 'Pickup', active: true },
    ],
    menus: [{ label: 'Menu', categories: [category('Food', 'Dosa', 'Idli'), category('Drinks', 'Tea')] }],
  };
  const store = await createTestStore(thali, catalogue);
  const { body } = await askOffice(thali, store, 'GET', 'catalogue');
  const [food, drinks] = body.menus[0].categories.map(({ _id }: { _id: string }) => _id);
  const [dineIn] = body.orderConfigs.map(({ _id }: { _id: string }) => _id);
  await setUpPrinter(thali, store, { name: '1 Kitchen', address: kitchen.address, categories: [food] });
  await setUpPrinter(thali, store, {
    name: '2 Bar',
    address: bar.address,
    categories: [drinks],
    orderTypes: [dineIn],
  });
  const { items } = await replaceCatalogue(thali, store, body);
  const place = (labels: string[], more = {}) =>
    placeTestOrder(
      thali,
      { ...store, items },
      {
        lines: labels.map((item) => ({ item, value: '20.00' })),
        amount: 20 * labels.length,
        more,
      },
    );
  await place(['Dosa', 'Tea']);
  await place(['Idli']);
  await place(['Tea'], { orderType: 'Pickup' });
  await place(['Idli', 'Tea']);
  const menus = [{ ...body.menus[0], categories: [body.menus[0].categories[0]] }];
  const fresh = await askOffice(thali, store, 'GET', 'catalogue');
  await replaceCatalogue(thali, store, { ...fresh.body, menus });
  await followAndSend(thali);
  const dishes = (tickets: Buffer[]) =>
    tickets.map((ticket) => linesIn(ticket).filter((line) => line.startsWith('1 x')));
  // Tea is no longer on the menu, so it goes to the first printer.
  expect(dishes(kitchen.tickets)).toEqual([
    ['1 x Dosa', '1 x Tea'],
    ['1 x Idli'],
    ['1 x Tea'],
    ['1 x Idli', '1 x Tea'],
  ]);
  expect(bar.tickets).toEqual([]);
  await replaceCatalogue(thali, store, {
    ...(await askOffice(thali, store, 'GET', 'catalogue')).body,
    menus: body.menus,
  });
  await place(['Dosa', 'Tea']);
  await place(['Tea'], { orderType: 'Pickup' });
  await followAndSend(thali);
  expect(dishes(kitchen.tickets).slice(4)).toEqual([['1 x Dosa']]);
  expect(dishes(bar.tickets)).toEqual([['1 x Tea']]);
});

test('a category without a printer is printed by the default printer', async () => {
  const [kitchen, bar] = [await useFakePrinter(), await useFakePrinter()];
  const category = (label: string, item: string) => ({ label, items: [simpleItem(item, 20)] });
  const menu = {
    label: 'Menu',
    categories: [category('Food', 'Dosa'), category('Drinks', 'Tea'), category('Sweets', 'Kulfi')],
  };
  const store = await createTestStore(thali, {
    orderConfigs: [{ label: 'Dine-In', active: true }],
    menus: [menu],
  });
  const { body } = await askOffice(thali, store, 'GET', 'catalogue');
  const [food, drinks] = body.menus[0].categories.map(({ _id }: { _id: string }) => _id);
  const first = await setUpPrinter(thali, store, {
    name: '1 Kitchen',
    address: kitchen.address,
    categories: [food],
  });
  const second = await setUpPrinter(thali, store, {
    name: '2 Bar',
    address: bar.address,
    categories: [drinks],
  });
  const place = (...labels: string[]) =>
    placeTestOrder(thali, store, {
      lines: labels.map((item) => ({ item, value: '20.00' })),
      amount: 20 * labels.length,
    });
  const dishes = ({ tickets }: { tickets: Buffer[] }) =>
    tickets.map((ticket) => linesIn(ticket).filter((line) => line.startsWith('1 x')));
  await place('Kulfi');
  await place('Kulfi', 'Tea');
  await followAndSend(thali);
  expect(dishes(kitchen)).toEqual([['1 x Kulfi'], ['1 x Kulfi']]);
  expect(dishes(bar)).toEqual([['1 x Tea']]);
  // A printer that prints everything is the default; one that is off has no categories.
  await askOffice(thali, store, 'PATCH', `printers/${second.id}`, { categories: null });
  await place('Kulfi');
  await followAndSend(thali);
  await askOffice(thali, store, 'PATCH', `printers/${second.id}`, { categories: [drinks], enabled: false });
  const { _id } = await place('Dosa', 'Tea');
  await followAndSend(thali);
  expect(dishes(bar).slice(1)).toEqual([['1 x Kulfi']]);
  expect(dishes(kitchen).slice(2)).toEqual([['1 x Dosa', '1 x Tea']]);
  // A reprint also leaves out the categories of other printers, and nothing else.
  await askOffice(thali, store, 'PATCH', `printers/${second.id}`, { enabled: true });
  await askOffice(thali, store, 'POST', `orders/${_id}/print`, { what: 'ticket', printer: first.id });
  const { _id: mixed } = await place('Kulfi', 'Tea');
  await followAndSend(thali);
  await askOffice(thali, store, 'POST', `orders/${mixed}/print`, { what: 'ticket', printer: second.id });
  await send(thali);
  expect(dishes(kitchen).slice(3)).toEqual([['1 x Dosa'], ['1 x Kulfi']]);
  expect(dishes(bar).slice(2)).toEqual([['1 x Tea'], ['1 x Kulfi', '1 x Tea']]);
});

test('orders from before the first printer or after the last are not printed', async () => {
  const printer = await useFakePrinter();
  const store = await teaStore(thali);
  await placeTestOrder(thali, store, TEA);
  const { id } = await setUpPrinter(thali, store, { address: printer.address });
  await placeTestOrder(thali, store, TEA);
  await followAndSend(thali);
  expect(printer.tickets).toHaveLength(1);
  await askOffice(thali, store, 'DELETE', `printers/${id}`);
  await placeTestOrder(thali, store, TEA);
  await followAndSend(thali);
  expect(printer.tickets).toHaveLength(1);
});

test('a test print, a ticket and a printout can be printed by hand, each as often as wanted', async () => {
  const printer = await useFakePrinter();
  const store = await teaStore(thali);
  const { _id } = await placeTestOrder(thali, store, TEA);
  const { id } = await setUpPrinter(thali, store, { address: printer.address, copies: 2 });
  await askOffice(thali, store, 'POST', `printers/${id}/test`, {});
  await askOffice(thali, store, 'POST', `orders/${_id}/print`, { what: 'ticket', printer: id });
  thali.clock.advance(1);
  await askOffice(thali, store, 'POST', `orders/${_id}/print`, { what: 'receipt', printer: id });
  await send(thali);
  const first = printer.tickets.map((ticket) => linesIn(ticket).join('\n'));
  expect(first).toHaveLength(6);
  for (const [index, text] of ['TEST PRINT', '1 x Tea', 'TOTAL'].entries())
    expect([first[2 * index], first[2 * index + 1]]).toEqual([
      expect.stringContaining(text),
      expect.stringContaining(text),
    ]);
});

test('waiting jobs are listed, retried and discarded, and given up after half a day', async () => {
  const printer = await useFakePrinter();
  await printer.switchOff();
  const store = await teaStore(thali);
  const { id } = await setUpPrinter(thali, store, { address: printer.address });
  for (let order = 0; order < 3; order++) await placeTestOrder(thali, store, TEA);
  await followAndSend(thali);
  const { body } = await askOffice(thali, store, 'GET', 'print-jobs');
  expect(body.jobs).toMatchObject([1, 2, 3].map((orderNo) => ({ orderNo, printer: id, state: 'queued' })));
  const [first, second] = body.jobs.map(({ _id }: { _id: string }) => _id);
  const step = (job: string, what: string) =>
    askOffice(thali, store, 'POST', `print-jobs/${job}`, { step: what });
  expect((await step(first, 'discard')).body.jobs).toHaveLength(2);
  expect((await step(first, 'retry')).body.code).toBe('PRINT_JOB_NOT_FOUND');
  await printer.switchOn();
  await step(second, 'retry');
  await send(thali);
  expect(printer.tickets).toHaveLength(2);

  await printer.switchOff();
  await placeTestOrder(thali, store, TEA);
  await followAndSend(thali);
  thali.clock.advance(13 * HOUR);
  const system = createContext(thali.services, { kind: 'system' });
  await sweepPrintJobs(system, [store.storeId]);
  await printer.switchOn();
  await send(thali);
  expect(printer.tickets).toHaveLength(2);
  const left = (await askOffice(thali, store, 'GET', 'print-jobs')).body.jobs;
  expect(left).toMatchObject([{ orderNo: 4, state: 'failed' }]);
  await step(left[0]._id, 'retry');
  await send(thali);
  expect(printer.tickets).toHaveLength(3);
});

test.each([['8.8.8.8'], ['printer.local'], ['192.168.1.50:99999'], ['http://192.168.1.50'], ['']])(
  '“%s” is refused as a printer’s address',
  async (address) => {
    const store = await teaStore(thali);
    const { status, body } = await askOffice(thali, store, 'POST', 'printers', { ...PRINTER, address });
    expect([status, Object.keys(body.details.fields)]).toEqual([422, ['address']]);
  },
);

test('a shared server calls no printer and says so', async () => {
  const store = await teaStore(shared);
  const { body } = await askOffice(shared, store, 'POST', 'printers', { ...PRINTER, address: '10.0.0.5' });
  expect(Object.keys(body.details.fields)).toEqual(['kind']);
  expect((await askOffice(shared, store, 'GET', 'printers')).body.canCall).toBe(false);
});

test('a store has twenty printers at most, even when they are added at once', async () => {
  const store = await teaStore(thali);
  const tries = Array.from({ length: 24 }, (_, at) =>
    askOffice(thali, store, 'POST', 'printers', { ...PRINTER, kind: 'star', name: `P${at}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(20);
});

test('a second printer of the same name is refused', async () => {
  const store = await teaStore(thali);
  await setUpPrinter(thali, store, { kind: 'star', name: 'Bar' });
  const { id } = await setUpPrinter(thali, store, { kind: 'star', name: 'Kitchen' });
  const again = await askOffice(thali, store, 'POST', 'printers', { ...PRINTER, kind: 'epson', name: 'Bar' });
  const renamed = await askOffice(thali, store, 'PATCH', `printers/${id}`, { name: 'Bar' });
  for (const { status, body } of [again, renamed])
    expect([status, Object.keys(body.details.fields)]).toEqual([422, ['name']]);
});

test('an invalid id is an unknown order, printer or job', async () => {
  const store = await teaStore(thali);
  const { id } = await setUpPrinter(thali, store, { kind: 'star' });
  const ask = async (method: string, path: string, body?: object) =>
    (await askOffice(thali, store, method, path, body)).body.code;
  expect([
    await ask('GET', 'orders/any/print?what=ticket&language=en'),
    await ask('POST', 'orders/any/print', { what: 'ticket', printer: id }),
    await ask('PATCH', 'printers/any', { name: 'Bar' }),
    await ask('POST', 'print-jobs/any', { step: 'retry' }),
  ]).toEqual(['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND', 'PRINTER_NOT_FOUND', 'PRINT_JOB_NOT_FOUND']);
});

test('kitchen staff print, but cannot set up printers', async () => {
  const store = await teaStore(thali);
  const { id } = await setUpPrinter(thali, store, { kind: 'star' });
  const cook = { ...store, token: await addTestStaff(thali, store, 'KITCHEN') };
  const { _id } = await placeTestOrder(thali, store, TEA);
  const print = { what: 'ticket', printer: id };
  expect((await askOffice(thali, cook, 'POST', `orders/${_id}/print`, print)).status).toBe(204);
  expect((await askOffice(thali, cook, 'DELETE', `printers/${id}`)).status).toBe(403);
  const printout = { what: 'receipt', printer: id };
  expect((await askOffice(thali, cook, 'POST', `orders/${_id}/print`, printout)).status).toBe(403);
  const path = `orders/${_id}/print?what=receipt&language=en`;
  expect((await askOffice(thali, cook, 'GET', path)).status).toBe(403);
  const page = await askOffice(thali, store, 'GET', path);
  expect(page.body.lines).toContainEqual({ kind: 'text', text: 'Tea', lead: '1 x ', right: '20.00' });
  await follow(thali);
});

test('a polling printer gets only its own store’s jobs', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const { pollingPath } = await setUpPrinter(thali, store, { kind: 'star' });
  await setUpPrinter(thali, other, { kind: 'star' });
  await placeTestOrder(thali, other, TEA);
  await follow(thali);
  const { body } = await thali.call('POST', pollingPath, { body: { statusCode: '200%20OK' } });
  expect(body).toEqual({ jobReady: false });
});
