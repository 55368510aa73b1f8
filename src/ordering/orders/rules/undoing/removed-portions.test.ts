import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { billOf, differenceOf } from '#money/bills/rules/bill.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge, PriceableLine } from '#ordering/prices/rules/price-line.ts';
import { charges, priceables } from '#testing/rules/arbitraries.ts';
import { aPriceable } from '#testing/rules/builders.ts';
import { at, holds } from '#testing/rules/expecting.ts';
import { foldOrder } from '../fold-order.ts';
import type { LoggedOrderEvent, OrderEvent } from '../order.ts';
import {
  type LineChange,
  linesAfter,
  linesOnly,
  putBack,
  type StoredLine,
  takeOff,
} from './removed-portions.ts';

type Line = StoredLine & PriceableLine & { label: string; options: string[] };

const aLine = (id: string, line: PriceableLine): Line => ({
  ...line,
  id,
  label: id,
  options: [],
  partOf: null,
  discarded: false,
  ready: false,
});
const thali = aLine('thali', aPriceable(250_00, { quantity: 4, taxes: [{ label: 'GST', rate: 500 }] }));
const chai = aLine('chai', aPriceable(20_00, { quantity: 1 }));
const told = (lines: Line[]) =>
  lines.map(({ id, quantity, discarded }) => `${quantity} ${id}${discarded ? ' off' : ''}`);
const off = (lines: Line[], which: number, keep: number, partId = 'part') =>
  takeOff(lines, at(lines, which), { keep, partId });
const changed = (done: LineChange<Line> | null) => {
  if (!done) throw new Error('Nothing has changed');
  return done;
};

test('removes one of four portions, then another, and puts each back to its line', () => {
  const first = changed(off([thali, chai], 0, 3, 'one'));
  expect(told(first.lines)).toEqual(['3 thali', '1 one off', '1 chai']);
  expect(first.change).toEqual({ lineId: 'one', of: 'thali', quantity: 1, discarded: true });
  const second = changed(off(first.lines, 0, 2, 'other'));
  expect(told(second.lines)).toEqual(['2 thali', '1 one off', '1 other off', '1 chai']);

  const back = changed(putBack(second.lines, at(second.lines, 1)));
  expect(told(back.lines)).toEqual(['3 thali', '1 other off', '1 chai']);
  expect(back.change).toEqual({ lineId: 'one', of: 'thali', quantity: 1, discarded: false });
  expect(changed(putBack(back.lines, at(back.lines, 1))).lines).toEqual([thali, chai]);
});

test('removing again, or fewer than were removed already, changes nothing', () => {
  const { lines } = changed(off([thali, chai], 0, 2));
  expect(off(lines, 0, 2)).toBeNull();
  expect(off(lines, 0, 3)).toBeNull();
  expect(off(lines, 1, 0)).toBeNull();
  expect(putBack(lines, at(lines, 0))).toBeNull();
});

test('removing the rest of a line absorbs the portions removed before, and all come back as ordered', () => {
  const some = changed(off([thali, chai], 0, 3));
  const all = changed(off(some.lines, 0, 0));
  expect(told(all.lines)).toEqual(['4 thali off', '1 chai']);
  expect(all.change).toEqual({ lineId: 'thali', discarded: true, quantity: 3 });
  expect(changed(putBack(all.lines, at(all.lines, 0))).lines).toEqual([thali, chai]);
});

test('unmade portions that come back to a ready dish make it unready', () => {
  const { lines } = changed(off([thali, chai], 0, 3));
  const made = lines.map((line) => (line.id === 'thali' ? { ...line, ready: true } : line));
  const back = changed(putBack(made, at(made, 1)));
  expect(back.noLongerReady).toBe('thali');
  expect(at(back.lines, 0)).toEqual(thali);

  const madeBefore = changed(off([{ ...thali, ready: true }], 0, 3));
  expect(changed(putBack(madeBefore.lines, at(madeBefore.lines, 1))).noLongerReady).toBeNull();
});

test('unmade portions come back unmade with the rest of a dish that was made', () => {
  const { lines } = changed(off([thali, chai], 0, 3));
  const made = lines.map((line) => (line.id === 'thali' ? { ...line, ready: true } : line));
  const all = changed(off(made, 0, 0));
  expect(all.noLongerReady).toBe('thali');
  expect(changed(putBack(all.lines, at(all.lines, 0))).lines).toEqual([thali, chai]);
});

test('a line has at most twenty parts; portions removed after that join the last', () => {
  let lines = [aLine('chai', aPriceable(20_00, { quantity: 100 }))];
  const log: LoggedOrderEvent[] = [];
  for (let keep = 99; keep > 0; keep--) {
    const done = changed(off(lines, 0, keep, `part ${keep}`));
    log.push({ seq: keep, at: 0, event: { what: 'item', ...done.change, before: 0, after: 0 } });
    lines = done.lines;
  }
  expect(lines).toHaveLength(21);
  expect(told(lines)).toEqual([
    '1 chai',
    ...Array(19).fill(expect.stringMatching(/^1 part/)),
    '80 part 80 off',
  ]);
  expect(linesAfter(lines, foldOrder(log))).toEqual(lines);
});

