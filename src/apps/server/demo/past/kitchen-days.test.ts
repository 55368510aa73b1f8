import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { dearestLoss, whereItWent } from '#stock/ingredients/rules/where-it-went.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { seedDemo } from '../seed-demo.ts';
import { THIEF, UDUPI_SHEET } from '../stock/udupi-kitchen.ts';
import { udupiTiffin } from '../stores/udupi-tiffin/store.ts';
import { makePast } from './make-past.ts';

const PASSWORD = 'a plain long one';
const thali = await useTestApp();
const ctx = createContext(thali.services, { kind: 'system' });
const { owner, stores } = await seedDemo(ctx, [udupiTiffin], PASSWORD, () => '/owl.png');
const [{ storeId } = { storeId: '' }] = stores;
await makePast(ctx, udupiTiffin, { storeId, owner });
const { token } = (
  await thali.call('POST /tenant/api/login', { body: { email: 'owner@demo.example', password: PASSWORD } })
).body;
const params = { storeId };

test('“Where it went” finds the thief, and the report says what to do', async () => {
  const query = { from: '2026-09-01', to: '2026-11-30' };
  const { body: use } = await thali.call('GET /api/stores/:storeId/stock/use', { params, query, token });
  const { body: stock } = await thali.call('GET /api/stores/:storeId/stock', { params, token });
  const rows = whereItWent(use.sums);
  const [worst, ...others] = rows;
  const { name } = stock.ingredients.find(({ _id }) => _id === worst?.ingredient) ?? {};
  expect(name).toBe(THIEF.takes);
  expect(worst?.missing).toBeGreaterThanOrEqual(THIEF.grams * 8);
  expect(others.filter(({ missing }) => missing !== 0)).toEqual([]);
  expect(dearestLoss(rows)).toMatchObject({ ingredient: worst?.ingredient, what: 'missing' });
  expect(worst?.used).toBeGreaterThan(0);
});

test('each dish of the kitchen’s sheet has its recipe', async () => {
  const { body } = await thali.call('GET /api/stores/:storeId/stock/recipes', { params, token });
  const dishes = new Set(UDUPI_SHEET.slice(1).flatMap(([dish]) => (dish ? [dish] : [])));
  expect(body.recipes).toHaveLength(dishes.size);
});

test('coffee is cheaper at its hours, and a plate with coffee is a combo: both were sold, at what bills and reports say', async () => {
  const { body: menu } = await thali.call('GET /api/stores/:storeId/catalogue', { params, token });
  const dishes = menu.menus[0]?.categories.flatMap(({ items }) => items) ?? [];
  const combo = dishes.find(({ label }) => label === 'Tiffin with coffee');
  expect(combo?.configs[1]?.contents.every(({ itemID }) => dishes.some(({ _id }) => _id === itemID))).toBe(
    true,
  );
  const sold = async (sql: string) => (await thali.database.pool.query(sql, [storeId])).rows[0];
  const hours = await sold(
    `select count(*)::int n, min(extract(hour from o.created_at at time zone 'Asia/Kolkata'))::int "from",
            max(extract(hour from o.created_at at time zone 'Asia/Kolkata'))::int "to"
       from order_lines l join orders o on o.store_id = l.store_id and o.id = l.order_id
      where l.store_id = $1 and l.priced_by is not null`,
  );
  expect(hours.from).toBeGreaterThanOrEqual(16);
  expect(hours.to).toBeLessThan(19);
  expect(hours.n).toBeGreaterThan(3);
  const { n: combos } = await sold(
    "select count(*)::int n from order_lines where store_id = $1 and item_label = 'Tiffin with coffee'",
  );
  expect(combos).toBeGreaterThan(3);
  const query = { from: '2026-09-01', to: '2026-11-30' };
  const { body: report } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params,
    query,
    token,
  });
  const kept = await sold('select sum(amount)::int n from orders where store_id = $1 and state <> 5');
  expect(report.totals.revenue).toBe(kept.n);
});

test('the kitchen was never without anything, and owes its last bills', async () => {
  const { body: stock } = await thali.call('GET /api/stores/:storeId/stock', { params, token });
  expect(stock.ingredients.filter(({ quantity }) => quantity < 0)).toEqual([]);
  const { body: buying } = await thali.call('GET /api/stores/:storeId/stock/buying', { params, token });
  expect(buying.purchases.length).toBeGreaterThan(10);
  expect(buying.bills.some(({ paidAt }) => paidAt === null)).toBe(true);
  expect(buying.bills.some(({ paidFrom }) => paidFrom === 'bank')).toBe(true);
  const { body: needed } = await thali.call('GET /api/stores/:storeId/stock/need', { params, token });
  expect(needed.need.length).toBeGreaterThan(10);
});
