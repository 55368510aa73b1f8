import { query } from '#platform/calls/office-api/query.ts';

export const storiesKey = (storeId: string) => ['stores', storeId, 'blog'];

export const storiesQuery = (storeId: string) =>
  query('GET /api/blog/:storeId/office/posts', { params: { storeId } });

export const storyQuery = (storeId: string, slug: string) =>
  query('GET /api/blog/:storeId/office/posts/:slug', { params: { storeId, slug } });
