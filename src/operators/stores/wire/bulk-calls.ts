import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { upTo } from '#platform/calls/wire/params.ts';
import { BULK_ACTS } from '../rules/bulk.ts';
import {
  bulkAnnounceBody,
  bulkBody,
  bulkOutcome,
  bulkPlanBody,
  bulkPreview,
  bulkSuspendBody,
  bulkTagBody,
  MOST_CHOSEN,
} from './bulk.ts';
import { storeFilterQuery } from './operator-calls.ts';

const ID_AND_COMMA = 37;

const previewQuery = z.extend(storeFilterQuery, {
  act: z.enum(BULK_ACTS),
  /** The plan or the tag. */
  to: z.optional(upTo(60)),
  /** With commas between them; without it, all that match the filter. */
  ids: z.optional(upTo(MOST_CHOSEN * ID_AND_COMMA)),
});
export type BulkPreviewQuery = z.infer<typeof previewQuery>;

const response = { 200: bulkOutcome };

/** What is done to many restaurants: a preview first, then some of its restaurants with each request. */
export const bulkCalls = endpoints('Operator', {
  previewBulk: {
    method: 'GET',
    url: '/api/operator/bulk/preview',
    access: 'operator.read',
    schema: {
      summary: 'What an act would change of restaurants that match, or of these ids, and what it would leave',
      querystring: previewQuery,
      response: { 200: bulkPreview },
    },
  },
  bulkPlan: {
    method: 'POST',
    url: '/api/operator/bulk/plan',
    access: 'operator.money',
    logs: 'subscription',
    once: 'same',
    schema: {
      summary: 'Puts up to 100 restaurants on a plan. Their state and last day stay',
      body: bulkPlanBody,
      response,
    },
  },
  bulkSuspend: {
    method: 'POST',
    url: '/api/operator/bulk/suspend',
    access: 'operator.stores',
    logs: 'suspension',
    once: 'same',
    within: ['storeEmails'],
    schema: {
      summary: 'Suspends up to 100 restaurants, whose owners read the reason',
      body: bulkSuspendBody,
      response,
    },
  },
  bulkResume: {
    method: 'POST',
    url: '/api/operator/bulk/resume',
    access: 'operator.stores',
    logs: 'suspension',
    once: 'same',
    within: ['storeEmails'],
    schema: { summary: 'Resumes up to 100 restaurants', body: bulkBody, response },
  },
  bulkAnnounce: {
    method: 'POST',
    url: '/api/operator/bulk/announce',
    access: 'operator.stores',
    logs: 'announcement',
    once: 'kept',
    schema: {
      summary: 'Has up to 100 restaurants read an announcement, whose id is that of the act',
      body: bulkAnnounceBody,
      response,
    },
  },
  bulkInvite: {
    method: 'POST',
    url: '/api/operator/bulk/invite',
    access: 'operator.stores',
    logs: 'hand-over',
    once: 'same',
    within: ['emails'],
    schema: {
      summary: 'Invites the owners of up to 100 restaurants again who have not come. Earlier links end',
      body: bulkBody,
      response,
    },
  },
  bulkTag: {
    method: 'POST',
    url: '/api/operator/bulk/tag',
    access: 'operator.stores',
    logs: 'tags',
    once: 'same',
    schema: { summary: 'Adds a tag to up to 100 restaurants', body: bulkTagBody, response },
  },
  bulkUntag: {
    method: 'POST',
    url: '/api/operator/bulk/untag',
    access: 'operator.stores',
    logs: 'tags',
    once: 'same',
    schema: { summary: 'Removes a tag from up to 100 restaurants', body: bulkTagBody, response },
  },
});
