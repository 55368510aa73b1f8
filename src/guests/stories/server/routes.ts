import type { App } from '#platform/http/server/documents/schemas.ts';
import { v1Calls } from '#programs/v1/wire/v1-calls.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { officeStoryCalls, storyCalls } from '../wire/stories-calls.ts';
import { listRecentStories, listStories, readStory, storeOfGuests, wantedStories } from './read-stories.ts';
import {
  addStory,
  changeStory,
  draftStory,
  listOfficeStories,
  readOfficeStory,
  removeStory,
} from './write-stories.ts';

export function storyRoutes(app: App): void {
  serve(app, storyCalls, {
    listPosts: async (ctx, { params, query }) =>
      listStories(ctx, await storeOfGuests(ctx, params.storeId), wantedStories(query)),
    listRecentPosts: async (ctx, { params }) => ({
      posts: await listRecentStories(ctx, await storeOfGuests(ctx, params.storeId)),
    }),
    readPost: async (ctx, { params }) =>
      readStory(ctx, await storeOfGuests(ctx, params.storeId), params.slug),
  });
  serve(app, officeStoryCalls, {
    listOfficePosts: listOfficeStories,
    readOfficePost: async (ctx, { params }) => readOfficeStory(ctx, params.slug),
    addPost: async (ctx, { body }) => addStory(ctx, body),
    changePost: async (ctx, { params, body }) => changeStory(ctx, params.slug, body),
    deletePost: async (ctx, { params }) => removeStory(ctx, params.slug),
  });
  serve(app, v1Calls, { draftV1Story: async (ctx, { body }) => draftStory(ctx, body) });
}
