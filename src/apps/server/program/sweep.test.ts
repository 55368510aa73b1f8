import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { isTimeZone } from '#platform/time/rules/clock.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { invitePerson } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  orderBody,
  placeTestOrder,
  simpleItem,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { sweep, sweepWhenDue } from './sweep.ts';

const thali = await useTestApp({ otpSender: { send: async () => 'sent' } });
const TABLES = [
  'sessions',
  'account_tokens',
  'otp_challenges',
  'otp_numbers',
  'otp_store_numbers',
  'idempotency_keys',
];

async function countRows(): Promise<number[]> {
  const counts = TABLES.map((table) => thali.database.pool.query(`select 1 as store_id from ${table}`));
  return (await Promise.all(counts)).map(({ rowCount }) => rowCount ?? 0);
}

test('deletes what has expired and nothing else', async () => {
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Delivery', otp_on_order: true }];
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)], { orderTypes }));
  const body = orderBody(store, { lines: [{ item: 'Tea', value: 20 }], amount: 20 });
  const placeUnderKey = (key: string) =>
    thali.call('POST', `/order/create/web/${store.storeId}`, { body, headers: { 'idempotency-key': key } });
  const doAllOfIt = async (phone: string) => {
    await thali.call('POST /order/send-otp/:countryCode/:phone/:code', {
      params: { countryCode: '91', phone, code: '1234' },
      query: { profileID: store.storeId },
    });
    expect((await placeUnderKey(`key of ${phone}`)).status).toBe(201);
  };
  await doAllOfIt('9876543210');
  const sweepNow = () => sweep(createContext(thali.services, { kind: 'system' }));
  await sweepNow();
  expect(await countRows()).toEqual([1, 1, 1, 1, 1, 1]);

  thali.clock.advance(2 * DAY);
  await doAllOfIt('9876543211');
  await sweepNow();
  expect(await countRows()).toEqual([1, 0, 1, 1, 1, 2]);
  expect((await placeUnderKey('key of 9876543210')).status).toBe(200);

  thali.clock.advance(29 * DAY);
  await sweepNow();
  expect(await countRows()).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a session that is no longer used ends early', async () => {
  const { storeId } = await createTestStore(thali);
  const count = async () => {
    await sweep(createContext(thali.services, { kind: 'system' }));
    const sql = `select 1 from sessions join memberships using (account_id) where store_id = $1`;
    return (await thali.database.pool.query(sql, [storeId])).rowCount;
  };
  thali.clock.advance(6 * DAY);
  expect(await count()).toBe(1);
  thali.clock.advance(DAY);
  expect(await count()).toBe(0);
});

test('an expired invitation can be sent again for thirty days', async () => {
  const store = await createTestStore(thali);
  await invitePerson(thali, store);
  const countAfter = async (days: number) => {
    thali.clock.advance(days * DAY);
    await sweep(createContext(thali.services, { kind: 'system' }));
    const sql = 'select 1 from invitations where store_id = $1';
    return (await thali.database.pool.query(sql, [store.storeId])).rowCount;
  };
  expect(await countAfter(7 + 30)).toBe(1);
  expect(await countAfter(1)).toBe(0);
});

test('a store whose days cannot be summed up does not stop the sweep of others', async () => {
  const stores = [await teaStore(thali), await teaStore(thali), await teaStore(thali)];
  for (const store of stores) await placeTestOrder(thali, store, TEA);
  // ICU knows this one, PostgreSQL does not.
  const sql = "update stores set time_zone = 'VST' where store_id = $1";
  const ids = stores.map(({ storeId }) => storeId).toSorted();
  await thali.database.pool.query(sql, [ids[1]]);
  thali.clock.advance(2 * DAY);
  const before = thali.logs.length;
  await sweep(createContext(thali.services, { kind: 'system' }));
  const summed = await thali.database.pool.query(
    'select distinct store_id from report_sums where store_id = any($1) order by store_id',
    [ids],
  );
  expect(summed.rows.map((row) => row.store_id)).toEqual([ids[0], ids[2]]);
  expect(thali.logs.slice(before).join()).toContain('VST');
});

test('PostgreSQL knows every time zone that a store can be set to', async () => {
  const { rows } = await thali.database.pool.query('select lower(name) as name from pg_timezone_names');
  const known = new Set(rows.map(({ name }) => name));
  const settable = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Asia/Kathmandu', 'UTC'].filter(
    isTimeZone,
  );
  expect(settable.length).toBeGreaterThan(400);
  expect(settable.filter((zone) => !known.has(zone.toLowerCase()))).toEqual([]);
});

test('what is done each hour is done soon after a start, and again an hour after it began', async () => {
  const { pool } = thali.database;
  // Keys of operators are kept for 60 days.
  const sql = `insert into operator_commands (brand_id, key, fingerprint, created_at)
    values (gen_random_uuid(), 'key', '', '2020-01-01')`;
  const isDone = async () => {
    await pool.query(sql);
    await Promise.all([1, 2].map(() => sweepWhenDue(createContext(thali.services, { kind: 'system' }))));
    const { rowCount } = await pool.query('delete from operator_commands');
    return rowCount === 0;
  };
  expect(await isDone()).toBe(true);
  thali.clock.advance(HOUR - MINUTE);
  expect(await isDone()).toBe(false);
  thali.clock.advance(MINUTE);
  expect(await isDone()).toBe(true);
});
