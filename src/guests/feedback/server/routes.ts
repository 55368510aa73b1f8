import { orderCalls } from '#ordering/orders/wire/orders-calls.ts';
import { isId, parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { type FeedbackListQuery, feedbackCalls } from '../wire/feedback-calls.ts';
import { answerFeedback, markFeedbackRead } from './answer-feedback.ts';
import { getFeedbackForm, giveFeedback } from './give-feedback.ts';
import { countUnreadFeedback, type ListRequest, listFeedback } from './list-feedback.ts';
import { readFeedback } from './read-feedback.ts';

export function feedbackRoutes(app: App): void {
  serve(app, orderCalls, {
    readFeedbackForm: async (ctx, { params }) => getFeedbackForm(ctx, params.orderSlug),
    giveFeedback: async (ctx, { params, body }) => {
      await giveFeedback(ctx, params.orderSlug, body);
      return { given: true };
    },
  });
  serve(app, feedbackCalls, {
    listFeedback: async (ctx, { query }) => listFeedback(ctx, readListQuery(query)),
    readFeedback: async (ctx, { params }) => readFeedback(ctx, parseOrderId(params.orderId)),
    countUnreadFeedback,
    markFeedbackRead: async (ctx, { body }) => markFeedbackRead(ctx, body.orders.filter(isId)),
    answerFeedback: async (ctx, { params, body }) => answerFeedback(ctx, parseOrderId(params.orderId), body),
  });
}

function readListQuery({ stars, from, to, unread, before }: FeedbackListQuery): ListRequest {
  const [at, orderId] = (before ?? '').split('.');
  return {
    stars: (stars ?? '').split(',').filter(Boolean).map(Number),
    from: from || null,
    to: to || null,
    isUnread: unread === '1',
    before: at && orderId ? { at: new Date(Number(at)), orderId } : null,
  };
}
