import { expect, test } from 'vitest';
import type { PrinterView } from '#kitchen/printing/wire/printing.ts';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import { paperByHand, papersOf, papersOfTable } from './papers-of.ts';

const profile = {
  name: 'Udupi',
  legalName: '',
  gstNo: '',
  fssaiNo: '',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  address: { street: '', city: '', state: '', pinCode: '', country: '' },
  upi: null,
} as unknown as StoreForStaff;
const catalogue = {
  orderConfigs: [{ _id: 'pickup', label: 'Pickup' }],
  menus: [
    {
      categories: [
        { _id: 'food', items: [{ _id: 'dosa' }] },
        { _id: 'drinks', items: [{ _id: 'tea' }] },
      ],
    },
  ],
} as unknown as CatalogueView;

const item = (_id: string, price: string) => ({
  _id,
  itemID: _id,
  itemLabel: _id,
  quantity: 1,
  price,
  value: price,
  savings: '0.00',
  images: [],
  configs: [],
  discarded: false,
  ready: false,
  taxes: [],
});
const order = (more: Partial<StaffOrderView> = {}): StaffOrderView => ({
  _id: 'o',
  slug: '',
  orderNo: 7,
  tabletLetter: 'B',
  profileID: 's',
  state: 1,
  items: [item('dosa', '90.00'), item('tea', '20.00')],
  user: { name: '', phone: '', countryCode: '' },
  address: 'ASAP',
  remarks: '',
  createdAt: '2026-11-20T13:35:00Z',
  amount: 110,
  orderType: 'Pickup',
  orderKind: 'pickup',
  charges: [],
  rates: [],
  table: null,
  timeline: [],
  payment: { state: 'paid', method: 'Cash', paid: 110 },
  money: { due: 0, claim: null, upi: null },
  estimate: null,
  store: { name: 'Udupi', slug: 'udupi', logo: null, currency: 'INR' },
  ...more,
});

const printer = (_id: string, more: Partial<PrinterView> = {}): PrinterView => ({
  _id,
  name: _id,
  kind: 'device',
  address: '',
  paper: 80,
  language: 'en',
  copies: 1,
  enabled: true,
  tickets: true,
  receipts: false,
  categories: null,
  orderTypes: null,
  drawer: false,
  seenAt: null,
  failingSince: null,
  fault: null,
  waiting: 0,
  ...more,
});
const CASH = { isPaid: true, isCash: true, billNumber: 'INV/26-27/B/0042' as string | null };
const NOT_PAID = { isPaid: false, isCash: false, billNumber: null };

function printed(
  printers: PrinterView[],
  sold = CASH,
  made = order(),
  here = printers.map(({ _id }) => _id),
) {
  const papers = papersOf(made, sold, { profile, catalogue, printers, stations: [], here: new Set(here) });
  return papers.map(({ printer: { _id }, what, lines }) => {
    const dishes = ['dosa', 'tea'].filter((dish) => JSON.stringify(lines).includes(`"${dish}"`));
    return [what, _id, ...dishes].join(' ');
  });
}

const counter = printer('counter', { categories: ['drinks'], receipts: true, drawer: true });
const kitchen = printer('kitchen', { categories: ['food'] });

test('the drawer opens first, each printer gets its dishes, and the guest the receipt', () => {
  expect(printed([counter, kitchen])).toEqual([
    'drawer counter',
    'ticket counter tea',
    'ticket kitchen dosa',
    'receipt counter dosa tea',
  ]);
});

test('printers of others print nothing here, and their dishes come out nowhere else', () => {
  expect(printed([counter, kitchen], NOT_PAID, order(), ['counter'])).toEqual(['ticket counter tea']);
  expect(printed([counter, kitchen], CASH, order(), [])).toEqual([]);
});

test('a dish without a printer of its own comes out on the first one', () => {
  expect(printed([{ ...counter, receipts: false }], NOT_PAID)).toEqual(['ticket counter dosa tea']);
});

test.each([
  ['a printer that is switched off', [printer('a', { enabled: false, receipts: true, drawer: true })]],
  ['one for other order types', [printer('a', { orderTypes: ['delivery'], receipts: true })]],
])('%s prints nothing', (_, printers) => {
  expect(printed(printers)).toEqual([]);
});

test('what is handed over at once has no ticket, and a receipt also if it is not paid', () => {
  expect(printed([counter], NOT_PAID, order({ state: 4 }))).toEqual(['receipt counter dosa tea']);
});

test('the receipt has the number of the bill and what went back as change', () => {
  const sold = { ...CASH, cash: { given: 200_00, change: 90_00 } };
  const [, , receipt] = papersOf(order(), sold, {
    profile,
    catalogue,
    printers: [counter],
    stations: [],
    here: new Set(['counter']),
  });
  const lines = receipt?.lines.flatMap((line) => (line.kind === 'text' ? `${line.text} ${line.right}` : []));
  expect(lines).toEqual(
    expect.arrayContaining(['Bill no. INV/26-27/B/0042', 'Cash given ₹200.00', 'Change ₹90.00']),
  );
});

test('cash of a table opens the drawer, and its printout comes out once all is paid: all rounds, the bill and how it was paid', () => {
  const sitting = { _id: 'table', round: 1 };
  const unpaid = {
    payment: { state: 'unpaid' as const, method: 'Later' },
    money: { due: 110, claim: null, upi: null },
  };
  const rounds = [order({ ...unpaid, sitting }), order({ ...unpaid, sitting, _id: 'p', orderNo: 8 })];
  const paid = { isCash: true, billNumber: 'INV/26-27/B/0043', tips: 0, isSettled: true };
  const received = { paid: 220_00, method: 'Card + Cash' };
  const scene = {
    profile,
    catalogue,
    printers: [counter, kitchen],
    stations: [],
    here: new Set(['counter', 'kitchen']),
  };
  const [drawer, printout, ...others] = papersOfTable(rounds, { ...paid, received }, scene);
  expect([drawer?.what, printout?.what, others]).toEqual(['drawer', 'receipt', []]);
  const words = JSON.stringify(printout?.lines);
  for (const word of ['INV/26-27/B/0043', 'PAID (Card + Cash)', '220.00']) expect(words).toContain(word);
  const part = papersOfTable(rounds, { ...paid, received, isSettled: false }, scene);
  expect(part.map(({ what }) => what)).toEqual(['drawer']);

  const [ticket] = paperByHand('ticket', rounds.slice(1), { printer: kitchen, told: paid }, scene);
  expect(JSON.stringify(ticket?.lines)).toContain('dosa');
  expect(JSON.stringify(ticket?.lines)).not.toContain('tea');
  const [bill] = paperByHand(
    'receipt',
    rounds,
    { printer: counter, told: { billNumber: null, tips: 0 } },
    scene,
  );
  expect(JSON.stringify(bill?.lines)).toContain('220.00');
});

test('a round that a tablet takes without the line prints what its table does not eat', () => {
  const needs = { avoid: ['nuts' as const], eats: 'jain' as const, spice: null };
  const made = order({ sitting: { _id: 's', round: 1, needs } });
  const scene = { profile, catalogue, printers: [printer('k')], stations: [], here: new Set(['k']) };
  expect(JSON.stringify(papersOf(made, NOT_PAID, scene))).toContain('Jain, no nuts');
});
