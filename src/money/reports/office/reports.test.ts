import { describe, expect, test } from 'vitest';
import { daysOf } from '../rules/report-period.ts';
import type { ReportView } from '../wire/report.ts';
import { orderDishes, soldPerLook } from './cards/dish-order.ts';
import { changeOf } from './change.ts';
import { createFormat } from './format.ts';
import { findDayFault, readReportChoice } from './report-choice.ts';
import { pointsOf, stepsOf } from './series.ts';
import { servingBars } from './serving-bars.ts';

test.each([
  [{}, {}],
  [{ period: 'forever' }, {}],
  [{ period: 7 }, {}],
  [{ from: '2026-11-01' }, {}],
  [{ from: '2026-11-01', to: 'today' }, {}],
  [{ from: '2026-13-01', to: '2026-13-02' }, {}],
  [{ period: 'last7', from: '1', to: '2' }, { period: 'last7' }],
  [
    { period: 'last7', from: '2026-11-01', to: '2026-11-02' },
    { from: '2026-11-01', to: '2026-11-02' },
  ],
])('the address %j asks for %j', (search, choice) => {
  expect(readReportChoice(search)).toEqual(choice);
});

test.each([
  ['', '2026-11-20', 'noSuchDay'],
  ['2026-11-20', '2026-11-19', 'wrongOrder'],
  ['2026-11-21', '2026-11-22', 'notToCome'],
  ['2024-11-19', '2026-11-20', 'tooLong'],
  ['2024-11-20', '2026-11-20', null],
])('from %s to %s: %s', (from, to, fault) => {
  expect(findDayFault(from, to, '2026-11-20')).toBe(fault);
});

test.each([
  [5, 0, { kind: 'none' }],
  [null, 5, { kind: 'none' }],
  [5, null, { kind: 'none' }],
  [10_000, 10_001, { kind: 'same' }],
  [150, 100, { kind: 'more', share: 0.5 }],
  [0, 100, { kind: 'less', share: 1 }],
])('%s after %s is %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

describe('figures are written as in India', () => {
  const f = createFormat('en', 'INR', 'Asia/Kolkata');
  test('in lakhs and crores, with paise only where there are some', () => {
    expect([f.money(12_345_600), f.money(12_345_650), f.money(5)]).toEqual([
      '₹1,23,456',
      '₹1,23,456.50',
      '₹0.05',
    ]);
    expect(createFormat('hi', 'INR', 'Asia/Kolkata').money(1_234_567_800)).toBe('₹1,23,45,678');
  });
  test("times are shown in the store's time zone", () => {
    expect(f.time('2026-11-20T18:31:00Z')).toBe('12:01 am');
  });
});

const day = (name: string) => ({ day: name, orders: 1, revenue: 100 });
function reportOf(from: string, to: string): ReportView {
  const days = daysOf({ from, to }).map(day);
  return { from, to, days, hours: [], before: { days: days.slice(1) } } as unknown as ReportView;
}

test('weeks and months add up to the days, even if they begin before the period', () => {
  const report = reportOf('2026-10-28', '2026-11-20');
  for (const step of ['day', 'week', 'month'] as const) {
    const points = pointsOf(report, step);
    expect(points.reduce((all, { revenue }) => all + revenue, 0)).toBe(2400);
    expect(points.reduce((all, { ordersBefore }) => all + (ordersBefore ?? 0), 0)).toBe(23);
  }
  expect(pointsOf(report, 'week').map(({ start }) => start)).toEqual([
    ...['2026-10-28', '2026-11-02', '2026-11-09', '2026-11-16'],
  ]);
  expect(pointsOf(report, 'month').map(({ orders }) => orders)).toEqual([4, 20]);
});

test('a day is shown by hours, and a day without orders has none', () => {
  expect(stepsOf(1)).toEqual(['hour']);
  expect(pointsOf(reportOf('2026-11-20', '2026-11-20'), 'hour')).toEqual([]);
  const hours = [11, 13].map((hour) => ({ weekday: 5, hour, orders: 1, revenue: 100 }));
  const points = pointsOf({ ...reportOf('2026-11-20', '2026-11-20'), hours }, 'hour');
  expect(points.map(({ start, orders }) => [start, orders])).toEqual([
    ['11', 1],
    ['12', 0],
    ['13', 1],
  ]);
});

test('the bars of serving times hold all orders, even one that was forgotten overnight', () => {
  const durations = [
    { seconds: 300, orders: 5 },
    { seconds: 1200, orders: 4 },
    { seconds: 90_000, orders: 1 },
  ];
  const bars = servingBars(durations, 1200);
  expect(bars.reduce((all, { orders }) => all + orders, 0)).toBe(10);
  expect(bars.at(-1)).toMatchObject({ isLast: true, orders: 1 });
  expect(bars.length).toBeLessThanOrEqual(12);
  expect(servingBars([], 0)).toEqual([]);
});

test('dishes that are no longer on the menu are not among the least sold', () => {
  const dish = (label: string, quantity: number, views: number, offered = true) => ({
    itemId: label,
    label,
    quantity,
    views,
    offered,
    revenue: quantity * 100,
    adds: 0,
  });
  const dishes = [dish('tea', 9, 10), dish('gone', 0, 5, false), dish('soup', 0, 50), dish('cake', 2, 100)];
  const labels = (order: 'best' | 'worst' | 'unordered') =>
    orderDishes(dishes, order).map(({ label }) => label);
  expect(labels('best')).toEqual(['tea', 'cake']);
  expect(labels('worst')).toEqual(['soup', 'cake', 'tea']);
  expect(labels('unordered')).toEqual(['soup', 'cake', 'tea']);
});

test.each([
  [{ quantity: 3, views: 12 }, 0.25],
  [{ quantity: 0, views: 0 }, null],
  [{ quantity: 5, views: 4 }, null],
])('%j is %s sold for each view', (dish, share) => {
  expect(soldPerLook(dish)).toBe(share);
});
