import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giveBill, giveNumber, joinBills, joinNumbers, type NumberBlock } from './own-numbers.ts';

test('numbers are given in order, from one block after the other, until there is none', () => {
  let blocks: NumberBlock[] = [
    { next: 8, last: 9 },
    { next: 21, last: 21 },
  ];
  const given: number[] = [];
  for (let one = giveNumber(blocks); one; one = giveNumber(blocks)) {
    given.push(one.given);
    blocks = one.left;
  }
  expect(given).toEqual([8, 9, 21]);
});

test('a number that was given here is not given again when the server has not heard of it', () => {
  const kept = [
    { next: 10, last: 9 },
    { next: 23, last: 30 },
  ];
  const told = [
    { next: 8, last: 9 },
    { next: 21, last: 30 },
    { next: 51, last: 60 },
  ];
  expect(joinNumbers(told, kept)).toEqual([
    { next: 10, last: 9 },
    { next: 23, last: 30 },
    { next: 51, last: 60 },
  ]);
});

interface Both {
  given: number[];
  kept: NumberBlock[];
  server: NumberBlock[];
}

/** What can happen: the tablet gives a number, the server hears of all that were given, the tablet asks for its blocks. */
const STEPS = {
  give({ given, kept, server }: Both): Both {
    const one = giveNumber(kept);
    return one ? { given: [...given, one.given], kept: one.left, server } : { given, kept, server };
  },
  hear({ given, kept, server }: Both): Both {
    return { given, kept, server: server.map(({ last }) => ({ next: 1 + Math.max(0, ...given), last })) };
  },
  ask({ given, kept, server }: Both): Both {
    const last = server.at(-1)?.last ?? 0;
    const more = given.length > last - 3 ? [{ next: last + 11, last: last + 15 }] : [];
    return { given, kept: joinNumbers([...server, ...more], kept), server: [...server, ...more] };
  },
};

test('no number is ever given twice, whatever the server has heard of when it is asked', () => {
  const steps = fc.array(fc.constantFrom(...Object.values(STEPS)), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (taken) => {
      const start: Both = { given: [], kept: [], server: [{ next: 1, last: 5 }] };
      const { given } = taken.reduce((now, step) => step(now), start);
      expect(new Set(given).size).toBe(given.length);
    }),
  );
});

const BILLS = { year: 2026, prefix: 'INV/', next: 42, boundary: 4 * 60 };
const at = (time: string) => ({ letter: 'B', timeZone: 'Asia/Kolkata', at: Date.parse(`${time}+05:30`) });

test('bills of a tablet follow one another, and begin anew with the first day of a financial year', () => {
  const first = giveBill(BILLS, at('2026-11-20T19:00:00'));
  const second = giveBill(first.left, at('2027-04-01T03:59:00'));
  const third = giveBill(second.left, at('2027-04-01T04:00:00'));
  const fourth = giveBill(third.left, at('2027-04-01T04:01:00'));
  expect([first, second, third, fourth].map(({ given }) => given)).toEqual([
    'INV/26-27/B/0042',
    'INV/26-27/B/0043',
    'INV/27-28/B/0001',
    'INV/27-28/B/0002',
  ]);
});

test('a bill that was given here is not given again until the server has heard of everything', () => {
  const kept = { ...BILLS, next: 45 };
  expect(joinBills(BILLS, kept, false).next).toBe(45);
  expect(joinBills({ ...BILLS, next: 47 }, kept, false).next).toBe(47);
  expect(joinBills(BILLS, kept, true).next).toBe(42);
  const nextYear = { ...BILLS, year: 2027, next: 3 };
  expect(joinBills(BILLS, nextYear, false)).toEqual(nextYear);
  expect(joinBills({ ...nextYear, next: 1 }, kept, false).next).toBe(1);
});
