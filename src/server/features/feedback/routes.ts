import { orderCalls } from '#domain/api/calls/orders.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { getFeedbackForm, giveFeedback } from './give-feedback.ts';

export function feedbackRoutes(app: App, services: Services): void {
  app.route({
    ...orderCalls.readFeedbackForm,
    handler: async (request) => getFeedbackForm(guestContext(services), request.params.orderSlug),
  });
  app.route({
    ...orderCalls.giveFeedback,
    handler: async (request, reply) => {
      await giveFeedback(guestContext(services), request.params.orderSlug, request.body);
      return reply.code(201).send({ given: true });
    },
  });
}
