import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { ActingRole } from '#restaurant/people/rules/permissions.ts';
import { CONVERSATION_KINDS, isAnsweredAway, keptSince, mayChat, presenceOf } from './chat.ts';

test.each<[ActingRole, string]>([
  ['OWNER', 'guest everyone floor kitchen'],
  ['MANAGER', 'guest everyone floor kitchen'],
  ['STAFF', 'guest everyone floor kitchen'],
  ['KITCHEN', 'everyone kitchen'],
  ['SUPPORT', ''],
])('%s reads and writes in: %s', (role, kinds) => {
  expect(CONVERSATION_KINDS.filter((kind) => mayChat(role, kind)).join(' ')).toBe(kinds);
});

test('a guest is told once in six hours that nobody is there, and never while it is open', () => {
  const now = 100 * HOUR;
  expect(isAnsweredAway({ isOpen: true, lastAwayAt: null, now })).toBe(false);
  expect(isAnsweredAway({ isOpen: false, lastAwayAt: null, now })).toBe(true);
  expect(isAnsweredAway({ isOpen: false, lastAwayAt: now - 5 * HOUR, now })).toBe(false);
  expect(isAnsweredAway({ isOpen: false, lastAwayAt: now - 6 * HOUR, now })).toBe(true);
});

test('messages are kept for whole days', () => {
  expect(keptSince(7, 168 * HOUR)).toBe(0);
});

test('somebody is what they have chosen for a shift, else online while they look', () => {
  const now = 100 * HOUR;
  const looking = { choice: null, chosenAt: 0, lookedAt: now };
  expect(presenceOf(null, now)).toBe('offline');
  expect(presenceOf(looking, now)).toBe('online');
  expect(presenceOf(looking, now + MINUTE)).toBe('offline');
  expect(presenceOf({ ...looking, choice: 'away', chosenAt: now }, now)).toBe('away');
  expect(presenceOf({ ...looking, choice: 'online', chosenAt: now }, now + HOUR)).toBe('online');
  expect(presenceOf({ ...looking, choice: 'busy', chosenAt: now }, now + 12 * HOUR)).toBe('offline');
});
