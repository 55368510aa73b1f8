import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { seedDemo } from '../seed-demo.ts';
import { nightOwl } from '../stores/night-owl.ts';
import { palaceRooms } from '../stores/palace-rooms/store.ts';
import { makePast } from './make-past.ts';

const PASSWORD = 'a plain long one';
const thali = await useTestApp();
const ctx = createContext(thali.services, { kind: 'system' });
const { owner, stores } = await seedDemo(ctx, [palaceRooms, nightOwl], PASSWORD, () => '/owl.png');
const [hotel = '', closed = ''] = stores.map(({ storeId }) => storeId);
for (const { demo, storeId } of stores) await makePast(ctx, demo, { storeId, owner });
const { body: session } = await thali.call('POST /tenant/api/login', {
  body: { email: 'owner@demo.example', password: PASSWORD },
});
const { token } = session;

const count = async (sql: string, storeId = hotel) =>
  Number((await thali.database.pool.query(`select count(*) from ${sql}`, [storeId])).rows[0].count);

test('every served order has its bill, numbered in the sequence of their dates', async () => {
  const served = await count('orders where store_id = $1 and served_at is not null');
  expect(served).toBeGreaterThan(60);
  const sql =
    "select number from bills where store_id = $1 and kind <> 'credit_note' order by issued_at, number";
  const { rows } = await thali.database.pool.query(sql, [hotel]);
  expect(rows).toHaveLength(served);
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
});

test('the reports of two months add up to the orders', async () => {
  const { body: report } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: { storeId: hotel },
    query: { from: '2026-09-22', to: '2026-11-20' },
    token,
  });
  const kept = await count('orders where store_id = $1 and state <> 5');
  expect(report.totals.orders).toBe(kept);
  expect(report.days.filter(({ orders }) => orders > 0).length).toBeGreaterThan(40);
});

test('the board shows what is being cooked, and nothing is in the future', async () => {
  const { body: board } = await thali.call('GET /api/stores/:storeId/orders', {
    params: { storeId: hotel },
    query: { state: '1,2,3' },
    token,
  });
  expect(board.orders).toHaveLength(7);
  expect(await count(`store_log where store_id = $1 and at > to_timestamp(${NOON / 1000})`)).toBe(0);
});

test('a store that is not open yet has no past', async () => {
  expect(await count('orders where store_id = $1', closed)).toBe(0);
});
