import { expect, test } from 'vitest';
import { SALE, type SaleState, type Undoing } from '#restaurant/access/rules/authority.ts';
import { PARTY_OF } from '#restaurant/access/rules/standing.ts';
import { ACTING_ROLES, may } from '#restaurant/people/rules/permissions.ts';
import { saleState, undoPermission } from './undoing.ts';

const CELLS = Object.entries(SALE).flatMap(([undoing, states]) =>
  Object.entries(states).map(([state, who]) => [undoing as Undoing, state as SaleState, who] as const),
);

test.each(CELLS)('%s of a sale that is %s is left to %j', (undoing, state, who) => {
  const permission = undoPermission(undoing, state);
  const allowed = ACTING_ROLES.filter((role) => may(role, permission)).map((role) => PARTY_OF[role]);
  expect([...new Set(allowed)].toSorted()).toEqual(who.toSorted());
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
