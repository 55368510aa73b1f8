import { expect, test } from 'vitest';
import { openedWith, openingOf, ownIdAt, partIdOf, timeOfOwnId } from './own-ids.ts';

const AT = Date.UTC(2026, 10, 28, 19, 2);
const ID = ownIdAt(AT, '0123456789ab');

test('an id of a device has its time', () => {
  expect(ID).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-0123456789ab$/);
  expect(timeOfOwnId(ID)).toBe(AT);
});

test('the table that an order opens leads back to it', () => {
  expect(openedWith(ID)).not.toBe(ID);
  expect(openingOf(openedWith(ID) ?? '')).toBe(ID);
  expect([openedWith('c1'), openingOf('c1')]).toEqual([null, null]);
});

test('what belongs to it has other ids, of the same time', () => {
  const parts = Array.from({ length: 300 }, (_, at) => partIdOf(ID, at));
  expect(new Set([ID, ...parts]).size).toBe(301);
  expect(parts[0]).toBe(`${ID.slice(0, 19)}8001-0123456789ab`);
  expect(parts.map((id) => id.slice(0, 13))).toEqual(parts.map(() => ID.slice(0, 13)));
});

test.each(['', 'c1', '0123456789abcdef0123456789abcdef', ID.replace('-7000', '-4000'), ID.toUpperCase()])(
  '%s is no id of a device',
  (id) => {
    expect(timeOfOwnId(id)).toBeNull();
  },
);
