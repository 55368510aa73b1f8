import type { StaffOrderView } from '#domain/api/order.ts';
import type { BillContent } from '#domain/bills/bill-sheet.ts';
import { entriesOf } from '#domain/books/entries.ts';
import { gstr1Of } from '#domain/books/gstr1.ts';
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

export const billsAreOrders: Oracle = {
  says: 'the bills of an order or a table, less its credit notes, come to what its orders cost',
  faults: (seen) =>
    [...seen.papers].flatMap(([tab, papers]) => {
      const own = standing(seen).filter((order) => tabOf(order) === tab);
      const billed = total(papers.map((paper) => signOf(paper) * paper.figures.payable));
      return papers.length === 0 ? [] : same(nameOfTab(seen, tab), total(own.map(priceOf)), billed);
    }),
};

export const billsHaveTheTax: Oracle = {
  says: 'the tax on bills, less credit notes, is that of their orders to the paisa',
  faults: (seen) =>
    [...seen.papers].flatMap(([tab, papers]) => {
      const own = standing(seen).filter((order) => tabOf(order) === tab);
      return papers.length === 0
        ? []
        : same(nameOfTab(seen, tab), total(own.map(taxIn)), total(papers.map(taxOfBill)));
    }),
};

export const everySaleIsBilled: Oracle = {
  says: 'whatever was sold has a bill once its day is closed',
  faults: (seen) =>
    standing(seen).flatMap((order) =>
      (seen.papers.get(tabOf(order)) ?? []).length > 0
        ? []
        : same(`order ${order.orderNo}`, 'a bill', 'no bill'),
    ),
};

const nameOfTab = ({ orders }: Seen, tab: string) =>
  `orders ${orders.flatMap((order) => (tabOf(order) === tab ? order.orderNo : [])).join(', ')}`;

export const tillIsOrders: Oracle = {
  says: 'the Z reports have the price and the taxes of all orders',
  faults: (seen) => {
    const [should, is] = [new Sums(), new Sums()];
    for (const order of standing(seen)) {
      should.add('orders', priceOf(order));
      for (const { label, value } of namedTaxes(order)) should.add(bare(label), paise(value));
    }
    for (const { kind, label, key, amount } of seen.till.flatMap(({ sums }) => sums))
      if (kind === 'order') is.add('orders', amount);
      else if (kind === 'tax' || kind === 'taxWithin') is.add(bare(label || key), amount);
    return same('all days', should, is);
  },
};

/** The name of a tax without its rate. */
const bare = (label: string) => label.replace(/[^A-Z].*$/, '');

export const reportIsOrders: Oracle = {
  says: 'the report has the amount and the taxes of all orders',
  faults: (seen) => {
    const [should, is] = [new Sums(), new Sums()];
    for (const order of standing(seen)) {
      should.add('amount', paise(order.amount));
      for (const { label, value } of namedTaxes(order)) should.add(bare(label), paise(value));
    }
    is.add('amount', seen.report.totals.revenue);
    for (const { label, amount } of seen.report.taxes) is.add(bare(label), amount);
    return same('all days', should, is);
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
  says: 'GSTR-1 of both months has the taxes of all orders',
  faults: (seen) => {
    const all = seen.billed.months.map((bills, at) =>
      gstr1Of(bills, { gstin: GSTIN, month: MONTHS[at] ?? '' }),
    );
    const tax = total(all.flatMap((file) => taxesIn(file)));
    return same('tax', total(standing(seen).map(taxIn)), tax);
  },
};

/** Of its table of small sales: here nobody is a company, and nothing goes to another state. */
function taxesIn(file: object): number[] {
  const rows = 'b2cs' in file ? (file.b2cs as { camt?: number; samt?: number }[]) : [];
  return rows.map(({ camt, samt }) => paise(camt) + paise(samt));
}

export const journalIsOrders: Oracle = {
  says: 'the journal books the taxes of all orders, and each of its entries comes to nothing',
  faults: (seen) => {
    const entries = entriesOf(seen.billed.months.flat(), seen.money);
    const tax = entries
      .flatMap(({ postings }) => postings)
      .flatMap(({ account, amount }) => (account === 'cgst' || account === 'sgst' ? -amount : []));
    return [
      ...entries.flatMap(({ day, kind, postings }) =>
        same(`${day} ${kind}`, 0, total(postings.map(({ amount }) => amount))),
      ),
      ...same('tax', total(standing(seen).map(taxIn)), total(tax)),
    ];
  },
};
