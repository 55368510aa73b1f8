import { describe, expect, test } from 'vitest';
import { type BillContent, sheetOf } from '#money/bills/rules/bill-sheet.ts';
import { type Printout, renderPrintout } from '../printout.ts';
import { renderTestPrint } from '../render-test-print.ts';
import { renderTicket, type Ticket } from '../tickets/kitchen-ticket.ts';
import { layOut } from './lay-out.ts';

const TICKET: Ticket = {
  kind: 'new',
  store: { name: 'Udupi', timeZone: 'Asia/Kolkata' },
  orderNo: 7,
  round: null,
  orderType: 'Dine-In',
  table: null,
  customer: 'Ravi',
  address: '',
  remarks: '',
  at: Date.parse('2026-11-20T13:35:00Z'),
  lines: [{ quantity: 1, label: 'Dosa', options: [] }],
  reason: '',
};

const PRINTOUT: Printout = {
  store: {
    name: 'Udupi',
    legalName: '',
    address: { street: '', city: '', state: '', pinCode: '' },
    gstNo: '',
    fssaiNo: '',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
  },
  bill: null,
  orderNo: 7,
  orderType: 'Delivery',
  table: null,
  customer: '',
  address: '',
  at: TICKET.at,
  isCancelled: false,
  rounds: [],
  paid: 0,
  tips: 0,
  method: '',
  roundOff: null,
  upiLink: null,
};

const BILL: BillContent = {
  kind: 'bill',
  number: '1',
  date: '2026-11-20 18:30',
  supplier: { name: 'Udupi', legalName: '', address: '', state: '', gstin: '', fssai: '' },
  customer: '',
  order: { number: 7, type: 'Dine-In', place: '' },
  currency: 'INR',
  figures: { lines: [], taxable: 0, charges: [], taxes: [], total: 0, roundOff: 0, payable: 0 },
  corrects: null,
  footer: '',
};

const WORST = [
  ['200 line breaks', `paid${'\n'.repeat(200)}paid`],
  ['200 lines', 'x\r\n'.repeat(200)],
  ['4,000 characters', 'x'.repeat(4000)],
  ['4,000 words', 'no salt '.repeat(4000)],
  ['odd line ends', 'x\u2028y\u2029\u0085\v\f'.repeat(200)],
  ['text with direction marks', '\u202E\u2066txet '.repeat(500)],
  ['piled marks', `Z${'\u0351'.repeat(4000)}`],
  ['families of emoji', '👨‍👩‍👧‍👦'.repeat(500)],
] as const;

const TURNS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/;
/** A ticket without any text of a guest has six rows. */
const MOST_ROWS = 48;

describe.each(WORST)('%s', (_, text) => {
  const table = { iden: text, idel: text };
  test.each<[string, Partial<Ticket>]>([
    ['the name of a guest', { orderType: 'Delivery', customer: text }],
    ['remarks', { remarks: text }],
    ['remarks of an allergy', { remarks: `Allergy: nuts ${text}` }],
    ['a note for a dish', { lines: [{ quantity: 1, label: 'Dosa', options: [], remarks: text }] }],
    ['a typed place', { address: text }],
    ['a table from a link', { table }],
    ['a reason', { kind: 'cancelled', reason: text }],
    ['the name of a store', { store: { ...TICKET.store, name: text } }],
    ['the guest who picks it up', { orderType: 'Pickup', address: text, customer: text }],
  ])('%s on a ticket', (_, more) => {
    const lines = renderTicket({ ...TICKET, ...more }, 'en');
    expect(layOut(lines, 32).length).toBeLessThanOrEqual(MOST_ROWS);
    expect(JSON.stringify(lines)).not.toMatch(TURNS);
  });

  test.each<[string, Partial<Printout>]>([
    ['the name of a guest', { customer: text }],
    ['an address', { address: text }],
    ['a typed place', { orderType: 'Dine-In', address: text }],
    ['a table from a link', { table }],
    ['the name of a store', { store: { ...PRINTOUT.store, name: text, legalName: `${text} Ltd` } }],
  ])('%s on a printout', (_, more) => {
    const lines = renderPrintout({ ...PRINTOUT, ...more }, 'hi');
    expect(layOut(lines, 32).length).toBeLessThanOrEqual(MOST_ROWS);
    expect(JSON.stringify(lines)).not.toMatch(TURNS);
  });

  test('the names of a printer and its store on a test print', () => {
    const lines = renderTestPrint(
      { printer: text, store: { ...TICKET.store, name: text }, at: TICKET.at },
      'hi',
    );
    expect(layOut(lines, 32).length).toBeLessThanOrEqual(MOST_ROWS);
    expect(JSON.stringify(lines)).not.toMatch(TURNS);
  });

  test('on a bill', () => {
    const supplier = { ...BILL.supplier, name: text, legalName: `${text} Ltd` };
    const order = { ...BILL.order, place: text };
    const { facts, name, supplier: named } = sheetOf({ ...BILL, supplier, order, customer: text });
    for (const written of [...facts.map((fact) => fact.text), name, ...named]) {
      expect([...written].length).toBeLessThanOrEqual(100);
      expect(written).not.toMatch(/\n/);
      expect(written).not.toMatch(TURNS);
    }
  });
});
