import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANCELLED, type OrderState, PREPARING, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import { type Change, levelOrder, levelThrough, NOTHING, type StockLine, type Taken } from './level.ts';

const RICE = 150_000;
const line = (more: Partial<StockLine> = {}): StockLine => ({
  id: 'biryani',
  quantity: 2,
  discarded: false,
  ready: false,
  partOf: null,
  ...more,
});

/** A ledger that is levelled again and again. */
function ledger(made = () => 0) {
  const have = new Map<string, Map<string, Taken>>();
  function level(state: OrderState, ...lines: StockLine[]): Change[] {
    const needOf = () => new Map([['rice', RICE]]);
    const changes = levelOrder({ state, lines, needOf, madeOf: () => new Map([['rice', made()]]), have });
    for (const { lineId, ingredientId, ...by } of changes) {
      const of = have.get(lineId) ?? new Map<string, Taken>();
      const was = of.get(ingredientId) ?? NOTHING;
      of.set(ingredientId, {
        reserved: was.reserved + by.reserved,
        used: was.used + by.used,
        wasted: was.wasted + by.wasted,
      });
      have.set(lineId, of);
    }
    return changes;
  }
  const sum = () => {
    const all = [...have.values()].flatMap((of) => [...of.values()]);
    const sumOf = (what: keyof Taken) => all.reduce((whole, taken) => whole + taken[what], 0) / RICE;
    return [sumOf('reserved'), sumOf('used'), sumOf('wasted')];
  };
  return { level, sum };
}

describe('portions of a line: reserved, used, wasted', () => {
  test('are reserved when it is ordered, used when it is ready, once', () => {
    const { level, sum } = ledger();
    level(RECEIVED, line());
    expect(sum()).toEqual([2, 0, 0]);
    level(PREPARING, line({ ready: true }));
    expect(sum()).toEqual([0, 2, 0]);
    expect(level(PREPARING, line({ ready: true }))).toEqual([]);
    expect(level(SERVED, line({ ready: true }))).toEqual([]);
  });

  test('are used when the order is served, whoever marked its dishes', () => {
    const { level, sum } = ledger();
    level(SERVED, line());
    expect(sum()).toEqual([0, 2, 0]);
  });

  test('are given back when it comes off before it is cooked, and reserved again when it is put back', () => {
    const { level, sum } = ledger();
    level(RECEIVED, line());
    level(RECEIVED, line({ discarded: true }));
    expect(sum()).toEqual([0, 0, 0]);
    level(RECEIVED, line());
    expect(sum()).toEqual([2, 0, 0]);
  });

  test('are wasted when it comes off after that, and used again when it is put back', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ ready: true }));
    level(PREPARING, line({ ready: true, discarded: true }));
    expect(sum()).toEqual([0, 0, 2]);
    expect(level(PREPARING, line({ ready: true, discarded: true }))).toEqual([]);
    level(PREPARING, line({ ready: true }));
    expect(sum()).toEqual([0, 2, 0]);
  });

  test('that come off a cooked line are wasted, the others stay used', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ quantity: 3, ready: true }));
    const part = line({ id: 'part', quantity: 1, discarded: true, partOf: 'biryani' });
    level(PREPARING, line({ ready: true }), part);
    expect(sum()).toEqual([0, 2, 1]);
    expect(level(PREPARING, line({ ready: true }), part)).toEqual([]);
  });

  test('that come to a cooked line are reserved, and the mark of a line that was none is taken back', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ ready: true }));
    level(PREPARING, line({ quantity: 3 }));
    expect(sum()).toEqual([1, 2, 0]);
    level(PREPARING, line({ quantity: 3, ready: true }));
    expect(sum()).toEqual([0, 3, 0]);
    level(PREPARING, line({ quantity: 3 }));
    expect(sum()).toEqual([3, 0, 0]);
  });

  test('that come to a cooked line and off again take nothing, and what was cooked stays used', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ quantity: 1, ready: true }));
    level(PREPARING, line({ quantity: 2 }));
    const part = line({ id: 'part', quantity: 1, discarded: true, partOf: 'biryani' });
    level(PREPARING, line({ quantity: 1 }), part);
    expect(sum()).toEqual([0, 1, 0]);
    level(SERVED, line({ quantity: 1 }), part);
    expect(sum()).toEqual([0, 1, 0]);
  });

  test('of a grown line waste only what was cooked, when the order is cancelled', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ quantity: 1, ready: true }));
    level(PREPARING, line({ quantity: 2 }));
    level(CANCELLED, line({ quantity: 2 }));
    expect(sum()).toEqual([0, 0, 1]);
  });

  test('of a grown line that was cancelled stay as they are, however often the ledger is levelled', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ quantity: 1, ready: true }));
    level(PREPARING, line({ quantity: 2 }));
    level(CANCELLED, line({ quantity: 2 }));
    expect(level(CANCELLED, line({ quantity: 2 }))).toEqual([]);
    expect(sum()).toEqual([0, 0, 1]);
  });

  test('of a combo with a dish that is ready are used for that dish, and wasted when the combo comes off', () => {
    let made = 0;
    const { level, sum } = ledger(() => made);
    level(PREPARING, line({ quantity: 3 }));
    made = RICE / 2;
    level(PREPARING, line({ quantity: 3 }));
    expect(sum()).toEqual([1.5, 1.5, 0]);
    const part = line({ id: 'part', quantity: 1, discarded: true, partOf: 'biryani' });
    const all = [line({ quantity: 2 }), part];
    level(PREPARING, ...all);
    expect(sum()).toEqual([1, 1, 0.5]);
    expect(level(PREPARING, ...all)).toEqual([]);
    const other = { ...part, id: 'other' };
    level(PREPARING, line({ quantity: 1 }), part, other);
    expect(sum()).toEqual([0.5, 0.5, 1]);
    const off = [line({ quantity: 1, discarded: true }), part, other];
    level(PREPARING, ...off);
    expect(sum()).toEqual([0, 0, 1.5]);
    expect(level(PREPARING, ...off)).toEqual([]);
  });

  test('of a combo that comes off before the ledger hears that a dish was ready are wasted for that dish', () => {
    const { level, sum } = ledger(() => RICE / 2);
    level(PREPARING, line({ discarded: true }));
    expect(sum()).toEqual([0, 0, 1]);
  });

  test('of a cancelled order are given back or wasted, line by line', () => {
    const { level, sum } = ledger();
    const other = line({ id: 'other', quantity: 1, ready: true });
    level(PREPARING, line(), other);
    level(CANCELLED, line(), other);
    expect(sum()).toEqual([0, 0, 1]);
  });

  test('of a served order that is cancelled are wasted', () => {
    const { level, sum } = ledger();
    level(SERVED, line());
    level(CANCELLED, line());
    expect(sum()).toEqual([0, 0, 2]);
  });

  test('that went to another order are not taken here', () => {
    const { level, sum } = ledger();
    level(PREPARING, line({ ready: true }), line({ id: 'other' }));
    level(PREPARING, line({ ready: true }));
    expect(sum()).toEqual([0, 2, 0]);
  });
});

