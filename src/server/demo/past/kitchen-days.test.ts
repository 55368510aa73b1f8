import { expect, test } from 'vitest';
import { dearestLoss, whereItWent } from '#domain/stock/where-it-went.ts';
import { createContext } from '../../platform/context/context.ts';
import { useTestApp } from '../../testing/test-app.ts';
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
