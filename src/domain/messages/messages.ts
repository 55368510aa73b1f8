import { CANCELLED, OPEN, type OrderEvent, type OrderState, SERVED } from '../order/order.ts';

export const CHANNELS = ['push', 'sms', 'whatsapp', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Those that cost the store money. */
export const PAID_CHANNELS = ['sms', 'whatsapp'] as const satisfies readonly Channel[];

export const MESSAGE_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** When to try again what has failed so many times; null when it was tried often enough. */
export function nextTry(tries: number, now: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : now + pause;
}

/** What is worth telling somebody who is not looking: the staff, or the guest whose order it is. */
export const OCCASIONS = ['new-order', 'ready', 'served', 'cancelled', 'paid'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a message can be about. */
export const MESSAGE_TEMPLATES = ['code', ...OCCASIONS, 'test'] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

export function isForStaff(template: MessageTemplate): boolean {
  return template === 'new-order';
}

/** For how long it is news: nobody wants to be called to a meal that was eaten long ago. */
export const NEWS_FOR_MS: Record<Occasion, number> = {
  'new-order': 15 * MINUTE,
  ready: 30 * MINUTE,
  served: 30 * MINUTE,
  cancelled: 6 * HOUR,
  paid: HOUR,
};

/** The news in one entry. Whether a whole order is ready depends on its other entries. An order that waits for payment, or was handed over at once, is no news. */
export function occasionsOf(event: OrderEvent): Occasion[] {
  switch (event.what) {
    case 'placed':
      return event.payment ? [] : newIn(event.state);
    case 'state':
      // Nobody is told what they have just done.
      if (event.byGuest) return [];
      return movedTo(event.from, event.to);
    case 'payment':
      return event.payment === 'paid' ? paidBy(event) : movedTo(event.from, event.to);
    default:
      return [];
  }
}

/** What the staff have taken is no new order; and who has handed them cash or a card was there. */
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
