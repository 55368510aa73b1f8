import { expect, test } from 'vitest';
import { bumpKeys } from './bump-keys.ts';
import type { StationTicket } from './station-tickets.ts';

const ticket = (lines: number) => ({ open: Array.from({ length: lines }) as StationTicket['open'] });

test('nine tickets have figures, the others letters, without R and 0 that recall', () => {
  const tickets = Array.from({ length: 40 }, () => ticket(1));
  const keys = [...bumpKeys(tickets).keys()].join('');
  expect(keys).toBe('123456789ABCDEFGHIJKLMNOPQSTUVWXYZ');
  expect(bumpKeys(tickets).get('A')).toBe(tickets[9]);
});

test('a ticket of which nothing is to be made holds no key', () => {
  const [first, cancelled, third] = [ticket(1), ticket(0), ticket(2)];
  expect([...bumpKeys([first, cancelled, third]).values()]).toEqual([first, third]);
});
