import { expect, test } from 'vitest';
import { MOST_TAGS, retagged, tidyTag } from './tags.ts';

test('a tag has one form, whatever its capitals and spaces are', () => {
  expect(tidyTag('  Delhi   NCR ')).toBe('delhi ncr');
  expect(retagged(['vip'], { add: ['VIP', ' vip '] })).toEqual(['vip']);
});

test('tags are added and removed, in the order of the alphabet; blank ones are none', () => {
  expect(retagged(['vip', 'north'], { add: ['Chain', ' '], remove: ['North', 'unknown'] })).toEqual([
    'chain',
    'vip',
  ]);
});

test('more tags than a store may have are refused, and removing goes on', () => {
  const full = Array.from({ length: MOST_TAGS }, (_, at) => `tag ${at}`);
  expect(retagged(full, { add: ['one more'] })).toBeNull();
  expect(retagged(full, { add: ['tag 3'] })).toEqual(full);
  expect(retagged(full, { add: ['one more'], remove: ['tag 3'] })).toHaveLength(MOST_TAGS);
});
