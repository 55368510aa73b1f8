import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giveNumber, joinNumbers, type NumberBlock } from './own-numbers.ts';

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
