import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { askOffice, follow, setUpPrinter } from '../testing/print-scene.ts';
import { sweepPrintJobs } from './print-jobs.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1 });

async function kitchen(app = thali) {
  const store = await teaStore(app);
  const { id } = await setUpPrinter(app, store, { kind: 'star' });
  const order = await placeTestOrder(app, store, TEA);
  const print = (asked: TestStore = store, printer = id) =>
    askOffice(app, asked, 'POST', `orders/${order._id}/print`, { what: 'ticket', printer });
  const tryOut = () => askOffice(app, store, 'POST', `printers/${id}/test`, {});
  const waiting = async () => (await askOffice(app, store, 'GET', 'printers')).body.printers[0].waiting;
  return { store, id, print, tryOut, waiting };
}

const LATER = { details: { retryAfter: expect.any(Number) } };

/** Adds as many jobs as reprints once a second would have made. */
const fill = (store: TestStore, printer: string, state: 'queued' | 'done' | 'failed', jobs: number) =>
  thali.database.pool.query(
    `insert into print_jobs (store_id, printer_id, seq, id, what, lines, state, created_at, ended_at)
     select $1, $2, 0, gen_random_uuid(), 'test', '[]', $3, at, case when $3 = 'queued' then null else at end
     from generate_series(1, $4) as job, lateral (select $5::timestamptz + make_interval(secs => job) as at)`,
    [store.storeId, printer, state, jobs, new Date(thali.clock.now)],
  );

test('repeated reprints by one person are refused; other people and new orders are not', async () => {
  const { store, print, tryOut, waiting } = await kitchen(limited);
  for (let at = 0; at < 119; at++) expect((await print()).status).toBe(204);
  expect((await tryOut()).status).toBe(204);
  expectError(await print(), 429, 'TOO_MANY_REQUESTS', LATER);
  expectError(await tryOut(), 429, 'TOO_MANY_REQUESTS', LATER);
  const cook = { ...store, token: await addTestStaff(limited, store, 'KITCHEN') };
  expect((await print(cook)).status).toBe(204);
  await placeTestOrder(limited, store, TEA);
  await follow(limited);
  expect(await waiting()).toBe(123);
  limited.clock.advance(MINUTE);
  expect((await print()).status).toBe(204);
});

test('a printer with 500 waiting jobs takes no reprints, but every new order', async () => {
  const { store, id, print, tryOut, waiting } = await kitchen();
  await follow(thali);
  await fill(store, id, 'queued', 498);
  expect((await print()).status).toBe(204);
  expect(await waiting()).toBe(500);
  expectError(await print(), 429, 'TOO_MANY_REQUESTS', LATER);
  expectError(await tryOut(), 429, 'TOO_MANY_REQUESTS', LATER);
  await placeTestOrder(thali, store, TEA);
  await follow(thali);
  expect(await waiting()).toBe(501);
  const other = await setUpPrinter(thali, store, { kind: 'star', name: 'Bar' });
  expect((await print(store, other.id)).status).toBe(204);
  thali.clock.advance(13 * HOUR);
  await sweepPrintJobs(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  expect((await print()).status).toBe(204);
});

test('concurrent reprints on one printer do not pass its limit', async () => {
  const { store, id, print, waiting } = await kitchen();
  await follow(thali);
  await fill(store, id, 'queued', 497);
  const answers = await Promise.all(Array.from({ length: 8 }, () => print()));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
  expect(await waiting()).toBe(500);
});

test('the last 500 printed and the last 500 given-up jobs of a printer are kept', async () => {
  const { store, id } = await kitchen();
  const other = await setUpPrinter(thali, store, { kind: 'star', name: 'Bar' });
  await fill(store, id, 'done', 503);
  await fill(store, id, 'failed', 502);
  await fill(store, id, 'queued', 505);
  await fill(store, other.id, 'done', 3);
  await sweepPrintJobs(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  const { rows } = await thali.database.pool.query(
    `select printer_id = $2 as first, state, count(*)::int as jobs, min(created_at) as oldest from print_jobs
     where store_id = $1 group by 1, 2 order by 1, 2`,
    [store.storeId, id],
  );
  const after = (seconds: number) => new Date(thali.clock.now + seconds * 1000);
  expect(rows).toEqual([
    { first: false, state: 'done', jobs: 3, oldest: after(1) },
    { first: true, state: 'done', jobs: 500, oldest: after(4) },
    { first: true, state: 'failed', jobs: 500, oldest: after(3) },
    { first: true, state: 'queued', jobs: 505, oldest: after(1) },
  ]);
});
