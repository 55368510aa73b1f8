import { expect, test } from 'vitest';
import { lastWithoutGap, mergeMessages } from './merge-messages.ts';

const at = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

test('messages that come twice or in another order stand once, in their order', () => {
  expect(mergeMessages(at(1, 2), at(4, 2, 3))).toEqual(at(1, 2, 3, 4));
  expect(mergeMessages(at(3), at(1, 2))).toEqual(at(1, 2, 3));
  expect(mergeMessages([], [])).toEqual([]);
});

test('what is asked for begins at the first gap, so that no message of others is left out', () => {
  expect(lastWithoutGap([], 0)).toBe(0);
  expect(lastWithoutGap(at(11, 12, 13), 10)).toBe(13);
  expect(lastWithoutGap(at(11, 12, 14), 10)).toBe(12);
  expect(lastWithoutGap(at(9, 10, 11), 10)).toBe(11);
  expect(lastWithoutGap(at(2), 0)).toBe(0);
});
