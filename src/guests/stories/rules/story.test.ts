import { expect, test } from 'vitest';
import { DAY } from '#platform/time/rules/durations.ts';
import type { StoryDocument } from './document.ts';
import {
  excerptOf,
  firstOfNew,
  minutesToRead,
  newestStory,
  nextStoryChange,
  storySlug,
  storyStateAt,
} from './story.ts';

const story = (text: string): StoryDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
});

test('an address follows from the title, and no two are the same', () => {
  expect(storySlug('Diwali at Café Müller!', new Set())).toBe('diwali-at-cafe-muller');
  expect(storySlug('Diwali', new Set(['diwali', 'diwali-2']))).toBe('diwali-3');
  expect(storySlug('दीवाली', new Set())).toBe('story');
  expect(storySlug('दीवाली', new Set(['story']))).toBe('story-2');
  expect(storySlug('Recent', new Set())).toBe('recent-story');
  expect(storySlug('x'.repeat(120), new Set())).toHaveLength(60);
});

test('an excerpt ends with a whole word', () => {
  expect(excerptOf(story('Short.'))).toBe('Short.');
  const heading = {
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text: 'Diwali' }],
  };
  const headed: StoryDocument = { type: 'doc', content: [heading, ...story('Sweets.').content] };
  expect(excerptOf(headed)).toBe('Sweets.');
  expect(excerptOf({ type: 'doc', content: [heading] })).toBe('Diwali');
  expect(excerptOf(story('x'.repeat(160)))).toHaveLength(160);
  const cut = excerptOf(story('word '.repeat(50)));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/word…$/);
  expect(excerptOf(story('🍛'.repeat(100)))).toMatch(/^(🍛)+…$/u);
});

test('it takes a minute for 200 words', () => {
  expect([0, 1, 200, 201].map((words) => minutesToRead(story('word '.repeat(words))))).toEqual([1, 1, 1, 2]);
});

test('a story is a draft, scheduled or published', () => {
  expect([null, 11, 10, 9].map((publishAt) => storyStateAt(publishAt, 10))).toEqual([
    'draft',
    'scheduled',
    'published',
    'published',
  ]);
});

test('the newest story is shown while it is new', () => {
  const now = 100 * DAY;
  const [old, first, second, next] = [now - 14 * DAY, now - DAY, now, now + 1].map((publishAt) => ({
    publishAt,
  }));
  const stories = [old, next, second, first].filter((story) => story !== undefined);
  expect(newestStory(stories, now)).toBe(second);
  expect(newestStory([{ publishAt: now - 14 * DAY }], now)).toBeNull();
  expect(newestStory([{ publishAt: firstOfNew(now) + 1 }], now)).not.toBeNull();
  expect(newestStory([], now)).toBeNull();
  expect(nextStoryChange(stories, now)).toBe(now + 1);
  expect(nextStoryChange([{ publishAt: now - DAY }], now)).toBe(now + 13 * DAY);
  expect(nextStoryChange([], now)).toBeNull();
});
