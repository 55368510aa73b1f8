import { expect, test } from 'vitest';
import { partiesFor } from './parties-for.ts';

const line = [4, 2, 6, 1, 2].map((party, index) => ({ name: `party ${index + 1}`, party }));
const names = (seats: number | null) => partiesFor(seats, line).map(({ name }) => name);

test('a table is offered to the first three that have room at it', () => {
  expect(names(2)).toEqual(['party 2', 'party 4', 'party 5']);
  expect(names(4)).toEqual(['party 1', 'party 2', 'party 4']);
});

test('a table of which nobody has counted the seats is offered to all', () => {
  expect(names(null)).toEqual(['party 1', 'party 2', 'party 3']);
});
