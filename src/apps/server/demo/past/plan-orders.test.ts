import { expect, test } from 'vitest';
import { parseDocument } from '#ordering/menu/server/saving/prepare-save.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { DemoMenu } from '../demo-store.ts';
import { saffronStreet } from '../stores/saffron-street/store.ts';
import { createDice } from './dice.ts';
import { planOrders } from './plan-orders.ts';

const NOW = Date.parse('2026-11-20T14:30:00Z');
const timeZone = 'Asia/Kolkata';
const { orderConfigs, menus } = saffronStreet;
const catalogue = parseDocument({ orderConfigs, menus: menus.map(withoutPictures) }, NOW);

function withoutPictures({ categories, ...menu }: DemoMenu) {
  const plain = categories.map(({ items, ...category }) => ({
    ...category,
    image: null,
    items: items.map((item) => ({ ...item, images: [] })),
  }));
  return { ...menu, categories: plain };
}

const plan = (now = NOW) =>
  planOrders(
    { dice: createDice(7), store: saffronStreet, menus: catalogue.menus, timeZone, now },
    [17, 8, 7, 8, 10, 15, 18],
  );

test('sixty days with orders on each end with today', () => {
  const days = [...new Set(plan().map(({ at }) => dayIn(timeZone, at)))].toSorted();
  expect(days).toHaveLength(60);
  expect([days[0], days.at(-1)]).toEqual(['2026-09-22', '2026-11-20']);
});

test('the same seed and time give the same orders', () => {
  expect(plan()).toEqual(plan());
});

test('everything happens in the past, at any time of day', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = NOW + hour * 60 * MINUTE;
    for (const { at, then } of plan(now)) {
      expect(at).toBeLessThan(now);
      if (then.what === 'served') expect(then.paidAt + 20 * MINUTE).toBeLessThan(now);
    }
  }
});

test('the board has orders of all ages, one of them with a claimed payment', () => {
  const open = plan().flatMap(({ at, then }) => (then.what === 'open' ? [{ at, ...then }] : []));
  expect(open.map(({ state }) => state)).toEqual([3, 3, 3, 2, 2, 1, 1]);
  expect(open.map(({ at }) => (NOW - at) / MINUTE)).toEqual([34, 21, 15, 11, 7, 3, 1]);
  expect(open.filter(({ isClaimed }) => isClaimed)).toHaveLength(1);
});

test('weekends are busier than the days between', () => {
  const all = plan();
  const on = (weekday: number) =>
    all.filter(({ at }) => new Date(dayIn(timeZone, at)).getUTCDay() === weekday);
  expect(on(6).length).toBeGreaterThan(1.5 * on(2).length);
});

test('most are served and paid, a few are cancelled, and the money for one is still owed', () => {
  const all = plan();
  const count = (what: string) => all.filter(({ then }) => then.what === what).length / all.length;
  expect(count('served')).toBeGreaterThan(0.9);
  expect(count('cancelled')).toBeGreaterThan(0.01);
  expect(all.filter(({ then }) => then.what === 'served' && then.returned === 'owed')).toHaveLength(1);
});
