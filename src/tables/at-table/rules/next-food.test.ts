import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';
import { nextFood } from './next-food.ts';

const PLACED = Date.parse('2026-11-20T14:36:00.000Z');
type Round = SittingView['orders'][number];

const round = (dishes: string[], change: Partial<Round> = {}) =>
  ({
    items: dishes.map((itemLabel) => ({ itemLabel, translations: { hi: { label: `${itemLabel} (hi)` } } })),
    state: 3,
    createdAt: new Date(PLACED).toISOString(),
    estimate: { fromMinutes: 20, toMinutes: 30 },
    payment: { state: 'unpaid', method: 'Cash' },
    timeline: [],
    ...change,
  }) as unknown as Round;
const at = (minutes: number, orders: Round[], language = 'en') =>
  nextFood({ orders }, PLACED + minutes * MINUTE, language);

test('the oldest round that is not served comes next, with its dish if it is one', () => {
  const rounds = [round(['Chai'], { state: 4 }), round(['Momos', 'Momos']), round(['Dosa', 'Chai'])];
  expect(at(10, rounds)).toEqual({ isReady: false, minutes: 15, dish: 'Momos' });
  expect(at(24, rounds.slice(2))).toEqual({ isReady: false, minutes: 1, dish: null });
  expect(at(10, rounds, 'hi')?.dish).toBe('Momos (hi)');
});

test('what is ready comes first, and needs no minutes', () => {
  const rounds = [round(['Dosa']), round(['Momos'], { ready: true })];
  expect(at(10, rounds)).toEqual({ isReady: true, minutes: null, dish: 'Momos' });
});

test('late food has no minutes', () => {
  expect(at(40, [round(['Momos'])])).toEqual({ isReady: false, minutes: null, dish: 'Momos' });
});

test('nothing comes where all is served, cancelled or taken off', () => {
  expect(at(10, [round(['Momos'], { state: 4 }), round(['Dosa'], { state: 5 })])).toBeNull();
  const items = [{ itemLabel: 'Dosa', discarded: true }, { itemLabel: 'Chai' }] as never;
  expect(at(10, [round([], { items })])?.dish).toBe('Chai');
});
