import type { FeedbackBody, FeedbackForm } from '#domain/api/feedback.ts';
import type { OrderView } from '#domain/api/order.ts';
import { send } from './send.ts';

const slugIn = (path: string, slug: string) => `${path}/${encodeURIComponent(slug)}`;

export function readOrder(slug: string): Promise<OrderView> {
  return send<OrderView>(slugIn('/order/status', slug));
}

export function orderEventsUrl(slug: string): string {
  return `${slugIn('/order/status', slug)}/events`;
}

export function readFeedbackForm(slug: string): Promise<FeedbackForm> {
  return send<FeedbackForm>(slugIn('/feedback/api/form', slug));
}

export function giveFeedback(slug: string, body: FeedbackBody): Promise<{ given: boolean }> {
  return send(slugIn('/feedback/api/form', slug), { method: 'POST', body });
}
