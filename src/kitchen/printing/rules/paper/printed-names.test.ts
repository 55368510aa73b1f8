import { expect, test } from 'vitest';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { type Printout, renderPrintout } from '../printout.ts';
import { renderTicket, type Ticket } from '../tickets/kitchen-ticket.ts';

const hi = (label: string) => ({ hi: { label } });
const dosa = {
  quantity: 2,
  label: 'Dosa',
  options: ['Half'],
  translations: { hi: { label: 'डोसा', options: ['आधा'] } },
};
const store = { name: 'Udupi Tiffin', timeZone: 'Asia/Kolkata' };
const told = {
  orderNo: 7,
  orderType: 'Garden',
  orderTypeTranslations: hi('बगीचे में'),
  table: null,
  customer: '',
  address: '',
  at: Date.parse('2026-11-20T12:00:00Z'),
};
const ticket: Ticket = { ...told, round: null, kind: 'new', store, remarks: '', reason: '', lines: [dosa] };
const bill: Printout = {
  ...told,
  store: {
    ...store,
    legalName: '',
    address: { street: '', city: 'Udupi', state: '', pinCode: '' },
    gstNo: '',
    fssaiNo: '',
    currency: 'INR',
  },
  bill: null,
  isCancelled: false,
  rounds: [
    {
      lines: [{ ...dosa, full: 80_00, base: 80_00, categoryDiscount: 0, itemDiscount: 0, taxes: [] }],
      charges: [
        { label: 'Plates', kind: 'absolute', amount: 10_00, translations: hi('पत्तल') },
        { label: 'Packing', kind: 'absolute', amount: 5_00 },
      ],
    },
  ],
  tips: 0,
  paid: 175_00,
  method: 'Cash',
  roundOff: null,
  upiLink: null,
};
const words = (lines: object[]) => JSON.stringify(lines);

test.each<[OfficeLanguage, string[], string[]]>([
  ['hi', ['डोसा', 'आधा', 'बगीचे में'], ['Dosa', 'Half', 'Garden']],
  ['en', ['Dosa', 'Half', 'Garden'], ['डोसा', 'आधा', 'बगीचे में']],
])('a printer whose language is %s prints the names of that language', (language, shown, hidden) => {
  for (const paper of [words(renderTicket(ticket, language)), words(renderPrintout(bill, language))]) {
    for (const name of shown) expect(paper).toContain(name);
    for (const name of hidden) expect(paper).not.toContain(name);
  }
});

test("a printout in Hindi has the charges by the restaurant's names, else by their usual ones", () => {
  const paper = words(renderPrintout(bill, 'hi'));
  for (const name of ['पत्तल', 'पैकिंग', 'नकद']) expect(paper).toContain(name);
});

test('prints untranslated names as they are', () => {
  const { translations: _, ...plain } = dosa;
  expect(words(renderTicket({ ...ticket, lines: [plain] }, 'hi'))).toContain('Dosa');
});

test('a cancelled ticket has the reason in the words of the staff', () => {
  const cancelled: Ticket = { ...ticket, kind: 'cancelled', reason: 'At your request' };
  expect(words(renderTicket(cancelled, 'en'))).toContain('Guest asked for it');
});
