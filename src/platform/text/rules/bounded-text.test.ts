import { expect, test } from 'vitest';
import { BOUNDS, boundText } from './bounded-text.ts';

test.each([
  ['plain text stays', 'No onion, please', 'No onion, please'],
  ['lines stay', 'No onion\nLess salt', 'No onion\nLess salt'],
  ['all line ends become one kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['empty lines are dropped', 'a\n\n \n\t\nb', 'a\nb'],
  ['spaces collapse', 'a \t\u3000 b', 'a b'],
  ['Hindi keeps its joiners', 'क्\u200dष नमस्ते', 'क्\u200dष नमस्ते'],
  ['an emoji keeps its joiners', '👩\u200d🍳', '👩\u200d🍳'],
  ['direction marks are dropped', 'Table \u202E21\u2066x\u200F', 'Table 21x'],
  ['invisible characters are dropped', 'a\u0007\u001Bb\u200B\uFEFF\u{E0041}c', 'a bc'],
  ['marks do not pile up', `Z${'\u0301'.repeat(50)}`, `Z${'\u0301'.repeat(4)}`],
  ['surplus lines continue in the last', 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj', 'a\nb\nc\nd\ne\nf\ng\nh i j'],
])('%s', (_, text, expected) => {
  expect(boundText(text, BOUNDS.note)).toBe(expected);
});

test.each(Object.entries(BOUNDS))('%s keeps within its bounds, whatever comes', (_, bounds) => {
  for (const text of [
    '\n'.repeat(200),
    'x\n'.repeat(200),
    'x'.repeat(4000),
    '👩‍🍳'.repeat(4000),
    ' \u202E\n'.repeat(900),
  ]) {
    const kept = boundText(text, bounds);
    expect([...kept].length).toBeLessThanOrEqual(bounds.characters);
    expect(kept.split('\n').length).toBeLessThanOrEqual(bounds.lines);
  }
});

test('a cut text ends with an ellipsis, and no character is split', () => {
  expect(boundText('😀'.repeat(50), BOUNDS.place)).toBe(`${'😀'.repeat(39)}…`);
});
