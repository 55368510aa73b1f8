import { expect, test } from 'vitest';
import { asCharacters, layOut } from '../paper/lay-out.ts';
import type { PrintLine } from '../paper/print-line.ts';
import { renderTicket, type Ticket } from './kitchen-ticket.ts';
import { renderMoveTicket } from './move-ticket.ts';

const store = { name: 'Udupi', timeZone: 'Asia/Kolkata' };
const at = Date.parse('2026-11-20T13:35:00Z');
const rowsOf = (lines: PrintLine[]) =>
  layOut(lines, 32).flatMap((row) => (row.kind === 'row' ? asCharacters(row, 32).trim() : []));

const ticket: Ticket = {
  kind: 'new',
  store,
  orderNo: 18,
  round: 2,
  orderType: 'Dine-In',
  table: { iden: '12', idel: 'Table' },
  customer: '',
  address: '',
  remarks: '',
  at,
  lines: [],
  reason: '',
};

test('a ticket says which round of its table it is, from the second on', () => {
  expect(rowsOf(renderTicket(ticket, 'en')).slice(0, 2)).toEqual(['Table 12', 'Round 2']);
  expect(rowsOf(renderTicket({ ...ticket, kind: 'addition' }, 'en'))[0]).toBe('ADDITION');
  for (const round of [1, null])
    expect(rowsOf(renderTicket({ ...ticket, round }, 'en'))).not.toContain('Round 1');
});

test('a ticket says where a table has gone, with the orders that are being cooked', () => {
  const places = { from: { name: '12', label: 'Table' }, to: { name: 'Bar', label: '' } };
  const ticket = renderMoveTicket({ ...places, orderNos: [18, 19], store, at }, 'en');
  expect(rowsOf(ticket)).toEqual([
    'Table 12 is now',
    'Bar',
    'Order #18 #19',
    expect.stringMatching(/^Udupi/),
  ]);
  const hindi = renderMoveTicket({ ...places, orderNos: [18], store, at }, 'hi');
  expect(JSON.stringify(hindi)).toContain('टेबल 12 अब Bar है');
});
