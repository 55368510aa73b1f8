import { describe, expect, test } from 'vitest';
import { orderSteps, seenAt, shownState } from './steps.ts';
import { at, moved, order, PLACED } from './testing/order-view.ts';

describe('the steps of an order', () => {
  test('a new order is received', () => {
    const steps = orderSteps(order());
    expect(steps.map(({ progress }) => progress)).toEqual(['now', 'next', 'next', 'next']);
    expect(steps.map((step) => step.at)).toEqual([at(0), null, null, null]);
    expect(seenAt(order())).toBeNull();
  });

  test('each step has its own time', () => {
    const cooked = order({ state: 3, timeline: [PLACED, moved(1, 1, 2), moved(5, 2, 3)] });
    const steps = orderSteps(cooked);
    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'now', 'next']);
    expect(steps.map((step) => step.at)).toEqual([at(0), at(1), at(5), null]);
    expect(seenAt(cooked)).toBe(at(1));
    expect(shownState(cooked)).toBe(3);
  });

  test('a skipped step was reached with the next one', () => {
    const steps = orderSteps(order({ state: 4, timeline: [PLACED, moved(9, 1, 4)] }));
    expect(steps.map((step) => step.at)).toEqual([at(0), at(9), at(9), at(9)]);
    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('an order that begins as confirmed is not seen', () => {
    const begun = order({ state: 2, timeline: [{ ...PLACED, state: 2 }] });
    expect(orderSteps(begun).map((step) => step.at)).toEqual([at(0), at(0), null, null]);
    expect([seenAt(begun), shownState(begun)]).toEqual([null, 1]);
    const cooked = order({ state: 3, timeline: [...begun.timeline, moved(4, 2, 3)] });
    expect([seenAt(cooked), shownState(cooked)]).toEqual([at(4), 3]);
  });

  test('an order that waits for its payment counts as received', () => {
    const payment = { state: 'awaiting' as const, method: 'Paytm' };
    for (const state of [1, 2, 3, 4] as const)
      expect(shownState(order({ state, payment, timeline: [{ ...PLACED, state }] }))).toBe(1);
  });

  test('the kitchen can mark an order as seen before or without moving it', () => {
    const seen = (minute: number) => ({ at: at(minute), what: 'seen' as const });
    expect(seenAt(order({ timeline: [PLACED, seen(2)] }))).toBe(at(2));
    const begun = order({ state: 2, timeline: [{ ...PLACED, state: 2 }, seen(3)] });
    expect([seenAt(begun), shownState(begun)]).toEqual([at(3), 2]);
    const back = order({ timeline: [PLACED, seen(1), moved(2, 1, 2), moved(3, 2, 1)] });
    expect(seenAt(back)).toBe(at(1));
  });

  test('an order that was moved back is not seen', () => {
    const back = order({ state: 1, timeline: [PLACED, moved(1, 1, 2), moved(2, 2, 1)] });
    expect([seenAt(back), shownState(back)]).toEqual([null, 1]);
  });

  test('moving back clears later steps and keeps earlier times', () => {
    const timeline = [PLACED, moved(1, 1, 2), moved(5, 2, 3), moved(6, 3, 2)];
    expect(orderSteps(order({ state: 2, timeline })).map((step) => step.at)).toEqual([
      at(0),
      at(1),
      null,
      null,
    ]);
    const again = [...timeline, moved(8, 2, 3)];
    expect(orderSteps(order({ state: 3, timeline: again })).map((step) => step.at)).toEqual([
      at(0),
      at(1),
      at(8),
      null,
    ]);
  });
});
