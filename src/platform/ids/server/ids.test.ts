import { expect, test } from 'vitest';
import { firstIdAt, uuidV7 } from './ids.ts';

const NOW = 1_790_000_000_000;

test('ids are in the order in which they were made, within a millisecond too', () => {
  const ids = Array.from({ length: 100_000 }, () => uuidV7(NOW));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uuidV7(NOW + 1) > (ids.at(-1) ?? '')).toBe(true);
});

test('an id has the form of version 7 and sorts after the first of its instant', () => {
  const id = uuidV7(NOW);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(id > firstIdAt(NOW)).toBe(true);
  expect(id < firstIdAt(NOW + 1)).toBe(true);
});
