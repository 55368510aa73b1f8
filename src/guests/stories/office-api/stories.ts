import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { StoryBody, StoryChange } from '../wire/stories.ts';

export const storiesKey = (storeId: string) => ['stores', storeId, 'stories'];

export function storiesQuery(storeId: string) {
  return queryOptions({
    queryKey: [...storiesKey(storeId), 'list'],
    queryFn: () => call('GET /api/blog/:storeId/office/posts', { params: { storeId } }),
  });
}

export function storyQuery(storeId: string, slug: string) {
  return queryOptions({
    queryKey: [...storiesKey(storeId), 'one', slug],
    queryFn: () => call('GET /api/blog/:storeId/office/posts/:slug', { params: { storeId, slug } }),
  });
}

export const addStory = (storeId: string, body: StoryBody) =>
  call('POST /api/blog/:storeId/office/posts', { params: { storeId }, body });

export const changeStory = (params: { storeId: string; slug: string }, body: StoryChange) =>
  call('PUT /api/blog/:storeId/office/posts/:slug', { params, body });

export const deleteStory = (params: { storeId: string; slug: string }) =>
  call('DELETE /api/blog/:storeId/office/posts/:slug', { params });
