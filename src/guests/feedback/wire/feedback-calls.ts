import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { day, empty, noContent, ofOrder, ofStore } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { answerBody, feedbackEntry, feedbackList, readFeedbackBody, unreadFeedback } from './feedback.ts';

const matching = (pattern: RegExp, message: string) =>
  z.optional(z.union([empty, z.string().check(z.regex(pattern, message))], message));

/** The time of the last one, and its order. */
const CURSOR = /^\d{1,13}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const listQuery = z.object({
  stars: matching(/^[1-5](,[1-5]){0,4}$/, formatFault('rating')),
  from: day,
  to: day,
  unread: z.optional(z.union([empty, z.literal('1')], formatFault('oneOf', { values: ['1'] }))),
  before: matching(CURSOR, formatFault('cursor')),
});
export type FeedbackListQuery = z.infer<typeof listQuery>;

export const feedbackCalls = endpoints('Feedback', {
  listFeedback: {
    method: 'GET',
    url: '/api/stores/:storeId/feedback',
    access: 'feedback.read',
    schema: {
      summary: 'What guests wrote, the latest first; ?before= the `next` of the page before',
      params: ofStore,
      querystring: listQuery,
      response: { 200: feedbackList },
    },
  },
  readFeedback: {
    method: 'GET',
    url: '/api/stores/:storeId/feedback/:orderId',
    access: 'feedback.read',
    schema: { summary: 'The feedback on one order', params: ofOrder, response: { 200: feedbackEntry } },
  },
  countUnreadFeedback: {
    method: 'GET',
    url: '/api/stores/:storeId/feedback/unread',
    access: 'feedback.read',
    schema: {
      summary: 'How much nobody has read, up to a hundred, with the poor ratings of the last day',
      params: ofStore,
      response: { 200: unreadFeedback },
    },
  },
  markFeedbackRead: {
    method: 'POST',
    url: '/api/stores/:storeId/feedback/read',
    access: 'feedback.answer',
    example: { orders: ['00000000-0000-4000-8000-000000000000'] },
    schema: {
      summary: 'Somebody has read the feedback on these orders',
      params: ofStore,
      body: readFeedbackBody,
      response: noContent,
    },
  },
  answerFeedback: {
    method: 'PUT',
    url: '/api/stores/:storeId/feedback/:orderId/answer',
    access: 'feedback.answer',
    schema: {
      summary: 'The answer that the guest reads on the order’s page; a second one replaces it',
      params: ofOrder,
      body: answerBody,
      response: { 200: feedbackEntry },
    },
  },
});
