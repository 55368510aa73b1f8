import { total } from '../paise.ts';
import { type Oracle, same } from './oracle.ts';

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
