import { occasionsOf } from '#guests/messages/rules/messages.ts';
import { CANCELLED, type OrderEvent } from '#ordering/orders/rules/order.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { type ActingRole, may, type Permission } from '#restaurant/people/rules/permissions.ts';

/** Every kind of notification, with the permission that its readers need. A new kind is one more line. */
export const NOTIFICATIONS = {
  order_placed: 'order.push',
  order_cancelled: 'order.push',
  payment_claimed: 'payment.record',
  guest_rated: 'feedback.read',
  chat_message: 'chat.guest',
  reservation: 'reservation.manage',
  table_call: 'sitting.serve',
  printer_failing: 'print',
  mail: 'mail.read',
  pin_locked: 'tablet.manage',
  plan: 'plan.pay',
} as const satisfies Record<string, Permission>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];

/** What is told about the mailbox. */
export const MAIL_NEWS = ['arrived', 'failing'] as const;

/** What an owner is told about the plan. */
export const PLAN_NEWS = ['ends', 'past_due', 'ended', 'ordersNear', 'ordersFull'] as const;
export type PlanNews = (typeof PLAN_NEWS)[number];

/** What an owner whose plan renews itself is told. */
export const RENEWAL_NEWS = ['agreed', 'soon', 'refused', 'ended'] as const;
export type RenewalNews = (typeof RENEWAL_NEWS)[number];

/** What a guest did about a reservation. */
export const RESERVATION_NEWS = ['made', 'changed', 'cancelled', 'waiting'] as const;
export type ReservationNews = (typeof RESERVATION_NEWS)[number];

export const KEPT_MS = 90 * DAY;
/** More unread ones are not counted. */
export const MOST_UNREAD = 100;

/** Support is there to help and has no news of its own. */
export function kindsFor(role: ActingRole): NotificationKind[] {
  if (role === 'SUPPORT') return [];
  return NOTIFICATION_KINDS.filter((kind) => may(role, NOTIFICATIONS[kind]));
}

interface OfOrder {
  orderId: string;
  orderNo: number;
  place: string;
}

interface OfReservation {
  reservationId: string;
  news: ReservationNews;
  party: number;
  /** The guest's. Left out by earlier releases, and once they are erased. */
  name?: string | undefined;
  startsAt: string;
  timeZone: string;
}

interface OfTable {
  tableId: string;
  place: string;
  call: string;
  /** The store's own words for it; left out for those that every store has. */
  label?: string | undefined;
}

/** What a notification says, by its kind. */
export type Told =
  | { kind: 'order_placed' | 'order_cancelled'; facts: OfOrder }
  | { kind: 'payment_claimed'; facts: OfOrder & { amount: number; currency: string } }
  | { kind: 'guest_rated'; facts: OfOrder & { stars: number } }
  | { kind: 'chat_message'; facts: { conversationId: string } }
  | { kind: 'reservation'; facts: OfReservation }
  | { kind: 'table_call'; facts: OfTable }
  | { kind: 'printer_failing'; facts: { printer: string } }
  | { kind: 'pin_locked'; facts: { person: string; tablet: string } }
  | { kind: 'mail'; facts: { news: (typeof MAIL_NEWS)[number]; count: number } }
  /** The release before only knows `news`. */
  | { kind: 'plan'; facts: { news: PlanNews; renewal?: RenewalNews | undefined } };

type OrderNews = Extract<NotificationKind, `order_${string}` | 'payment_claimed' | 'guest_rated'>;

/** What an entry of an order's log is to the staff. Null if it is none of their news. */
export function orderNotification(event: OrderEvent): OrderNews | null {
  if (event.what === 'rated') return 'guest_rated';
  if (event.what === 'claim') return 'payment_claimed';
  if (event.what === 'state' && event.byGuest && event.to === CANCELLED) return 'order_cancelled';
  return occasionsOf(event).includes('new-order') ? 'order_placed' : null;
}

/** The screen of the thing, in its restaurant. */
export function linkOf(told: Told): string {
  if (told.kind === 'chat_message') return `/app/chat/${told.facts.conversationId}`;
  if (told.kind === 'reservation') return `/app/calendar?reservation=${told.facts.reservationId}`;
  if (told.kind === 'table_call') return `/app/floor?table=${told.facts.tableId}`;
  if (told.kind === 'printer_failing') return '/app/settings/printers';
  if (told.kind === 'mail') return '/app/mail/inbox';
  if (told.kind === 'pin_locked') return '/app/settings/tablets';
  if (told.kind === 'plan') return '/app/settings/plan';
  return `${told.kind === 'guest_rated' ? '/app/feedback' : '/app/dashboard'}?order=${told.facts.orderId}`;
}
