import { expect } from 'vitest';
import type { TillView } from '../../src/money/till/wire/till.ts';
import type { StaffOrderView } from '../../src/ordering/orders/wire/order.ts';
import { partIdOf } from '../../src/restaurant/without-the-line/rules/own-ids.ts';

/** What people were shown as done. */
export interface Shown {
  /** By the order's id, what was paid at once for it. */
  orders: Map<string, number | null>;
  /** By the order's id, the number of its bill on its receipt. */
  papers: Map<string, string>;
  /** Orders that somebody has begun. One whose tablet crashed meanwhile may be there or not. */
  begun: Set<string>;
  /** Cash for tables, by its command. */
  tables: Map<string, number>;
  /** Cash put in, and taken out (negative), by its command. */
  moved: Map<string, number>;
  /** Changes that add a dish or give a discount, by their command. */
  edits: Set<string>;
}

const rupees = (sum: number) => Math.round(sum * 100);
const sumOf = (sums: Iterable<number | null>) => [...sums].reduce<number>((all, one) => all + (one ?? 0), 0);

/** Each order that somebody was shown is there once, as it was paid, and none that nobody has made. */
export function expectOrders(orders: readonly StaffOrderView[], { orders: shown, begun }: Shown): void {
  expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(orders.length);
  for (const [id, paid] of shown) {
    const found = orders.filter(({ _id }) => _id === id);
    expect(found.length, `${id} is there`).toBe(1);
    if (paid !== null) expect(found[0]?.payment.paid).toBe(paid);
  }
  for (const { _id } of orders) expect(begun.has(_id), `${_id} was made by somebody`).toBe(true);
}

/** What somebody was shown as added or given is on an order once, or is left to check. */
export function expectEdits(
  orders: readonly StaffOrderView[],
  questions: readonly { _id: string }[],
  { edits }: Shown,
): void {
  for (const id of edits) {
    const isIt = ({ _id }: { _id: string }) => _id === partIdOf(id, 0);
    const on = orders.map(({ items, discounts = [] }) => [...items, ...discounts].filter(isIt).length);
    const isLeft = questions.some(({ _id }) => _id === id);
    expect(Math.max(...on), `${id} is there`).toBe(isLeft ? 0 : 1);
  }
}

/** The drawers of all days have what was paid for the orders, and what was put in and taken out. */
export function expectDrawers(
  days: readonly Pick<TillView, 'drawers'>[],
  orders: readonly StaffOrderView[],
  { tables, moved }: Shown,
): void {
  const drawers = days.flatMap((day) => day.drawers);
  const cash = sumOf(drawers.map((drawer) => drawer.cash));
  const paidFor = (some: readonly StaffOrderView[]) => sumOf(some.map(({ payment }) => payment.paid ?? 0));
  expect(cash).toBe(rupees(paidFor(orders)));
  const alone = orders.filter(({ sitting }) => !sitting);
  expect(cash).toBe(rupees(paidFor(alone) + sumOf(tables.values())));
  expect(sumOf(drawers.map((drawer) => drawer.in - drawer.out))).toBe(rupees(sumOf(moved.values())));
}

/** What stands on a receipt is the number of that sale's bill. */
export function expectPapers(
  bills: readonly { number: string; orderId: string }[],
  { papers }: Pick<Shown, 'papers'>,
): void {
  for (const [id, number] of papers)
    expect(
      bills.filter(({ orderId }) => orderId === id).map((bill) => bill.number),
      `the bill of ${id}`,
    ).toContain(number);
}

/** Each series of bills begins with 1 and has no gap. */
export function expectSeries(bills: readonly { number: string }[]): void {
  const series = new Map<string, number[]>();
  for (const { number } of bills) {
    const [, prefix = '', name = '', place = ''] = /^(\D*)(.*?)(\d+)$/.exec(number) ?? [];
    // The prefix may be another one from some number on.
    const key = `${prefix === 'CN/' ? prefix : ''}${name}`;
    series.set(key, [...(series.get(key) ?? []), Number(place)]);
  }
  for (const [name, places] of series) {
    const sorted = places.toSorted((one, other) => one - other);
    expect(sorted, name).toEqual(sorted.map((_, at) => at + 1));
  }
}
