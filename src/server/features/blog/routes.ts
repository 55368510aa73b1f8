import { blogCalls, officeBlogCalls } from '#domain/api/calls/blog.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { listPosts, listRecentPosts, readPost, storeOfGuests, wantedPosts } from './read-posts.ts';
import { addPost, changePost, listOfficePosts, readOfficePost, removePost } from './write-posts.ts';

export function blogRoutes(app: App): void {
  serve(app, blogCalls, {
    listPosts: async (ctx, { params, query }) =>
      listPosts(ctx, await storeOfGuests(ctx, params.storeId), wantedPosts(query)),
    listRecentPosts: async (ctx, { params }) => ({
      posts: await listRecentPosts(ctx, await storeOfGuests(ctx, params.storeId)),
    }),
    readPost: async (ctx, { params }) => readPost(ctx, await storeOfGuests(ctx, params.storeId), params.slug),
  });
  serve(app, officeBlogCalls, {
    listOfficePosts,
    readOfficePost: async (ctx, { params }) => readOfficePost(ctx, params.slug),
    addPost: async (ctx, { body }) => addPost(ctx, body),
    changePost: async (ctx, { params, body }) => changePost(ctx, params.slug, body),
    deletePost: async (ctx, { params }) => removePost(ctx, params.slug),
  });
}
