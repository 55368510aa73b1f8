import { expect, test } from 'vitest';
import { expectWithin } from './expect-within.ts';

const trying = (...took: number[]) => {
  const left = [...took];
  return { left, take: () => Promise.resolve(left.shift() ?? Number.NaN) };
};

test('one try is enough where it is quick', async () => {
  const { left, take } = trying(9, 8);
  await expectWithin(10, take);
  expect(left).toEqual([8]);
});

test('work beside it makes a try slow, and the next one tells', async () => {
  await expectWithin(10, trying(30, 12, 9).take);
});

test('what is always slow is found out, the bound itself included', async () => {
  await expect(expectWithin(10, trying(30, 12, 10, 1).take)).rejects.toThrow(
    'expected 10 to be less than 10',
  );
});

test('what a slow try expects is expected all the same', async () => {
  const fails = () => Promise.reject(new Error('another total'));
  await expect(expectWithin(10, fails)).rejects.toThrow('another total');
});
