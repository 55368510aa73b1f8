import { expect, test } from 'vitest';
import { sumByPerson } from './people-sums.ts';
import type { PeriodSum } from './report-sums.ts';

const sum = (key: string, label: string, count: number, amount: number, last = '2026-11-20'): PeriodSum => ({
  kind: 'act',
  key,
  label,
  slot: '',
  last,
  count,
  amount,
});
const nothing = { times: 0, amount: 0 };

test('what each person did is one row, whatever they did', () => {
  const people = sumByPerson([
    sum('', '', 0, 0),
    sum('taken 2', 'Sita', 3, 900),
    sum('received 1 UPI', 'Ravi', 2, 700),
    sum('received 1 Cash', 'Ravi', 1, 50),
    // It was corrected.
    sum('received 1 Card', 'Ravi', 0, 0),
    sum('refunded 1', 'Ravi', 1, 100),
  ]);
  expect(people).toEqual([
    {
      id: '1',
      name: 'Ravi',
      taken: nothing,
      received: [
        { method: 'Cash', times: 1, amount: 50 },
        { method: 'UPI', times: 2, amount: 700 },
      ],
      takenOff: nothing,
      cancelled: nothing,
      refunded: { times: 1, amount: 100 },
    },
    {
      id: '2',
      name: 'Sita',
      taken: { times: 3, amount: 900 },
      received: [],
      takenOff: nothing,
      cancelled: nothing,
      refunded: nothing,
    },
  ]);
});

test('two people of one name stay two, and a person who was renamed is one, under the latest name', () => {
  const people = sumByPerson([
    sum('taken 1', 'Ravi', 1, 10),
    sum('cancelled 2', 'Ravi', 1, 20),
    sum('taken 3', 'Meera', 1, 10, '2026-11-01'),
    sum('taken 3', 'Meera Rao', 1, 10),
  ]);
  expect(people.map(({ id, name }) => [id, name])).toEqual([
    ['3', 'Meera Rao'],
    ['1', 'Ravi'],
    ['2', 'Ravi'],
  ]);
  expect(people[0]?.taken).toEqual({ times: 2, amount: 20 });
});
