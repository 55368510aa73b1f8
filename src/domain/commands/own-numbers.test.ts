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

test('no number is ever given twice, whatever the server has heard of when it is asked', () => {
  const steps = fc.array(fc.oneof(fc.constant('give'), fc.constant('ask'), fc.constant('hear')), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, (done) => {
      const given: number[] = [];
      let server: NumberBlock[] = [{ next: 1, last: 5 }];
      let kept: NumberBlock[] = [];
      for (const step of done) {
        const one = step === 'give' ? giveNumber(kept) : null;
        if (one) {
          given.push(one.given);
          kept = one.left;
        }
        if (step === 'hear') server = server.map(({ last }) => ({ next: 1 + Math.max(0, ...given), last }));
        if (step === 'ask') {
          const last = server.at(-1)?.last ?? 0;
          if (given.length > last - 3) server = [...server, { next: last + 11, last: last + 15 }];
          kept = joinNumbers(server, kept);
        }
      }
      expect(new Set(given).size).toBe(given.length);
    }),
  );
});
