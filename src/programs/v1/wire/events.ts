import * as z from 'zod/mini';
import { isSettledBy } from '#money/payments/rules/payment.ts';
import { AVAILABLE, SOLD_OUT } from '#ordering/menu/rules/menu.ts';
import { CANCELLED, type OrderEvent, SERVED } from '#ordering/orders/rules/order.ts';
import type { PageChange } from '#restaurant/live/wire/streams.ts';
import type { SittingEvent } from '#tables/sittings/rules/sitting-events.ts';
import { dish } from './menu.ts';
import { order } from './order.ts';

export const EVENT_TYPES = [
  'order.placed',
  'order.changed',
  'order.served',
  'order.cancelled',
  'payment.received',
  'dish.sold_out',
  'dish.available',
  'sitting.closed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const MOST_EVENTS = 100;

export const event = z.object({
  /** Of the log of the restaurant. It rises, with gaps. */
  id: z.int(),
  type: z.enum(EVENT_TYPES),
  at: z.string(),
  /** One of these, by what the event is about. */
  data: z.object({
    /** As it was just then. */
    order: z.optional(order),
    dish: z.optional(z.pick(dish, { id: true, state: true })),
    sitting: z.optional(z.object({ id: z.string() })),
  }),
});

export const eventPage = z.object({
  events: z.array(event),
  /** Where to go on, also if there is nothing yet. */
  next: z.int(),
  more: z.boolean(),
});

export type ApiEvent = z.infer<typeof event>;
export type EventPage = z.infer<typeof eventPage>;

/** What happened, as the log of a store has it. */
export interface Happened {
  kind: 'order' | 'sitting' | 'khata' | 'menu' | 'store';
  event: object;
}

/** Null for what programs are not told, such as that somebody has seen an order. */
export function eventTypeOf({ kind, event: happened }: Happened): EventType | null {
  if (kind === 'order') return typeOfOrder(happened as OrderEvent);
  if (kind === 'menu') return typeOfDish(happened as PageChange);
  const isClosed = kind === 'sitting' && closes(happened as SittingEvent);
  return isClosed ? 'sitting.closed' : null;
}

const closes = (told: SittingEvent) => told.what === 'sitting_state' && told.to === 'closed';

function typeOfDish({ state }: PageChange): EventType | null {
  if (state === AVAILABLE) return 'dish.available';
  return state === SOLD_OUT ? 'dish.sold_out' : null;
}

const UNTOLD: readonly OrderEvent['what'][] = ['seen', 'change_seen', 'rated', 'answered'];

function typeOfOrder(told: OrderEvent): EventType | null {
  if (UNTOLD.includes(told.what)) return null;
  // An order that was split off another one is new to whoever keeps a list.
  if (told.what === 'placed' || told.what === 'split_off') return 'order.placed';
  const [from, to] = 'from' in told ? [told.from, told.to] : [null, null];
  if (to !== from && to === CANCELLED) return 'order.cancelled';
  if (to !== from && to === SERVED) return 'order.served';
  return told.what === 'payment' && isReceived(told) ? 'payment.received' : 'order.changed';
}

/** Money that came: neither taken back, nor moved between rounds, nor written off. */
const isReceived = ({ payment, amount, moved, received }: Extract<OrderEvent, { what: 'payment' }>) =>
  payment === 'paid' && amount > 0 && !moved && !(received && isSettledBy(received.method));
