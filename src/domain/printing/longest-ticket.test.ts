import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placeOrderBody } from '../api/order.ts';
import { MAX_LINES } from '../cart.ts';
import { kitchenTicket, type Ticket } from './kitchen-ticket.ts';
import { COLUMNS, layOut } from './lay-out.ts';
import { inPieces, MOST_ROWS_OF_PIECE } from './pieces.ts';

/** As much as the body of an order may have. */
const ORDER_BYTES = 256 * 1024;
const MOST_GROUPS = 50;
const MOST_OPTIONS = 100;

const TICKET: Ticket = {
  kind: 'new',
  store: { name: 'Udupi', timeZone: 'Asia/Kolkata' },
  orderNo: 7,
  orderType: 'Dine-In',
  table: { iden: '4', idel: 'Table' },
  customer: '',
  address: '',
  remarks: '',
  at: Date.parse('2026-11-20T13:35:00Z'),
  lines: [],
  reason: '',
};

const label = (at: number) => String.fromCharCode(0x61 + (at % 26), 0x41 + Math.floor(at / 26));
const group = (at: number) => ({
  label: label(at),
  contents: Array.from({ length: MOST_OPTIONS }, (_, option) => label(option)),
});
const item = (groups: number) => ({
  itemID: 'a',
  value: 1,
  quantity: 1,
  configs: Array.from({ length: groups }, (_, at) => group(at)),
});
/** All of it is ASCII. */
const bytesOf = (value: unknown) => JSON.stringify(value).length;
const isTaken = (groups: number, lines = 1) =>
  z.safeParse(placeOrderBody, { amount: 1, items: Array.from({ length: lines }, () => item(groups)) })
    .success;

const ticketOf = (items: ReturnType<typeof item>[]) =>
  kitchenTicket(
    {
      ...TICKET,
      lines: items.map(({ quantity, configs }) => ({
        quantity,
        label: 'Thali',
        options: configs.flatMap(({ contents }) => contents),
      })),
    },
    'en',
  );

/** Dishes and options are words of the store's menu: a guest chooses how many of them, and adds a bounded note to each. */
test('the most that one order prints is what its body can name: 200 m, if a menu has so many options', () => {
  expect([
    isTaken(MOST_GROUPS, MAX_LINES),
    isTaken(MOST_GROUPS, MAX_LINES + 1),
    isTaken(MOST_GROUPS + 1),
  ]).toEqual([true, false, false]);
  const fitting = Math.floor(ORDER_BYTES / bytesOf(item(MOST_GROUPS)));
  const left = ORDER_BYTES - fitting * bytesOf(item(MOST_GROUPS));
  const items = [
    ...Array.from({ length: fitting }, () => item(MOST_GROUPS)),
    item(Math.floor(left / bytesOf(group(0)))),
  ];
  const lines = ticketOf(items);
  const rows = layOut(lines, COLUMNS[58]).length;
  expect(rows).toBeGreaterThan(45_000);
  expect(rows).toBeLessThan(55_000);
  const pieces = inPieces(lines, { orderNo: 7, paper: 58, language: 'en' });
  expect(pieces.length).toBeLessThanOrEqual(Math.ceil((1.1 * rows) / MOST_ROWS_OF_PIECE));
});

test('a hundred dishes of ten options each, which a usual menu allows, are some five metres', () => {
  const line = {
    quantity: 1,
    label: 'Masala dosa',
    options: Array.from({ length: 10 }, () => 'Extra butter'),
  };
  const lines = kitchenTicket({ ...TICKET, lines: Array.from({ length: MAX_LINES }, () => line) }, 'en');
  expect(layOut(lines, COLUMNS[58])).toHaveLength(MAX_LINES * 11 + 5);
});

test('a hundred notes, as long as they can be, are some five metres', () => {
  const remarks = Array.from({ length: 3 }, () => 'w'.repeat(66)).join('\n');
  const line = { quantity: 1, label: 'Masala dosa', options: [], remarks };
  const lines = kitchenTicket({ ...TICKET, lines: Array.from({ length: MAX_LINES }, () => line) }, 'en');
  expect(layOut(lines, COLUMNS[58]).length).toBeLessThanOrEqual(MAX_LINES * 11 + 5);
});

test.each([
  ['w'.repeat(200), 8],
  ['अ'.repeat(200), 8],
  ['茶'.repeat(200), 15],
  ['seventeen-letters '.repeat(12).slice(0, 200), 12],
])('a name of 200 letters takes no more rows than it has words and width: %s', (name, most) => {
  const lines = kitchenTicket({ ...TICKET, lines: [{ quantity: 1, label: name, options: [] }] }, 'en');
  expect(layOut(lines, COLUMNS[58]).length - 5).toBeLessThanOrEqual(most);
});
