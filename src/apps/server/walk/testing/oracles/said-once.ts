import type { BillContent } from '#money/bills/rules/bill-sheet.ts';
import { entriesOf } from '#money/books/rules/entries.ts';
import { gstr1Of } from '#money/books/rules/gstr1.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { GSTIN } from '../house.ts';
import { paise, Sums, total } from '../paise.ts';
import { MONTHS, type Seen, tabOf } from '../seen.ts';
import { type Oracle, same } from './oracle.ts';
import { priceOf, taxIn } from './orders.ts';

const CANCELLED = 5;
const signOf = ({ kind }: BillContent) => (kind === 'credit_note' ? -1 : 1);
const taxOfBill = (bill: BillContent) => signOf(bill) * total(bill.figures.taxes.map(({ amount }) => amount));
const standing = ({ orders }: Seen) => orders.filter(({ state }) => state !== CANCELLED);
const namedTaxes = (order: StaffOrderView) =>
  order.charges.filter(({ label }) => !['Service', 'Packing'].includes(label));

/** Each order alone and each table: its orders that stand, and its bills with their credit notes. */
const tabsOf = (seen: Seen) =>
  [...Map.groupBy(seen.orders, tabOf)].map(([tab, orders]) => ({
    at: `orders ${orders.map(({ orderNo }) => orderNo).join(', ')}`,
    own: orders.filter(({ state }) => state !== CANCELLED),
    papers: seen.papers.get(tab) ?? [],
  }));

export const billsAreOrders: Oracle = {
  says: 'whatever was sold is billed once its day is closed, and bills less credit notes come to what orders cost',
  faults: (seen) =>
    tabsOf(seen).flatMap(({ at, own, papers }) => {
      const billed = total(papers.map((paper) => signOf(paper) * paper.figures.payable));
      return same(at, total(own.map(priceOf)), billed);
    }),
};

export const billsHaveTheTax: Oracle = {
  says: 'the tax on bills, less credit notes, is that of their orders; of a GST of one name, which the law halves, a document may leave the odd paisa of each rate to its round-off',
  faults: (seen) =>
    tabsOf(seen).flatMap(({ at, own, papers }) => {
      const [should, is] = [total(own.map(taxIn)), total(papers.map(taxOfBill))];
      const halved = total(papers.map(({ figures }) => Math.ceil(figures.taxes.length / 2)));
      const isRight = Math.abs(should - is) <= (seen.house.isOneTax ? halved : 0);
      return isRight ? [] : same(at, should, is);
    }),
};

/** What all orders come to, and their taxes by name without the rate. */
function sumsOfOrders(seen: Seen, costOf: (order: StaffOrderView) => number): Sums {
  const sums = new Sums();
  for (const order of standing(seen)) {
    sums.add('orders', costOf(order));
    for (const { label, value } of namedTaxes(order)) sums.add(bare(label), paise(value));
  }
  return sums;
}

const bare = (label: string) => label.replace(/[^A-Z].*$/, '');

export const tillIsOrders: Oracle = {
  says: 'the Z reports have the price and the taxes of all orders',
  faults: (seen) => {
    const is = new Sums();
    for (const { kind, label, key, amount } of seen.till.flatMap(({ sums }) => sums))
      if (kind === 'order') is.add('orders', amount);
      else if (kind === 'tax' || kind === 'taxWithin') is.add(bare(label || key), amount);
    return same('all days', sumsOfOrders(seen, priceOf), is);
  },
};

export const reportIsOrders: Oracle = {
  says: 'the report has the amount and the taxes of all orders',
  faults: (seen) => {
    const is = new Sums().add('orders', seen.report.totals.revenue);
    for (const { label, amount } of seen.report.taxes) is.add(bare(label), amount);
    return same(
      'all days',
      sumsOfOrders(seen, ({ amount }) => paise(amount)),
      is,
    );
  },
};

export const apiIsOrders: Oracle = {
  says: '/v1 has every order at its price, and the amount and taxes of all of them',
  faults: (seen) => [
    ...seen.orders.flatMap((order) => {
      const found = seen.api.orders.find(({ id }) => id === order._id);
      return same(`order ${order.orderNo}`, paise(order.amount) + paise(order.money.roundOff), found?.total);
    }),
    ...same('amount', total(standing(seen).map(({ amount }) => paise(amount))), seen.api.sales.amount),
    ...same(
      'taxes',
      total(standing(seen).map(taxIn)),
      total(seen.api.sales.taxes.map(({ amount }) => amount)),
    ),
  ],
};

export const returnIsBills: Oracle = {
  says: 'GSTR-1 of both months has the taxes of all bills, less credit notes',
  faults: (seen) => {
    const all = seen.billed.months.map((bills, at) =>
      gstr1Of(bills, { gstin: GSTIN, month: MONTHS[at] ?? '' }),
    );
    const tax = total(all.flatMap((file) => taxesIn(file)));
    return same('tax', total(seen.billed.all.map(taxOfBill)), tax);
  },
};

/** Of its table of small sales: here nobody is a company, and nothing goes to another state. */
function taxesIn(file: object): number[] {
  const rows = 'b2cs' in file ? (file.b2cs as { camt?: number; samt?: number }[]) : [];
  return rows.map(({ camt, samt }) => paise(camt) + paise(samt));
}

export const journalIsBills: Oracle = {
  says: 'the journal books the taxes of all bills, less credit notes, and each of its entries comes to nothing',
  faults: (seen) => {
    const entries = entriesOf(seen.billed.months.flat(), seen.money);
    const tax = entries
      .flatMap(({ postings }) => postings)
      .flatMap(({ account, amount }) => (account === 'cgst' || account === 'sgst' ? -amount : []));
    return [
      ...entries.flatMap(({ day, kind, postings }) =>
        same(`${day} ${kind}`, 0, total(postings.map(({ amount }) => amount))),
      ),
      ...same('tax', total(seen.billed.all.map(taxOfBill)), total(tax)),
    ];
  },
};

export const journalIsDrawer: Oracle = {
  says: 'the journal has at the end of each day what is in the drawer, and in all what was short or over, and what suppliers and the bank got of it',
  faults: ({ billed, money, cash, book }) => {
    const postings = entriesOf(billed.months.flat(), money, cash).flatMap((entry) =>
      entry.postings.map((posting) => ({ ...posting, day: entry.day })),
    );
    const balance = (account: string, until = '9') =>
      total(postings.flatMap((one) => (one.account === account && one.day <= until ? one.amount : [])));
    const over = book.drawers.map(({ expected, counted }) => (counted ?? expected) - expected);
    return [
      ...[...book.inDrawer].flatMap(([day, is]) => same(`cash on ${day}`, is, balance('Cash', day))),
      ...same('short or over', -total(over), balance('difference')),
      ...same('suppliers', book.toSuppliers, balance('suppliers')),
      ...same('bank', total(book.drawers.map(({ toBank }) => toBank)), balance('bank')),
    ];
  },
};
