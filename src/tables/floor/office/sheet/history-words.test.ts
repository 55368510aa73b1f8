import { expect, test } from 'vitest';
import { en } from '#texts/office/en.ts';
import { historyWords } from './history-words.ts';

const words = (what: string, text?: string) =>
  historyWords(text === undefined ? { what } : { what, text }, {
    floor: en.floor,
    amountOf: (amount) => `₹${amount}`,
  });

test.each([
  ['opened', '12', 'Opened: 12'],
  ['came', '2', 'A guest came: Guest 2'],
  ['admitted', undefined, 'Let in'],
  ['sent', '3', 'Ordered: Round 3'],
  ['called', 'water', 'Called: Water'],
  ['called', 'own-1', 'Called'],
  ['received', '147.00', 'Payment recorded: ₹147.00'],
  ['part_state', 'claimed', 'A guest’s part: to check'],
  ['sitting_state', 'asked', 'They want to pay'],
  ['sitting_state', 'closed: They left: all', 'Cleared: They left: all'],
  ['sitting_state', 'sealed', null],
  ['moved', '12 → 7', 'Moved: 12 → 7'],
  ['line', '1 × Tea', null],
])('%s %s: %s', (what, text, expected) => {
  expect(words(what, text)).toBe(expected);
});
