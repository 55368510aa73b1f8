import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { foldOrder } from './fold-order.ts';
import type { LoggedOrderEvent, OrderEvent } from './order.ts';
import { isWaiting, readyTurns } from './whole-ready.ts';

const LINES = ['dosa', 'chai'].map((id) => ({ id, partOf: null }));
const logOf = (...events: OrderEvent[]): LoggedOrderEvent[] =>
  events.map((event, at) => ({ seq: at + 1, at, event }));
const made = (lineId: string, ready = true): OrderEvent => ({ what: 'ready', lineId, ready });
const off = (lineId: string, discarded = true): OrderEvent => ({
  what: 'item',
  lineId,
  discarded,
  before: 0,
  after: 0,
});
const turns = (...events: OrderEvent[]) => [...readyTurns(logOf(...events), LINES)];

test('an order becomes ready with the last of its dishes, and unready when that is undone', () => {
  expect(turns(made('dosa'))).toEqual([]);
  expect(turns(made('dosa'), made('chai'))).toEqual([[2, true]]);
  expect(turns(made('dosa'), made('chai'), made('chai', false))).toEqual([
    [2, true],
    [3, false],
  ]);
});

test('a removed dish is not waited for, and one that was put back is', () => {
  expect(turns(made('dosa'), off('chai'), off('chai', false))).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(turns(off('dosa'), off('chai'))).toEqual([]);
});

test('removed portions are not waited for, and the rest of the dish is', () => {
  const lines = [...LINES, { id: 'second dosa', partOf: 'dosa' }];
  const log = logOf(
    made('chai'),
    { ...off('second dosa'), of: 'dosa', quantity: 1 } as OrderEvent,
    made('dosa'),
  );
  expect([...readyTurns(log, lines)]).toEqual([[3, true]]);
});

test('a ready order waits until it is served', () => {
  const ready = readyTurns(logOf(made('dosa'), made('chai')), LINES);
  expect([1, 2, 3, 4, 5].map((state) => isWaiting(ready, state as 1))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isWaiting(new Map(), 3)).toBe(false);
});

test('dishes that were ready at another table are ready', () => {
  const begun = (...ready: string[]): OrderEvent => ({
    what: 'split_off',
    from: 3,
    to: 3,
    of: 'first',
    amount: 0,
    roundOff: null,
    ready,
    removed: [],
    seenAt: null,
    since: 0,
    servedAt: null,
  });
  expect(turns(begun('dosa', 'chai'))).toEqual([[1, true]]);
  expect(turns(begun('dosa'), made('chai'))).toEqual([[2, true]]);
});

test('changes exactly when the lines in the log do, whatever happens to them', () => {
  const lineId = fc.constantFrom('dosa', 'chai', 'part of the dosa');
  const events = fc.array(
    fc
      .tuple(lineId, fc.boolean(), fc.boolean())
      .map(([id, is, isTick]) => (isTick ? made(id, is) : off(id, is))),
    { maxLength: 30 },
  );
  const isWhole = (log: LoggedOrderEvent[]) => {
    const { discarded, ready } = foldOrder(log);
    const kept = LINES.filter(({ id }) => !discarded.has(id));
    return kept.length > 0 && kept.every(({ id }) => ready.has(id));
  };
  holds(
    fc.property(events, (happened) => {
      const log = logOf(...happened);
      const turned = log.flatMap(({ seq }) => {
        const is = isWhole(log.slice(0, seq));
        return is === isWhole(log.slice(0, seq - 1)) ? [] : [[seq, is]];
      });
      expect([...readyTurns(log, LINES)]).toEqual(turned);
    }),
  );
});