test('whole lines removed by an older version can be put back', () => {
  const { lines } = changed(off([thali, chai], 0, 3));
  const restOff = lines.map((line) => (line.id === 'thali' ? { ...line, discarded: true } : line));
  for (const which of [0, 1])
    expect(changed(putBack(restOff, at(restOff, which))).lines).toEqual([thali, chai]);
});

const orders = fc
  .array(priceables, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.map((line, index) => aLine(String(index), line)));
const steps = fc.array(
  fc.record({
    which: fc.nat(9),
    what: fc.constantFrom('off', 'back', 'made', 'not made'),
    keep: fc.oneof(fc.nat(3), fc.nat(999)),
  }),
  { maxLength: 30 },
);

/** An order, its log, and how many portions of each line the kitchen has really made. */
class Life {
  readonly log: LoggedOrderEvent[] = [];
  readonly made = new Map<string, number>();
  lines: Line[];
  private readonly extra: Charge[];
  constructor(lines: Line[], extra: Charge[]) {
    this.lines = lines;
    this.extra = extra;
  }

  tick(line: Line, ready: boolean): void {
    if (line.discarded) return;
    this.tell({ what: 'ready', lineId: line.id, ready });
    this.lines = this.lines.map((each) => (each === line ? { ...line, ready } : each));
    this.made.set(line.id, ready ? line.quantity : 0);
  }

  change(done: LineChange<Line> | null, isOff: boolean): void {
    if (!done) return;
    const [before, after] = [this.amountOf(this.lines), this.amountOf(done.lines)];
    expect(isOff ? before - after : after - before).toBeGreaterThanOrEqual(0);
    expectDifference(this.lines, done.lines, isOff);
    this.tell({ what: 'item', ...done.change, before, after });
    if (done.noLongerReady) this.tell({ what: 'ready', lineId: done.noLongerReady, ready: false });
    this.moveMade(done.lines);
    this.lines = done.lines;
  }

  expectAgreement(ordered: Line[]): void {
    const fold = foldOrder(this.log);
    expect(linesAfter(this.lines, fold)).toEqual(this.lines);
    expect(linesAfter(this.lines, foldOrder([])).map(asOrdered)).toEqual(ordered);
    for (const { id, ready } of linesOnly(this.lines)) expect(fold.ready.has(id)).toBe(ready);
    for (const { id, quantity } of this.lines.filter(({ ready, discarded }) => ready && !discarded))
      expect(this.made.get(id)).toBeGreaterThanOrEqual(quantity);
  }

  /** Made portions stay made: they leave a ready line with what is removed, and come back with it. */
  private moveMade(after: Line[]): void {
    const isIn = (lines: Line[], id: string) => lines.some((each) => each.id === id);
    for (const { id, ready, quantity } of after.filter((line) => !isIn(this.lines, line.id)))
      this.made.set(id, ready ? quantity : 0);
    for (const { partOf, ready, quantity } of this.lines.filter((line) => !isIn(after, line.id)))
      this.made.set(partOf ?? '', (this.made.get(partOf ?? '') ?? 0) + (ready ? quantity : 0));
  }

  private amountOf(lines: Line[]): number {
    return priceCart(
      lines.filter((line) => !line.discarded),
      this.extra,
    ).grandTotal;
  }

  private tell(event: OrderEvent): void {
    this.log.push({ seq: this.log.length, at: 0, event });
  }
}

test('after any steps, log and lines agree, bills differ by exactly the removed portions, and nothing is lost', () => {
  holds(
    fc.property(orders, charges, steps, (ordered, extra, todo) => {
      const life = new Life(ordered, extra);
      todo.forEach(({ which, what, keep }, step) => {
        const line = at(life.lines, which % life.lines.length);
        if (what === 'off') life.change(takeOff(life.lines, line, { keep, partId: `part ${step}` }), true);
        else if (what === 'back') life.change(putBack(life.lines, line), false);
        else life.tick(line, what === 'made');
        life.expectAgreement(ordered);
      });
      for (let line = life.lines.find(isRemoved); line; line = life.lines.find(isRemoved))
        life.change(putBack(life.lines, line), false);
      expect(life.lines.map(asOrdered)).toEqual(ordered);
    }),
  );
});

const asOrdered = (line: Line): Line => ({ ...line, ready: false });
const isRemoved = ({ discarded }: Line) => discarded;

/**
 * The credit note or additional bill has one row: the portions that were removed or put back, at their price.
 */
function expectDifference(before: Line[], after: Line[], isOff: boolean): void {
  const billed = (lines: Line[]) =>
    billOf(
      lines.filter((line) => !line.discarded),
      [],
      { kind: 'bill', isRounded: false },
    );
  const [more, less] = isOff ? [billed(before), billed(after)] : [billed(after), billed(before)];
  const credit = differenceOf(more, less);
  const { lines, taxable, taxes } = credit;
  expect(lines).toHaveLength(1);
  const { quantity, rate, discount, taxable: own } = at(lines, 0);
  expect(rate * quantity - discount).toBe(own);
  expect(own).toBe(taxable);
  expect(taxes.reduce((sum, { amount }) => sum + amount, taxable)).toBe(credit.total);
}
