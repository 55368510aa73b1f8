import * as z from 'zod';
import { feedbackBody, feedbackForm } from '#domain/api/feedback.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { giveFeedback, readFeedbackForm } from './give-feedback.ts';

const tags = ['Orders'];
const params = z.object({ orderSlug: z.string().max(256) });
const url = '/feedback/api/form/:orderSlug';

export function feedbackRoutes(app: App, services: Services): void {
  app.get(
    url,
    {
      schema: {
        tags,
        operationId: 'readFeedbackForm',
        summary: 'What is asked once an order was served',
        params,
        response: { 200: feedbackForm },
      },
    },
    async (request) => readFeedbackForm(guestContext(services), request.params.orderSlug),
  );
  app.post(
    url,
    {
      schema: {
        tags,
        operationId: 'giveFeedback',
        summary: 'Once for each order',
        params,
        body: feedbackBody,
        response: { 201: z.strictObject({ given: z.boolean() }) },
      },
    },
    async (request, reply) => {
      await giveFeedback(guestContext(services), request.params.orderSlug, request.body);
      return reply.code(201).send({ given: true });
    },
  );
}
