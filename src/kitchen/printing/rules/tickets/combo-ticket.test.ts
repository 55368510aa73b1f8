import { expect, test } from 'vitest';
import { renderTicket, type Ticket, type TicketLine } from './kitchen-ticket.ts';

const ticket = (line: TicketLine): Ticket => ({
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
  lines: [line],
  reason: '',
});

test('a dish of a combo says its size, its choices and its combo by itself', () => {
  const combo = { label: 'Lunch combo', translations: { hi: { label: 'लंच कॉम्बो' } } };
  const line = { quantity: 2, label: 'Paneer tikka', options: ['Half', 'Medium'], combo };
  const said = (language: 'en' | 'hi') =>
    renderTicket(ticket(line), language).flatMap((one) =>
      one.kind === 'text' ? `${one.lead ?? ''}${one.text}` : [],
    );
  expect(said('en').slice(3)).toEqual([
    '2 x Paneer tikka',
    '    + Half',
    '    + Medium',
    '    Combo: Lunch combo',
  ]);
  expect(said('hi')).toContain('    कॉम्बो: लंच कॉम्बो');
});

test('a swap is as loud as its dish, in each language', () => {
  const line = {
    quantity: 1,
    label: 'Paneer tikka',
    options: ['Half', 'Tofu instead of Paneer'],
    swaps: ['Tofu instead of Paneer'],
    translations: { hi: { options: ['आधा', 'पनीर की जगह टोफू'] } },
  };
  const loud = (language: 'en' | 'hi') =>
    renderTicket(ticket(line), language).filter((one) => one.kind === 'text' && one.inverse);
  expect(loud('en')).toMatchObject([{ text: 'Tofu instead of Paneer', bold: true, size: 'tall' }]);
  expect(loud('hi')).toMatchObject([{ text: 'पनीर की जगह टोफू', bold: true, size: 'tall' }]);
});

test('a ticket says which of its order it is, whose table it is and how many sit there', () => {
  const made = {
    ...ticket({ quantity: 1, label: 'Tea', options: [] }),
    ticketNo: 2,
    waiter: 'Ravi',
    covers: 4,
  };
  expect(renderTicket(made, 'en')).toContainEqual({
    kind: 'text',
    text: 'KOT 7/2 · Ravi',
    right: '4 guests',
  });
});
