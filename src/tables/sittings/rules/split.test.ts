import { expect, test } from 'vitest';
import { planSplit } from './split.ts';

const line = (id: string, more: object = {}) => ({
  id,
  partOf: null as string | null,
  quantity: 1,
  discarded: false,
  ready: false,
  ...more,
});
const removed = (id: string, partOf: string | null) => ({ ...line(id), partOf, discarded: true });
const round = (id: string, lines: ReturnType<typeof line>[], isCancelled = false) => ({
  id,
  lines,
  isCancelled,
});
const ids = (lines: { id: string }[]) => lines.map(({ id }) => id);

test('a round of which everything that is left goes is not divided', () => {
  const rounds = [round('first', [line('a'), removed('off', null)]), round('second', [line('b')])];
  expect(planSplit(rounds, ['a'])).toEqual({ whole: ['first'], parts: [] });
  expect(planSplit(rounds, ['a', 'b'])).toEqual({ whole: ['first', 'second'], parts: [] });
});

test('lines go with the portions that were removed from them', () => {
  const rounds = [round('first', [line('a'), removed('a2', 'a'), line('b'), removed('b2', 'b')])];
  const plan = planSplit(rounds, ['b']);
  expect(plan?.whole).toEqual([]);
  expect(plan?.parts.map(({ going, staying }) => [ids(going), ids(staying)])).toEqual([
    [
      ['b', 'b2'],
      ['a', 'a2'],
    ],
  ]);
});

test('what is unknown, removed or of a cancelled round goes nowhere', () => {
  const rounds = [round('first', [line('a'), removed('off', null)]), round('second', [line('b')], true)];
  for (const wanted of ['nothing', 'off', 'b']) expect(planSplit(rounds, ['a', wanted])).toBe(null);
});
