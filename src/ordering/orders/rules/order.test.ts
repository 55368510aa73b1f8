import { describe, expect, test } from 'vitest';
import { ROLES } from '#restaurant/people/rules/permissions.ts';
import { isAllowed, PAIRS, STATES } from '#testing/rules/transitions.ts';
import {
  CANCELLED,
  canMove,
  isOrderState,
  mayMove,
  movePermission,
  type OrderState,
  RECEIVED,
  removePermission,
  SERVED,
  STATE_LABELS,
  TRANSITIONS,
} from './order.ts';

describe('states', () => {
  test.each([0, 6, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a state', (value) => {
    expect(isOrderState(value)).toBe(false);
  });

  test.each([
    [1, 'Received.'],
    [2, 'Confirmed.'],
    [3, 'Preparing'],
    [4, 'Served'],
    [5, 'Order Cancelled'],
  ] as const)('%i shows as %s', (state, label) => {
    expect(isOrderState(state)).toBe(true);
    expect(STATE_LABELS[state]).toBe(label);
  });
});

describe('transitions', () => {
  test.each(PAIRS)('from %i to %i', (from, to) => {
    expect(canMove(from, to)).toBe(isAllowed(from, to));
  });

  function reachableFrom(start: OrderState): Set<OrderState> {
    const reached = new Set([start]);
    for (const state of reached) for (const next of TRANSITIONS[state]) reached.add(next);
    return reached;
  }

  test('every state can be reached from Received', () => {
    expect([...reachableFrom(RECEIVED)].toSorted()).toEqual(STATES);
  });

  test('every state but Cancelled leads to Served, and every state to Cancelled, which is the only end', () => {
    for (const state of STATES) {
      const reached = reachableFrom(state);
      expect(reached.has(CANCELLED)).toBe(true);
      expect(reached.has(SERVED)).toBe(state !== CANCELLED);
    }
    expect(TRANSITIONS[CANCELLED]).toEqual([]);
  });

  test('an order goes back one step at a time', () => {
    for (const [from, to] of PAIRS) if (to < from && canMove(from, to)) expect(to).toBe(from - 1);
  });
});

describe('who may move an order', () => {
  describe.each(ROLES)('%s', (role) => {
    test.each(PAIRS)('from %i to %i', (from, to) => {
      const mayCancel = from === SERVED ? ['OWNER', 'MANAGER'] : ['OWNER', 'MANAGER', 'STAFF'];
      const mayDo = to !== CANCELLED || mayCancel.includes(role);
      expect(mayMove(role, from, to)).toBe(isAllowed(from, to) && mayDo);
    });

    test('nobody moves a cancelled order', () => {
      for (const to of STATES) expect(mayMove(role, CANCELLED, to)).toBe(false);
    });
  });

  test('the kitchen cancels nothing', () => {
    for (const from of STATES) expect(mayMove('KITCHEN', from, CANCELLED)).toBe(false);
  });

  test.each([
    [1, 2, 'order.move'],
    [4, 3, 'order.move'],
    [1, 5, 'order.cancel'],
    [3, 5, 'order.cancel'],
    [4, 5, 'order.cancel-served'],
  ] as const)('moving from %i to %i takes %s', (from, to, permission) => {
    expect(movePermission(from, to)).toBe(permission);
  });

  test('an order that was served once counts as served, whatever its state', () => {
    expect(movePermission(3, CANCELLED, true)).toBe('order.cancel-served');
    expect(movePermission(3, 2, true)).toBe('order.move');
    expect([mayMove('STAFF', 3, CANCELLED, true), mayMove('MANAGER', 3, CANCELLED, true)]).toEqual([
      false,
      true,
    ]);
    expect([removePermission(false), removePermission(true)]).toEqual([
      'order.discard',
      'order.cancel-served',
    ]);
  });
});
