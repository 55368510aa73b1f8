import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeOrders, readAnew } from './merge-orders.ts';
import { anOrder } from './testing/orders.ts';

const received = anOrder(1);
const confirmed = anOrder(1, { state: 2 }, 2);
const preparing = anOrder(1, { state: 3 }, 3);

describe('what is told of orders', () => {
  test('an older word never undoes a later one', () => {
    expect(mergeOrders([confirmed], [received])).toEqual([confirmed]);
    expect(mergeOrders([received], [preparing, confirmed])).toEqual([preparing]);
  });

  test('the same word twice changes nothing', () => {
    const [kept] = mergeOrders([confirmed], [structuredClone(confirmed)]);
    expect(kept).toBe(confirmed);
  });

  test('ends in the same, in whatever sequence it comes', () => {
    const words = [1, 2, 3].flatMap((number) => [
      anOrder(number),
      anOrder(number, { state: 2 }, 2),
      anOrder(number, { state: 4 }, 3),
    ]);
    const all = mergeOrders([], words);
    void fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (shuffled) => {
        const oneByOne = shuffled.reduce((known, word) => mergeOrders(known, [word]), mergeOrders([], []));
        expect(oneByOne).toEqual(all);
      }),
    );
  });

  test('of what is done the latest are remembered, of what is open all', () => {
    const done = Array.from({ length: 120 }, (_, number) => anOrder(number, { state: 4 }));
    const merged = mergeOrders([anOrder(500)], [anOrder(0, { state: 1 }, 2), ...done.slice(1)]);
    expect(merged.filter(({ state }) => state === 4)).toHaveLength(100);
    expect(merged.filter(({ state }) => state === 1).map(({ orderNo }) => orderNo)).toEqual([500, 0]);
  });
});

describe('a whole reading', () => {
  test('what it does not name is gone', () => {
    expect(readAnew([received], [received], [])).toEqual([]);
  });

  test('what came while it was under way stays', () => {
    const arrived = anOrder(2);
    expect(readAnew([received], [received, arrived], [received])).toEqual([arrived, received]);
    expect(readAnew([received], [confirmed], [])).toEqual([confirmed]);
  });

  test('it is no later word than what an event has told since', () => {
    expect(readAnew([received], [preparing], [received])).toEqual([preparing]);
  });
});
