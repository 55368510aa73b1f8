import { orderCalls } from '#domain/api/calls/orders.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { getFeedbackForm, giveFeedback } from './give-feedback.ts';

export function feedbackRoutes(app: App): void {
  serve(app, orderCalls, {
    readFeedbackForm: async (ctx, { params }) => getFeedbackForm(ctx, params.orderSlug),
    giveFeedback: async (ctx, { params, body }) => {
      await giveFeedback(ctx, params.orderSlug, body);
      return { given: true };
    },
  });
}
