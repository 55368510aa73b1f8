import { describe, expect, test } from 'vitest';
import { seenAt, stepsOf } from './steps.ts';
import { at, moved, order, PLACED } from './testing/order-view.ts';

describe('the steps of an order', () => {
  test('a new one has been received, and nothing more', () => {
    const steps = stepsOf(order());
    expect(steps.map(({ progress }) => progress)).toEqual(['now', 'next', 'next', 'next']);
    expect(steps.map((step) => step.at)).toEqual([at(0), null, null, null]);
    expect(seenAt(steps)).toBeNull();
  });

  test('each step has its own time', () => {
    const steps = stepsOf(order({ state: 3, timeline: [PLACED, moved(1, 1, 2), moved(5, 2, 3)] }));
    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'now', 'next']);
    expect(steps.map((step) => step.at)).toEqual([at(0), at(1), at(5), null]);
    expect(seenAt(steps)).toBe(at(1));
  });

  test('a step that was passed over was reached with the one after it', () => {
    const steps = stepsOf(order({ state: 4, timeline: [PLACED, moved(9, 1, 4)] }));
    expect(steps.map((step) => step.at)).toEqual([at(0), at(9), at(9), at(9)]);
    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('an order can begin confirmed', () => {
    const steps = stepsOf(order({ state: 2, timeline: [{ ...PLACED, state: 2 }] }));
    expect(steps.map((step) => step.at)).toEqual([at(0), at(0), null, null]);
  });

  test('going back forgets what lay ahead, and keeps when it came there first', () => {
    const timeline = [PLACED, moved(1, 1, 2), moved(5, 2, 3), moved(6, 3, 2)];
    expect(stepsOf(order({ state: 2, timeline })).map((step) => step.at)).toEqual([at(0), at(1), null, null]);
    const again = [...timeline, moved(8, 2, 3)];
    expect(stepsOf(order({ state: 3, timeline: again })).map((step) => step.at)).toEqual([
      at(0),
      at(1),
      at(8),
      null,
    ]);
  });
});
