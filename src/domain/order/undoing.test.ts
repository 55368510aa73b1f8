import { expect, test } from 'vitest';
import { ACTING_ROLES, may } from '../staff/permissions.ts';
import { type SaleState, saleState, type Undoing, undoPermission } from './undoing.ts';

const MANAGERS = ['OWNER', 'MANAGER', 'DUTY_MANAGER'];
const FLOOR = ['OWNER', 'MANAGER', 'STAFF', 'DUTY_MANAGER'];

/** Who undoes what: before its bill, after it, and after the day was closed. */
const TABLE: Record<Undoing, Record<SaleState, string[]>> = {
  reverseOwn: { unbilled: FLOOR, billed: MANAGERS, closed: MANAGERS },
  reverse: { unbilled: MANAGERS, billed: MANAGERS, closed: MANAGERS },
  remove: { unbilled: FLOOR, billed: MANAGERS, closed: MANAGERS },
  cancel: { unbilled: FLOOR, billed: MANAGERS, closed: MANAGERS },
  discount: { unbilled: FLOOR, billed: MANAGERS, closed: MANAGERS },
};

const CELLS = Object.entries(TABLE).flatMap(([undoing, states]) =>
  Object.entries(states).map(([state, who]) => [undoing as Undoing, state as SaleState, who] as const),
);

test.each(CELLS)('%s, %s: %j', (undoing, state, who) => {
  const permission = undoPermission(undoing, state);
  expect(ACTING_ROLES.filter((role) => may(role, permission)).toSorted()).toEqual(who.toSorted());
});

test.each<[string, SaleState, boolean, number | null]>([
  ['neither', 'unbilled', false, null],
  ['a bill', 'billed', true, null],
  ['the day before is closed', 'unbilled', false, 99],
  ['its day is closed', 'closed', false, 100],
  ['a bill, and its day is closed', 'closed', true, 101],
])('what has become of a sale of 100: %s', (_, expected, isBilled, closedAt) => {
  expect(saleState({ isBilled, closedAt }, 100)).toBe(expected);
});
