import { expect, test } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const at = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

test('messages that come twice or in another order stand once, in their order', () => {
  expect(mergeMessages(at(1, 2), at(4, 2, 3))).toEqual(at(1, 2, 3, 4));
  expect(mergeMessages(at(3), at(1, 2))).toEqual(at(1, 2, 3));
  expect(mergeMessages([], [])).toEqual([]);
});
