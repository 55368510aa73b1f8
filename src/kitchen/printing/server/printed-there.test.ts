import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, orderBody, TEA, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import { follow, setUpPrinter } from './testing/print-scene.ts';

const thali = await useTestApp();

/** A tablet with a printer of its own, and a printer in the kitchen. */
async function scene(type: object = {}) {
  const store = await teaStore(thali, { orderTypes: [{ label: 'Pickup', ...type }] });
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const both = { tickets: true, receipts: true, drawer: true };
  const { id: own } = await setUpPrinter(thali, store, { kind: 'device', name: 'Counter', ...both });
  const { id: kitchen } = await setUpPrinter(thali, store, { kind: 'device', name: 'Kitchen', ...both });
  const { revision } = (await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, store)).body;
  await follow(thali);
  return { store, cookie, own, kitchen, revision: String(revision) };
}

interface Sale {
  key?: string;
  ago?: number;
  printed?: string[];
}

async function sell(
  { store, cookie, revision }: Awaited<ReturnType<typeof scene>>,
  { key = unique(), ago, printed }: Sale,
) {
  const { now } = thali.clock;
  const late = ago === undefined ? {} : { 'made-at': new Date(now - ago).toISOString() };
  const { body, status, text } = await thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    headers: {
      cookie,
      'idempotency-key': key,
      ...late,
      'sent-at': new Date(now).toISOString(),
      'menu-revision': revision,
      ...(printed ? { printed: printed.join(',') } : {}),
    },
    body: {
      order: orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }),
      paid: { method: 'Cash', amount: 20 },
    },
  });
  expect(status, text).toBeLessThan(300);
  return body as { _id: string };
}

async function jobsOf({ storeId }: TestStore): Promise<{ at: string; what: string; lines: string }[]> {
  await follow(thali);
  const { rows } = await thali.database.pool.query(
    `select p.name as at, what, lines::text from print_jobs j
     join printers p on p.store_id = j.store_id and p.id = j.printer_id
     where j.store_id = $1 order by what, at`,
    [storeId],
  );
  return rows;
}

const namesOf = (jobs: { at: string; what: string }[]) => jobs.map(({ at, what }) => `${what} ${at}`);

test('what a tablet has printed is not printed again, and elsewhere a ticket says that it comes late', async () => {
  const it = await scene();
  const printed = [`ticket:${it.own}`, `receipt:${it.own}`, `drawer:${it.own}`, 'nonsense'];
  const { _id } = await sell(it, { ago: 20 * MINUTE, printed });
  const tickets = await jobsOf(it.store);
  expect(namesOf(tickets)).toEqual(['ticket Kitchen']);
  expect(tickets[0]?.lines).toContain('LATE');
  await moveOrder(thali, it.store, _id, { from: 1, to: 4 });
  expect(namesOf(await jobsOf(it.store))).toEqual(['receipt Kitchen', 'ticket Kitchen']);
});

test('soon after it was sold nothing is late, and only the tablet’s own drawer is open already', async () => {
  const it = await scene();
  await sell(it, { ago: 10_000, printed: [`drawer:${it.own}`] });
  const jobs = await jobsOf(it.store);
  expect(namesOf(jobs)).toEqual(['drawer Kitchen', 'ticket Counter', 'ticket Kitchen']);
  expect(jobs.some(({ lines }) => lines.includes('LATE'))).toBe(false);
});

test('what had arrived although its tablet heard no answer is taken back from the tablet’s printer alone', async () => {
  const it = await scene();
  const key = unique();
  await sell(it, { key });
  expect(namesOf(await jobsOf(it.store))).toContain('ticket Counter');
  await sell(it, { key, ago: 5_000, printed: [`ticket:${it.own}`, `drawer:${it.own}`] });
  expect(namesOf(await jobsOf(it.store))).toEqual(['drawer Kitchen', 'ticket Kitchen']);
});

test('a kitchen gets no ticket of what was served long before it hears of it', async () => {
  const it = await scene();
  const { _id } = await sell(it, { ago: 2 * HOUR, printed: [`ticket:${it.own}`, `receipt:${it.own}`] });
  await moveOrder(thali, it.store, _id, { from: 1, to: 4 });
  expect(namesOf(await jobsOf(it.store))).toEqual(['receipt Kitchen']);
});

test('a table that a tablet has billed on paper gets no second printout there', async () => {
  const it = await scene({ label: 'Dine-In' });
  const { store, cookie } = it;
  const guest = await sitDown(thali, store, await addTable(thali, store));
  await guest.send([await guest.put('Tea')], 20);
  await jobsOf(store);
  const { now } = thali.clock;
  const headers = { cookie, 'made-at': new Date(now - HOUR).toISOString(), 'menu-revision': it.revision };
  const pay = () =>
    thali.call('POST', `/api/stores/${store.storeId}/sittings/${guest.sittingId}/payments`, {
      headers: { ...headers, 'idempotency-key': 'paid-there', printed: `receipt:${it.own}` },
      body: { method: 'Cash', amount: 20 },
    });
  expect((await pay()).body.due).toBe(0);
  expect((await pay()).body.due).toBe(0);
  expect(namesOf(await jobsOf(store)).filter((name) => name.startsWith('receipt'))).toEqual([
    'receipt Kitchen',
  ]);
});
