import { paise, rupees, total } from '../paise.ts';
import { type Oracle, same } from './oracle.ts';
import { taxIn } from './orders.ts';

export const addsUp: Oracle = {
  says: 'a bill adds up on its face: goods, charges, taxes and round-off are what is to pay',
  faults: ({ billed }) =>
    billed.all.flatMap(({ number, figures }) => {
      const charges = total(figures.charges.map(({ amount }) => amount));
      const taxes = total(figures.taxes.map(({ amount }) => amount));
      return same(number, figures.payable, figures.taxable + charges + taxes + figures.roundOff);
    }),
};

export const linesAddUp: Oracle = {
  says: 'the dishes of a bill come to its taxable value, and those of a combo to that of their line',
  faults: ({ billed }) =>
    billed.all.flatMap(({ number, figures: { lines, taxable } }) => [
      ...same(number, taxable, total(lines.map((line) => line.taxable))),
      ...lines.flatMap(({ label, parts, taxable: own }) =>
        parts ? same(`${number} ${label}`, own, total(parts.map((part) => part.taxable))) : [],
      ),
    ]),
};

export const lineIsItsParts: Oracle = {
  says: 'a line of a bill is its portions at their rate, less its discounts and the tax within',
  faults: ({ billed }) =>
    billed.all.flatMap(({ number, figures: { lines } }) =>
      lines.flatMap(({ label, quantity, rate, discount, share = 0, within = 0, taxable }) =>
        same(`${number} ${label}`, quantity * rate - discount - share - within, taxable),
      ),
    ),
};

export const halves: Oracle = {
  says: 'CGST and SGST of a document are the same to the paisa',
  faults: ({ billed }) =>
    billed.all.flatMap(({ number, figures: { taxes } }) => {
      const of = (name: string) =>
        total(taxes.flatMap(({ label, amount }) => (label.startsWith(name) ? amount : [])));
      return same(number, of('CGST'), of('SGST'));
    }),
};

export const dayAddsUp: Oracle = {
  says: 'a Z report adds up: dishes, charges, taxes and rounding, less discounts, are what was sold',
  faults: ({ till }) =>
    till.flatMap(({ number, sums }) => {
      const of = (...kinds: string[]) =>
        total(sums.flatMap(({ kind, amount }) => (kinds.includes(kind) ? amount : [])));
      const off = of('discount', 'complimentary');
      return same(`day ${number}`, of('order'), of('gross', 'charge', 'tax', 'rounding') - off);
    }),
};

export const billsStay: Oracle = {
  says: 'a bill stays as it was made, whatever settings become',
  faults: ({ book, billed }) =>
    book.bills.flatMap((was) => {
      const is = billed.all.find(({ number }) => number === was.number);
      return same(was.number, JSON.stringify(was.figures), JSON.stringify(is?.figures));
    }),
};

/** 1,234.50 as Indians write it. */
const written = (amount: number) =>
  (amount < 0 ? '−' : '') +
  Math.abs(rupees(amount)).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const sheetSays: Oracle = {
  says: 'the sheet of a document has its number, what its dishes, charges and taxes come to, its round-off and what is to pay',
  faults: ({ sheet }) => {
    if (sheet === null) return [];
    const { number, figures } = sheet.content;
    const { taxable, charges, taxes, roundOff, payable } = figures;
    const worth = taxable + total(charges.map(({ amount }) => amount));
    const all = [payable, worth, ...taxes.map(({ amount }) => amount), ...(roundOff === 0 ? [] : [roundOff])];
    return [number, ...all.map(written)].flatMap((word) =>
      sheet.text.includes(word) ? [] : same(`sheet of ${number}`, word, sheet.text),
    );
  },
};

export const receiptSays: Oracle = {
  says: 'a printed receipt adds up on its face, has the taxes of its orders, and comes to its bills less credit notes',
  faults: ({ receipt, papers }) => {
    const bills = receipt === null ? [] : (papers.get(receipt.tab) ?? []);
    const standing = receipt?.own.filter(({ state }) => state !== 5) ?? [];
    // What was cancelled says so, and what it was.
    if (receipt === null || bills.length === 0 || standing.length === 0) return [];
    const rows = receipt.lines.flatMap(({ text = '', right = '' }) =>
      right === '' ? [] : [{ text, amount: paise(right.replace(/[₹,]/g, '')) }],
    );
    const place = (named: string) => rows.findIndex(({ text }) => text === named);
    const sums = rows.slice(place('Items'), place('TOTAL'));
    const sumOf = (counts: (text: string) => boolean) =>
      total(sums.flatMap(({ text, amount }) => (counts(text) ? amount : [])));
    const isPaper = (text: string) => bills.some(({ number }) => number === text);
    const is = rows[place('TOTAL')]?.amount;
    const billed = bills.map(({ kind, figures }) => (kind === 'credit_note' ? -1 : 1) * figures.payable);
    const at = `receipt of ${bills[0]?.number}`;
    return [
      ...same(at, total(billed), is),
      ...same(
        `${at}, on its face`,
        is,
        sumOf((text) => !isPaper(text) && !text.startsWith('Incl.')),
      ),
      ...same(
        `${at}, taxes`,
        total(standing.map(taxIn)),
        sumOf((text) => text.includes('GST')),
      ),
    ];
  },
};
