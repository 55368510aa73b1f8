import type { OrderAlertsView, PushBody } from '#domain/api/messages.ts';
import { send } from './send.ts';

const pathOf = (slug: string) => `/order/status/${encodeURIComponent(slug)}/alerts`;

export function readAlerts(slug: string): Promise<OrderAlertsView> {
  return send<OrderAlertsView>(pathOf(slug));
}

export function followByPush(slug: string, body: PushBody): Promise<void> {
  return send(`${pathOf(slug)}/push`, { method: 'POST', body });
}

export function unfollowByPush(slug: string, endpoint: string): Promise<void> {
  return send(`${pathOf(slug)}/push/remove`, { method: 'POST', body: { endpoint } });
}

export function wishForWhatsApp(slug: string, wished: boolean): Promise<void> {
  return send(`${pathOf(slug)}/whatsapp`, { method: 'POST', body: { wished } });
}
