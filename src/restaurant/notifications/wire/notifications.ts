import * as z from 'zod/mini';
import {
  MAIL_NEWS,
  NOTIFICATION_KINDS,
  PLAN_NEWS,
  RENEWAL_NEWS,
  RESERVATION_NEWS,
} from '../rules/notifications.ts';

export const NOTIFICATION_FILTERS = ['all', 'unread', 'archived'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
export const MOST_IDS = 200;

const shared = {
  _id: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  link: z.string(),
  createdAt: z.string(),
  isSeen: z.boolean(),
  isArchived: z.boolean(),
};
const ofOrder = { orderId: z.string(), orderNo: z.number(), place: z.string() };
const orderFacts = z.object(ofOrder);

export const notificationView = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('order_placed'), facts: orderFacts }),
  z.object({ ...shared, kind: z.literal('order_cancelled'), facts: orderFacts }),
  z.object({
    ...shared,
    kind: z.literal('payment_claimed'),
    facts: z.object({ ...ofOrder, amount: z.number(), currency: z.string() }),
  }),
  z.object({
    ...shared,
    kind: z.literal('guest_rated'),
    facts: z.object({ ...ofOrder, stars: z.number() }),
  }),
  z.object({ ...shared, kind: z.literal('chat_message'), facts: z.object({ conversationId: z.string() }) }),
  z.object({
    ...shared,
    kind: z.literal('reservation'),
    facts: z.object({
      reservationId: z.string(),
      news: z.enum(RESERVATION_NEWS),
      party: z.number(),
      name: z.optional(z.string()),
      startsAt: z.string(),
      timeZone: z.string(),
    }),
  }),
  z.object({
    ...shared,
    kind: z.literal('table_call'),
    facts: z.object({
      tableId: z.string(),
      place: z.string(),
      call: z.string(),
      label: z.optional(z.string()),
    }),
  }),
  z.object({ ...shared, kind: z.literal('printer_failing'), facts: z.object({ printer: z.string() }) }),
  z.object({
    ...shared,
    kind: z.literal('pin_locked'),
    facts: z.object({ person: z.string(), tablet: z.string() }),
  }),
  z.object({
    ...shared,
    kind: z.literal('mail'),
    facts: z.object({ news: z.enum(MAIL_NEWS), count: z.number() }),
  }),
  z.object({
    ...shared,
    kind: z.literal('plan'),
    facts: z.object({ news: z.enum(PLAN_NEWS), renewal: z.optional(z.enum(RENEWAL_NEWS)) }),
  }),
]);
export type NotificationView = z.infer<typeof notificationView>;
export const notificationList = z.object({
  notifications: z.array(notificationView),
  next: z.nullable(z.string()),
  unread: z.number(),
});
export type NotificationList = z.infer<typeof notificationList>;

const ids = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_IDS));
export const seenNotificationsBody = z.union([
  z.strictObject({ ids }),
  z.strictObject({ all: z.literal(true) }),
]);
export type SeenNotificationsBody = z.infer<typeof seenNotificationsBody>;
export const archiveBody = z.strictObject({ ids, isArchived: z.boolean() });
export type ArchiveBody = z.infer<typeof archiveBody>;

const notificationWish = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS),
  bell: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
});
/** Of the kinds that the caller's roles may know. */
export const notificationSettings = z.strictObject({
  settings: z.array(notificationWish).check(z.maxLength(NOTIFICATION_KINDS.length)),
});
export type NotificationSettingsView = z.infer<typeof notificationSettings>;
