import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { closesByItself, reopenUntil, type SittingFacts, stateWhenAsked } from './lifecycle.ts';

const NOW = Date.parse('2026-11-20T06:30:00Z');
const facts = (changed: Partial<SittingFacts>): SittingFacts => ({
  state: 'open',
  openedAt: NOW - HOUR,
  orderedAt: null,
  paidAt: null,
  due: 0,
  isOrdered: false,
  isCooking: false,
  ...changed,
});
const ago = (minutes: number) => NOW - minutes * MINUTE;

describe('closing by itself', () => {
  const paid = { state: 'paid', isOrdered: true, paidAt: ago(15), orderedAt: ago(40) } as const;
  test.each<[string, boolean, Partial<SittingFacts>]>([
    ['nothing ordered for half an hour', true, { openedAt: ago(30) }],
    ['nothing ordered for a moment less', false, { openedAt: ago(30) + 1 }],
    ['everything cancelled, ordered lately', false, { orderedAt: ago(29) }],
    ['everything cancelled long ago', true, { orderedAt: ago(30) }],
    ['money due', false, { isOrdered: true, due: 1, orderedAt: ago(600) }],
    ['money due of a bill that was asked for', false, { state: 'asked', isOrdered: true, due: 1 }],
    ['paid a quarter of an hour ago', true, paid],
    ['paid a moment later', false, { ...paid, paidAt: ago(15) + 1 }],
    ['paid, but a dish is still to come', false, { ...paid, isCooking: true }],
    ['paid, and something is due again', false, { ...paid, due: 100 }],
    ['nothing due, and not known to be paid', false, { ...paid, state: 'open' }],
    ['closed', false, { state: 'closed' }],
  ])('%s', (_, closes, changed) => {
    expect(closesByItself(facts(changed), NOW)).toBe(closes);
  });
});

test('asking for the bill counts while something is due', () => {
  expect(stateWhenAsked('open', 100)).toBe('asked');
  expect(stateWhenAsked('open', 0)).toBe('open');
  expect(stateWhenAsked('paid', 0)).toBe('paid');
  expect(stateWhenAsked('asked', 100)).toBe('asked');
});

test('a table can be opened again within an hour, unless another took it over', () => {
  expect(reopenUntil({ closedAt: null, mergedInto: null }, NOW)).toBe(null);
  expect(reopenUntil({ closedAt: NOW - HOUR + 1, mergedInto: null }, NOW)).toBe(NOW + 1);
  expect(reopenUntil({ closedAt: NOW - HOUR, mergedInto: null }, NOW)).toBe(null);
  expect(reopenUntil({ closedAt: NOW, mergedInto: 'another' }, NOW)).toBe(null);
});
