import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { billOf, differenceOf } from './bill.ts';
import { foldOrder, type LoggedOrderEvent } from './order.ts';
import { type PriceableLine, priceCart } from './pricing.ts';
import { type KeptLine, type LineChange, linesAfter, putBack, takeOff } from './taken-off.ts';
import { charges, priceables } from './testing/arbitraries.ts';
import { aPriceable } from './testing/builders.ts';
import { at, holds } from './testing/expecting.ts';

type Line = KeptLine & PriceableLine & { label: string; options: string[] };

const aLine = (id: string, line: PriceableLine): Line => ({
  ...line,
  ...{ id, label: id, options: [], partOf: null, discarded: false, ready: false },
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

test('of four portions one is taken off, then another, and each goes back to its line', () => {
  const first = changed(off([thali, chai], 0, 3, 'one'));
  expect(told(first.lines)).toEqual(['3 thali', '1 one off', '1 chai']);
  expect(first.change).toEqual({ lineId: 'one', of: 'thali', quantity: 1, discarded: true });
  const second = changed(off(first.lines, 0, 2, 'other'));
  expect(told(second.lines)).toEqual(['2 thali', '1 other off', '1 one off', '1 chai']);

  const back = changed(putBack(second.lines, at(second.lines, 2)));
  expect(told(back.lines)).toEqual(['3 thali', '1 other off', '1 chai']);
  expect(back.change).toEqual({ lineId: 'one', of: 'thali', quantity: 1, discarded: false });
  expect(changed(putBack(back.lines, at(back.lines, 1))).lines).toEqual([thali, chai]);
});

test('who asks again, or for fewer than are off already, changes nothing', () => {
  const { lines } = changed(off([thali, chai], 0, 2));
  expect(off(lines, 0, 2)).toBeNull();
  expect(off(lines, 0, 3)).toBeNull();
  expect(off(lines, 1, 0)).toBeNull();
  expect(putBack(lines, at(lines, 0))).toBeNull();
});

test('the rest of a line takes with it what was off before, and comes back as it was ordered', () => {
  const some = changed(off([thali, chai], 0, 3));
  const all = changed(off(some.lines, 0, 0));
  expect(told(all.lines)).toEqual(['4 thali off', '1 chai']);
  expect(all.change).toEqual({ lineId: 'thali', discarded: true, quantity: 3 });
  expect(changed(putBack(all.lines, at(all.lines, 0))).lines).toEqual([thali, chai]);
});

test('portions that nobody has made come back to a dish that was ready, and it is not ready any more', () => {
  const { lines } = changed(off([thali, chai], 0, 3));
  const made = lines.map((line) => (line.id === 'thali' ? { ...line, ready: true } : line));
  const back = changed(putBack(made, at(made, 1)));
  expect(back.noLongerReady).toBe('thali');
  expect(at(back.lines, 0)).toEqual(thali);

  const madeBefore = changed(off([{ ...thali, ready: true }], 0, 3));
  expect(changed(putBack(madeBefore.lines, at(madeBefore.lines, 1))).noLongerReady).toBeNull();
});

test('a program of before, which knows whole lines only, leaves nothing that can’t be put back', () => {
  const { lines } = changed(off([thali, chai], 0, 3));
  const restOff = lines.map((line) => (line.id === 'thali' ? { ...line, discarded: true } : line));
  for (const which of [0, 1])
    expect(changed(putBack(restOff, at(restOff, which))).lines).toEqual([thali, chai]);
});

const orders = fc
  .array(priceables, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.map((line, index) => aLine(String(index), line)));
const steps = fc.array(
  fc.record({ which: fc.nat(9), isOff: fc.boolean(), keep: fc.oneof(fc.nat(3), fc.nat(999)) }),
  { maxLength: 30 },
);

test('whatever is taken off and put back: log and lines agree, bills differ by just that, and nothing is lost', () => {
  holds(
    fc.property(orders, charges, steps, (ordered, extra, todo) => {
      let lines = ordered;
      const log: LoggedOrderEvent[] = [];
      const amountOf = (each: Line[]) =>
        priceCart(
          each.filter((line) => !line.discarded),
          extra,
        ).grandTotal;
      todo.forEach(({ which, isOff, keep }, step) => {
        const line = at(lines, which % lines.length);
        const done = isOff ? takeOff(lines, line, { keep, partId: `part ${step}` }) : putBack(lines, line);
        if (!done) return;
        const [before, after] = [amountOf(lines), amountOf(done.lines)];
        log.push({ seq: step, at: step, event: { what: 'item', ...done.change, before, after } });
        expect(isOff ? before - after : after - before).toBeGreaterThanOrEqual(0);
        expectDifference(lines, done.lines, isOff);
        lines = done.lines;
        expect(linesAfter(lines, foldOrder(log)).toSorted(byId)).toEqual(lines.toSorted(byId));
        expect(linesAfter(lines, foldOrder([]))).toEqual(ordered);
      });
      for (let line = lines.find(isDiscarded); line; line = lines.find(isDiscarded))
        lines = changed(putBack(lines, line)).lines;
      expect(lines).toEqual(ordered);
    }),
  );
});

const isDiscarded = ({ discarded }: Line) => discarded;
const byId = (one: Line, other: Line) => one.id.localeCompare(other.id);

/** The credit note, or the bill in addition, has one row: the portions that went or came, at their price. */
function expectDifference(before: Line[], after: Line[], isOff: boolean): void {
  const billed = (lines: Line[]) =>
    billOf(
      lines.filter((line) => !line.discarded),
      [],
      { kind: 'bill', isRounded: false },
    );
  const [more, less] = isOff ? [billed(before), billed(after)] : [billed(after), billed(before)];
  const { lines, taxable, total, taxes } = differenceOf(more, less);
  expect(lines).toHaveLength(1);
  const { quantity, rate, discount, taxable: own } = at(lines, 0);
  expect(rate * quantity - discount).toBe(own);
  expect(own).toBe(taxable);
  expect(taxes.reduce((sum, { amount }) => sum + amount, taxable)).toBe(total);
}
