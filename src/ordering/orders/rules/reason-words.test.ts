import { expect, test } from 'vitest';
import { reasonForStaff } from './reason-words.ts';

test.each([
  ['At your request', 'Guest asked for it'],
  ['आपके कहने पर', 'मेहमान के कहने पर'],
  ['Sold out', 'Sold out'],
  ['Hair in the soup', 'Hair in the soup'],
])('the reason “%s” is “%s” to the staff', (reason, words) => {
  expect(reasonForStaff(reason)).toBe(words);
});
