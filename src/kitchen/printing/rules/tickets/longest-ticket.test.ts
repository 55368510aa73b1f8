import { expect, test } from 'vitest';
import { MOST_LINES, MOST_OPTIONS } from '#ordering/cart/rules/cart.ts';
import { COLUMNS, layOut } from '../paper/lay-out.ts';
import { MOST_ROWS_PER_PART, splitPrint } from '../split-print.ts';
import { renderTicket, type Ticket } from './kitchen-ticket.ts';

const TICKET: Ticket = {
  kind: 'new',
  store: { name: 'Udupi', timeZone: 'Asia/Kolkata' },
  orderNo: 7,
  round: null,
  orderType: 'Dine-In',
  table: { iden: '4', idel: 'Table' },
  customer: '',
  address: '',
  remarks: '',
  at: Date.parse('2026-11-20T13:35:00Z'),
  lines: [],
  reason: '',
};

test('the most options that an order may have take some eleven metres', () => {
  const options = Array.from({ length: MOST_OPTIONS / MOST_LINES }, () => 'Extra butter');
  const line = { quantity: 1, label: 'Masala dosa', options };
  const lines = renderTicket({ ...TICKET, lines: Array.from({ length: MOST_LINES }, () => line) }, 'en');
  const rows = layOut(lines, COLUMNS[58]).length;
  expect(rows).toBe(MOST_OPTIONS + MOST_LINES + 5);
  const pieces = splitPrint(lines, { orderNo: 7, paper: 58, language: 'en' });
  expect(pieces.length).toBeLessThanOrEqual(Math.ceil((1.1 * rows) / MOST_ROWS_PER_PART));
});

test('a hundred dishes of ten options each, which a usual menu allows, take some five metres', () => {
  const line = {
    quantity: 1,
    label: 'Masala dosa',
    options: Array.from({ length: 10 }, () => 'Extra butter'),
  };
  const lines = renderTicket({ ...TICKET, lines: Array.from({ length: MOST_LINES }, () => line) }, 'en');
  expect(layOut(lines, COLUMNS[58])).toHaveLength(MOST_LINES * 11 + 5);
});

test('a hundred notes of the greatest length take some five metres', () => {
  const remarks = Array.from({ length: 3 }, () => 'w'.repeat(66)).join('\n');
  const line = { quantity: 1, label: 'Masala dosa', options: [], remarks };
  const lines = renderTicket({ ...TICKET, lines: Array.from({ length: MOST_LINES }, () => line) }, 'en');
  expect(layOut(lines, COLUMNS[58]).length).toBeLessThanOrEqual(MOST_LINES * 11 + 5);
});

test.each([
  ['w'.repeat(200), 8],
  ['अ'.repeat(200), 8],
  ['茶'.repeat(200), 15],
  ['seventeen-letters '.repeat(12).slice(0, 200), 12],
])('a name of 200 letters takes no more rows than it has words and width: %s', (name, most) => {
  const lines = renderTicket({ ...TICKET, lines: [{ quantity: 1, label: name, options: [] }] }, 'en');
  expect(layOut(lines, COLUMNS[58]).length - 5).toBeLessThanOrEqual(most);
});
