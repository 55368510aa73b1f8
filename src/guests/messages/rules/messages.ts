import { isPoor } from '#guests/feedback/rules/feedback.ts';
import { CANCELLED, OPEN, type OrderEvent, type OrderState, SERVED } from '#ordering/orders/rules/order.ts';
import { HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';

export const MESSAGE_CHANNELS = ['push', 'sms', 'whatsapp', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Channels that cost the store money. */
export const PAID_CHANNELS = ['sms', 'whatsapp'] as const satisfies readonly MessageChannel[];

export const MESSAGE_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Returns when to try again after so many failures, or null to give up. */
export function nextTry(tries: number, now: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : now + pause;
}

/** What messages report to the staff, or to the guest of the order. */
export const OCCASIONS = ['new-order', 'poor-rating', 'ready', 'served', 'cancelled', 'paid'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a message can be about. */
export const MESSAGE_TEMPLATES = ['code', ...OCCASIONS, 'chat', 'notification', 'test'] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** News for the staff, with the permission that its readers need. */
export const STAFF_NEWS = {
  'new-order': 'order.read',
  'poor-rating': 'feedback.read',
} as const satisfies Partial<Record<Occasion, Permission>>;

export function isForStaff(template: MessageTemplate): template is keyof typeof STAFF_NEWS {
  return Object.hasOwn(STAFF_NEWS, template);
}

/** How long each stays news. Later it is no longer sent. */
export const NEWS_FOR_MS: Record<Occasion, number> = {
  'new-order': 15 * MINUTE,
  'poor-rating': 6 * HOUR,
  ready: 30 * MINUTE,
  served: 30 * MINUTE,
  cancelled: 6 * HOUR,
  paid: HOUR,
};

/**
 * Returns the news in one entry. An order that waits for payment or is served at once is none. `ready` is
 * missing: it depends on other entries.
 */
export function occasionsOf(event: OrderEvent): Occasion[] {
  switch (event.what) {
    case 'placed':
      return event.payment ? [] : newIn(event.state);
    case 'state':
      // Guests are not told what they did themselves.
      if (event.byGuest) return [];
      return movedTo(event.from, event.to);
    case 'payment':
      // The guests of a table see it there.
      if (event.ofTable) return [];
      return event.payment === 'paid' ? paidBy(event) : movedTo(event.from, event.to);
    case 'rated':
      return isPoor({ overall: event.stars }) ? ['poor-rating'] : [];
    default:
      return [];
  }
}

/** A payment that the staff recorded is no new order. For cash and card the guest was present. */
function paidBy({ received, to }: Extract<OrderEvent, { what: 'payment' }>): Occasion[] {
  if (received) return received.method === 'UPI' ? ['paid'] : [];
  return [...newIn(to), 'paid'];
}

function newIn(state: OrderState): Occasion[] {
  return OPEN.some((open) => open === state) ? ['new-order'] : [];
}

function movedTo(from: OrderState, to: OrderState): Occasion[] {
  if (from === to) return [];
  if (to === CANCELLED) return ['cancelled'];
  return to === SERVED ? ['served'] : [];
}
