import { expect } from 'vitest';
import type { Api, TestStore } from '#testing/server/test-stores.ts';
import type { OfficeStoryView } from '../../wire/stories.ts';

export const storyOf = (...paragraphs: string[]) => ({
  type: 'doc' as const,
  content: paragraphs.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  })),
});

/** A published story, unless `more` says otherwise. */
export const storyBodyOf = (more: object = {}) => ({
  title: 'A new cook',
  document: storyOf('Meet Meera.'),
  cover: null,
  tags: ['Kitchen'],
  publishAt: 'now' as const,
  ...more,
});

export async function addStory(
  thali: Api,
  { storeId, token }: Pick<TestStore, 'storeId' | 'token'>,
  more: object = {},
): Promise<OfficeStoryView> {
  const answer = await thali.call('POST', `/api/blog/${storeId}/office/posts`, {
    token,
    body: storyBodyOf(more),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
