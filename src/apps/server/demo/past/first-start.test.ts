import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { seedDemo } from '../seed-demo.ts';
import { saffronStreet } from '../stores/saffron-street/store.ts';
import { makePast } from './make-past.ts';
import { TAKEN_TABLES } from './seat-tables.ts';

const PASSWORD = 'a plain long one';
const thali = await useTestApp();

const ctx = createContext(thali.services, { kind: 'system' });
const { owner, stores } = await seedDemo(ctx, [saffronStreet], PASSWORD, () => '/owl.png');
const [{ storeId } = { storeId: '' }] = stores;
await makePast(ctx, saffronStreet, { storeId, owner });
const { token } = (
  await thali.call('POST /tenant/api/login', { body: { email: 'owner@demo.example', password: PASSWORD } })
).body;

test('the floor of the first start has tables in every state', async () => {
  const { body } = await thali.call('GET /api/stores/:storeId/floor', { params: { storeId }, token });
  const taken = body.tables.flatMap(({ iden, sitting }) => (sitting ? [{ iden, ...sitting }] : []));
  const shown = taken.filter(({ iden }) => TAKEN_TABLES.includes(iden));
  expect(
    shown.map(({ iden, state, rounds, guests, inCart, waiting, calls }) => [
      iden,
      state,
      guests,
      rounds.map((round) => round.state),
      inCart > 0,
      waiting,
      calls.map(({ kind }) => kind),
    ]),
  ).toEqual([
    ['2', 'open', 1, [], true, 0, []],
    ['3', 'open', 0, [], false, 0, []],
    ['4', 'open', 2, [3], false, 0, ['water']],
    ['6', 'open', 3, [4, 1], false, 1, []],
    ['8', 'asked', 2, [4], false, 0, ['bill']],
    ['11', 'paid', 1, [4], false, 0, []],
  ]);
  const { body: board } = await thali.call('GET /api/stores/:storeId/orders', {
    params: { storeId },
    query: { state: '1,2,3' },
    token,
  });
  const atTables = board.orders.filter(({ table }) => table).length;
  const rounds = taken.flatMap((sitting) => sitting.rounds.filter(({ state }) => state < 4)).length;
  expect(rounds).toBeGreaterThanOrEqual(atTables - 1);
});

test('the reports of the last days tell how long tables stayed', async () => {
  const params = { storeId };
  const query = { period: 'last7' };
  const { body: turns } = await thali.call('GET /api/stores/:storeId/sittings-report', {
    params,
    query,
    token,
  });
  expect(turns.sittings).toBeGreaterThan(20);
  expect(turns.turnMinutes).toBeGreaterThan(15);
  expect(turns.perCover).toBeGreaterThan(50_00);
});

test('accounts owe something, and one has paid a part', async () => {
  const { body } = await thali.call('GET /api/stores/:storeId/khatas', { params: { storeId }, token });
  expect(body.khatas.map(({ name, balance }) => [name, balance > 0])).toEqual([
    ['Kesar Bagh Clinic', true],
    ['Marigold Bookshop', true],
  ]);
});

test('closed days have differences, losses, khatas and corrections', async () => {
  const dayOf = async (dayNumber: string) =>
    (
      await thali.call('GET /api/stores/:storeId/till/days/:dayNumber', {
        params: { storeId, dayNumber },
        token,
      })
    ).body;
  const days = await Promise.all(['1', '2', '3', '4', '5'].map(dayOf));
  const off = days.flatMap(({ drawers, ways }) =>
    [...drawers, ...ways].flatMap(({ difference }) => difference || []),
  );
  expect(off).toEqual([-10_00, -120_00, 50_00, -50_00, 50_00]);
  const told = new Set(days.flatMap((day) => day.told.map(({ method }) => method)));
  expect([...told]).toEqual(expect.arrayContaining(['Account', 'LeftUnpaid', 'WrittenOff']));
  expect(days.some((day) => day.told.some(({ amount }) => amount < 0))).toBe(true);
  expect(days.some(({ sums }) => sums.some(({ key }) => key === 'Regular guest'))).toBe(true);
  const tips = days.flatMap(({ sums }) => sums.filter(({ kind }) => kind === 'tip'));
  expect(Math.max(...tips.map(({ amount }) => amount))).toBeGreaterThanOrEqual(20_00);
});

test('whatever was paid has its bill, and the money of it its receipts', async () => {
  const { rows } = await thali.database.pool.query(
    `select o.order_no,
            (select count(*)::int from bills b where b.store_id = o.store_id and b.order_id = coalesce(o.sitting_id, o.id)) bills,
            (select sum(r.amount)::int from receipts r where r.store_id = o.store_id and r.tab_id = coalesce(o.sitting_id, o.id)) received
       from orders o where o.store_id = $1 and o.paid > 0`,
    [storeId],
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ bills, received }) => bills === 0 || received === null)).toEqual([]);
});

test('bills are made out to companies, and some dishes have codes of their own', async () => {
  const issued = await thali.database.pool.query(
    "select content from bills where store_id = $1 and buyer_name is not null and kind = 'tax_invoice'",
    [storeId],
  );
  expect(issued.rowCount).toBeGreaterThan(0);
  const coded = await thali.database.pool.query(
    'select distinct hsn from order_lines where store_id = $1 and hsn is not null order by hsn',
    [storeId],
  );
  expect(coded.rows.map(({ hsn }) => hsn)).toEqual(['21069099', '22011010', '22021010']);
});

test('guests who wait for a delivery have written, the latest without an answer, and so has the team', async () => {
  const { body } = await thali.call('GET /api/chat/:storeId/conversations', {
    params: { storeId },
    query: {},
    token,
  });
  const guests = body.conversations.filter(({ kind }) => kind === 'guest');
  expect(guests[0]?.order?.place).toBe('Delivery');
  expect(guests.reduce((sum, { unreadCount }) => sum + unreadCount, 0)).toBe(1);
  const groups = body.conversations.filter(({ kind }) => kind !== 'guest');
  expect(groups.every(({ lastMessage }) => lastMessage !== null)).toBe(true);
});
