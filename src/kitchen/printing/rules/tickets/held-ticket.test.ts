import { expect, test } from 'vitest';
import { asCharacters, COLUMNS, layOut } from '../paper/lay-out.ts';
import { renderTicket, type Ticket } from './kitchen-ticket.ts';

const TICKET: Ticket = {
  kind: 'new',
  store: { name: 'Udupi', timeZone: 'Asia/Kolkata' },
  orderNo: 7,
  round: null,
  orderType: 'Dine-In',
  table: { iden: '5', idel: 'Table' },
  customer: '',
  address: '',
  remarks: '',
  at: Date.parse('2026-11-20T13:35:00Z'),
  lines: [
    { quantity: 1, label: 'Soup', options: [] },
    { quantity: 2, label: 'Curry', options: ['Hot'], hold: 'Mains' },
    { quantity: 1, label: 'Kulfi', options: [], hold: 'Desserts' },
  ],
  reason: '',
};

const rowsOf = (ticket: Ticket) =>
  layOut(renderTicket(ticket, 'en'), COLUMNS[58]).map((row) =>
    row.kind === 'row' ? asCharacters(row, COLUMNS[58]).trim() : '',
  );
const placesOf = (rows: string[], ...words: string[]) =>
  words.map((word) => rows.findIndex((row) => row.includes(word)));

test('held dishes stand below a line, by course', () => {
  const places = placesOf(
    rowsOf(TICKET),
    '1 x Soup',
    'HOLD - Mains',
    '2 x Curry',
    'HOLD - Desserts',
    '1 x Kulfi',
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('usual courses are called by their Hindi names', () => {
  expect(JSON.stringify(renderTicket(TICKET, 'hi'))).toContain('रोकें · मेन कोर्स');
});

test('what is fired says so above all else, with its table', () => {
  const lines = [{ quantity: 2, label: 'Curry', options: [] }];
  const rows = rowsOf({ ...TICKET, kind: 'fired', courses: ['Mains'], lines });
  expect(rows.slice(0, 2).join(' ')).toBe('FIRE - Mains Table 5');
  expect(placesOf(rows, 'HOLD')).toEqual([-1]);
});

test('a cancelled order names all its dishes alike', () => {
  expect(placesOf(rowsOf({ ...TICKET, kind: 'cancelled' }), 'HOLD')).toEqual([-1]);
});
