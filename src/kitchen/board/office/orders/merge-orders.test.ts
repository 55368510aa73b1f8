import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFullList, mergeOrders } from './merge-orders.ts';
import { anOrder } from './testing/orders.ts';

const received = anOrder(1);
const confirmed = anOrder(1, { state: 2 }, 2);
const preparing = anOrder(1, { state: 3 }, 3);

describe('merging orders', () => {
  test('an older version never replaces a newer one', () => {
    expect(mergeOrders([confirmed], [received])).toEqual([confirmed]);
    expect(mergeOrders([received], [preparing, confirmed])).toEqual([preparing]);
  });

  test('the same version twice changes nothing', () => {
    const [kept] = mergeOrders([confirmed], [structuredClone(confirmed)]);
    expect(kept).toBe(confirmed);
  });

  test('what has changed around an order is new, though the order is the same', () => {
    const moved = { ...confirmed, table: { iden: '3', idel: 'T3' } };
    expect(mergeOrders([confirmed], [moved])).toEqual([moved]);
    expect(mergeOrders([preparing], [moved])).toEqual([preparing]);
  });

  test('an answer replaces what a tablet kept of the same version', () => {
    const kept = { ...confirmed, user: { ...confirmed.user, phone: '' }, isCopy: true };
    expect(mergeOrders([kept], [confirmed])).toEqual([confirmed]);
    expect(mergeFullList([kept], [kept], [])).toEqual([]);
  });

  test('the result does not depend on the sequence', () => {
    const versions = [1, 2, 3].flatMap((number) => [
      anOrder(number),
      anOrder(number, { state: 2 }, 2),
      anOrder(number, { state: 4 }, 3),
    ]);
    const all = mergeOrders([], versions);
    void fc.assert(
      fc.property(fc.shuffledSubarray(versions, { minLength: versions.length }), (shuffled) => {
        const oneByOne = shuffled.reduce(
          (known, version) => mergeOrders(known, [version]),
          mergeOrders([], []),
        );
        expect(oneByOne).toEqual(all);
      }),
    );
  });

  test('all open orders stay, and the latest of those that are done', () => {
    const done = Array.from({ length: 120 }, (_, number) => anOrder(number, { state: 4 }));
    const merged = mergeOrders([anOrder(500)], [anOrder(0, { state: 1 }, 2), ...done.slice(1)]);
    expect(merged.filter(({ state }) => state === 4)).toHaveLength(100);
    expect(merged.filter(({ state }) => state === 1).map(({ orderNo }) => orderNo)).toEqual([500, 0]);
  });
});

describe('merging a full list', () => {
  test('drops orders that are not in it', () => {
    expect(mergeFullList([received], [received], [])).toEqual([]);
  });

  test('keeps what an event has said of an order since the fetch began', () => {
    const moved = { ...confirmed, table: { iden: '3', idel: 'T3' } };
    const told = mergeOrders([confirmed], [moved]);
    expect(mergeFullList([confirmed], told, [confirmed])).toEqual([moved]);
    expect(mergeFullList([confirmed], [confirmed], [moved])).toEqual([moved]);
    expect(mergeFullList([confirmed], told, [preparing])).toEqual([preparing]);
  });

  test('keeps orders that arrived or changed since the fetch began', () => {
    const arrived = anOrder(2);
    expect(mergeFullList([received], [received, arrived], [received])).toEqual([arrived, received]);
    expect(mergeFullList([received], [confirmed], [])).toEqual([confirmed]);
  });

  test('does not replace a version that an event brought since', () => {
    expect(mergeFullList([received], [preparing], [received])).toEqual([preparing]);
  });
});
