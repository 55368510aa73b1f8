import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofStore } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { MOST_STORIES_AT_ONCE } from '../rules/story.ts';
import {
  officeStoryList,
  officeStoryView,
  recentStories,
  storyBody,
  storyChange,
  storyList,
  storyView,
} from './stories.ts';

const ofStory = z.object({ storeId: anyId, slug: anyId });

const STEP = formatFault('outside', { least: 1, most: MOST_STORIES_AT_ONCE });
const listQuery = z.object({
  /** How many newer ones to leave out. */
  index: z._default(z.string().check(z.regex(/^\d{0,6}$/, formatFault('digits'))), ''),
  step: z._default(
    z.string().check(
      z.regex(/^\d{0,2}$/, STEP),
      z.refine((step) => step === '' || (Number(step) >= 1 && Number(step) <= MOST_STORIES_AT_ONCE), STEP),
    ),
    '',
  ),
});

const EXAMPLE = {
  title: 'A new cook',
  document: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Meet Meera.' }] }],
  },
  cover: null,
  tags: ['Kitchen'],
  publishAt: 'now',
};

/** Stories of guests. Only published ones are there. */
export const storyCalls = endpoints('Stories', {
  listPosts: {
    method: 'GET',
    url: '/api/blog/:storeId/posts',
    access: 'guest',
    limits: ['stories'],
    schema: {
      summary: 'Published stories, the newest first: ?step= at once, after the first ?index=',
      params: ofStore,
      querystring: listQuery,
      response: { 200: storyList },
    },
  },
  listRecentPosts: {
    method: 'GET',
    url: '/api/blog/:storeId/posts/recent',
    access: 'guest',
    limits: ['stories'],
    schema: {
      summary: 'The five newest stories',
      params: ofStore,
      response: { 200: recentStories },
    },
  },
  readPost: {
    method: 'GET',
    url: '/api/blog/:storeId/posts/:slug',
    access: 'guest',
    limits: ['stories'],
    schema: { summary: 'One published story', params: ofStory, response: { 200: storyView } },
  },
});

export const officeStoryCalls = endpoints('Stories', {
  listOfficePosts: {
    method: 'GET',
    url: '/api/blog/:storeId/office/posts',
    access: 'blog.read',
    schema: {
      summary: 'All stories: drafts, scheduled and published ones',
      params: ofStore,
      response: { 200: officeStoryList },
    },
  },
  readOfficePost: {
    method: 'GET',
    url: '/api/blog/:storeId/office/posts/:slug',
    access: 'blog.read',
    schema: { summary: 'One story, whatever its state', params: ofStory, response: { 200: officeStoryView } },
  },
  addPost: {
    method: 'POST',
    url: '/api/blog/:storeId/office/posts',
    access: 'blog.write',
    sometimes: { largeMenus: 'large menu' },
    example: EXAMPLE,
    schema: {
      summary: 'Adds a story; its address is made from the title',
      params: ofStore,
      body: storyBody,
      response: { 201: officeStoryView },
    },
  },
  changePost: {
    method: 'PUT',
    url: '/api/blog/:storeId/office/posts/:slug',
    access: 'blog.write',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'Replaces a story at the revision that the writer has seen; its address stays',
      params: ofStory,
      body: storyChange,
      response: { 200: officeStoryView },
    },
  },
  deletePost: {
    method: 'DELETE',
    url: '/api/blog/:storeId/office/posts/:slug',
    access: 'blog.write',
    sometimes: { largeMenus: 'large menu' },
    schema: { summary: 'Deletes a story', params: ofStory, response: noContent },
  },
});