describe('what happened before the ledger heard of any of it', () => {
  const needOf = () => new Map([['rice', RICE]]);
  const through = (...steps: [OrderState, ...StockLine[]][]) =>
    levelThrough(
      steps.map(([state, ...lines]) => ({ state, lines, needOf, madeOf: () => new Map() })),
      new Map(),
    );
  const part = line({ id: 'part', quantity: 1, discarded: true, partOf: 'biryani' });

  test('served and taken off is waste, and what stays is used', () => {
    expect(
      through([RECEIVED, line({ quantity: 3 })], [SERVED, line({ quantity: 3 })], [SERVED, line(), part]),
    ).toEqual([
      { ...NOTHING, lineId: 'biryani', ingredientId: 'rice', used: 2 * RICE },
      { ...NOTHING, lineId: 'part', ingredientId: 'rice', wasted: RICE },
    ]);
  });

  test('taken off and then served takes nothing, nor does an order that is cancelled before it is cooked', () => {
    expect(
      through([RECEIVED, line({ quantity: 3 })], [RECEIVED, line(), part], [SERVED, line(), part]),
    ).toEqual([{ ...NOTHING, lineId: 'biryani', ingredientId: 'rice', used: 2 * RICE }]);
    expect(through([RECEIVED, line()], [CANCELLED, line()])).toEqual([]);
  });
});

test('levelling twice changes nothing, after whatever happened', () => {
  const seen = fc.record({
    state: fc.constantFrom<OrderState>(1, 2, 3, 4, 5),
    lines: fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.integer({ min: 1, max: 4 }),
        discarded: fc.boolean(),
        ready: fc.boolean(),
        partOf: fc.constantFrom(null, 'a'),
      }),
      { maxLength: 3 },
    ),
  });
  void fc.assert(
    fc.property(fc.array(seen, { minLength: 1, maxLength: 6 }), (states) => {
      const { level, sum } = ledger();
      for (const { state, lines } of states) {
        const unique = [...new Map(lines.map((each) => [each.id, each])).values()];
        level(state, ...unique);
        expect(Math.min(...sum())).toBeGreaterThanOrEqual(0);
        level(state, ...unique);
        expect(level(state, ...unique)).toEqual([]);
      }
    }),
  );
});
