import { queryOptions } from '@tanstack/react-query';
import type { PostBody, PostChange } from '#domain/api/blog.ts';
import { call } from './call.ts';

export const blogKey = (storeId: string) => ['stores', storeId, 'blog'];

export function postsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...blogKey(storeId), 'posts'],
    queryFn: () => call('GET /api/blog/:storeId/office/posts', { params: { storeId } }),
  });
}

export function postQuery(storeId: string, slug: string) {
  return queryOptions({
    queryKey: [...blogKey(storeId), 'post', slug],
    queryFn: () => call('GET /api/blog/:storeId/office/posts/:slug', { params: { storeId, slug } }),
  });
}

export const addPost = (storeId: string, body: PostBody) =>
  call('POST /api/blog/:storeId/office/posts', { params: { storeId }, body });

export const changePost = (params: { storeId: string; slug: string }, body: PostChange) =>
  call('PUT /api/blog/:storeId/office/posts/:slug', { params, body });

export const deletePost = (params: { storeId: string; slug: string }) =>
  call('DELETE /api/blog/:storeId/office/posts/:slug', { params });
