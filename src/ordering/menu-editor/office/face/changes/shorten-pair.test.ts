import { expect, test } from 'vitest';
import { shortenPair } from './shorten-pair.ts';

const STORY = 'Crushed samosas under warm chickpeas, sweet yoghurt, tamarind, mint and a handful of sev';

test('short texts stay as they are', () => {
  expect(shortenPair('', 'Spicy')).toEqual(['', 'Spicy']);
  expect(shortenPair('a'.repeat(80), 'a'.repeat(79))).toEqual(['a'.repeat(80), 'a'.repeat(79)]);
});

test('long texts that differ from the start are cut at their end', () => {
  expect(shortenPair(STORY, `Our ${STORY}`)).toEqual([
    `${STORY.slice(0, 80)}…`,
    `Our ${STORY.slice(0, 76)}…`,
  ]);
});

test('long texts that differ late begin a few whole words before the difference', () => {
  expect(shortenPair(STORY, `${STORY}, served cold`)).toEqual([
    '…and a handful of sev',
    '…and a handful of sev, served cold',
  ]);
  const [before, after] = shortenPair(`${STORY} ${STORY}`, STORY.replace('sev', `boondi ${STORY}`));
  expect(before).toBe(`…mint and a handful of ${`sev ${STORY}`.slice(0, 58)}…`);
  expect(after).toBe(`…mint and a handful of ${`boondi ${STORY}`.slice(0, 58)}…`);
});

test('one long word is cut near the difference', () => {
  const word = 'a'.repeat(100);
  expect(shortenPair(word, `${word}b`)).toEqual([`…${word.slice(60)}`, `…${word.slice(60)}b`]);
});
