import * as z from 'zod/mini';
import { STORE_STATUSES } from '#operators/plans/rules/plan.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { email } from '#restaurant/accounts/wire/accounts.ts';

export const STORE_SORTS = ['newest', 'name', 'orders', 'revenue', 'lastOrder'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** In which way a restaurant does not get on. */
export const STUCK = [
  'quiet',
  'neverOrdered',
  'noTable',
  'paymentFailing',
  'chargeRefused',
  'planOverdue',
  'owes',
] as const;
export type Stuck = (typeof STUCK)[number];

export const STORES_AT_ONCE = 50;
/** On a page for a file, which nobody reads. */
export const STORES_IN_FILE = 500;

/** Orders and revenue are those of the last 30 days, counted every five minutes. */
export const operatedStore = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  /** The address of its first owner. Empty if it has none. */
  owner: z.string(),
  /** Who was asked to own it and has not come yet. Absent where it has an owner. */
  awaits: z.optional(z.string()),
  plan: z.string(),
  status: z.enum(STORE_STATUSES),
  /** Until when its plan goes. */
  endDate: z.nullable(z.string()),
  suspendedAt: z.nullable(z.string()),
  suspendedFor: z.string(),
  closedAt: z.nullable(z.string()),
  closedFor: z.string(),
  /** Until when its owner lets support look into it. */
  supportUntil: z.nullable(z.string()),
  orders: z.number(),
  /** In whole units with two decimals. */
  revenue: z.number(),
  currency: z.string(),
  lastOrderAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** What the brand's operators call it. */
  tags: z.optional(z.array(z.string())),
});
export type OperatedStore = z.infer<typeof operatedStore>;

export const operatedStores = z.object({
  stores: z.array(operatedStore),
  next: z.nullable(z.string()),
  /** When orders and revenue were last counted. Null: not yet. */
  countedAt: z.optional(z.nullable(z.string())),
});

/** How far restaurants came, by the month in which they signed up. Each figure counts those that have got there. */
export const funnel = z.object({
  months: z.array(
    z.object({
      /** Such as `2026-11`, by UTC. */
      month: z.string(),
      signedUp: z.number(),
      /** The address of an owner is confirmed. */
      confirmed: z.number(),
      dish: z.number(),
      table: z.number(),
      order: z.number(),
    }),
  ),
  countedAt: z.nullable(z.string()),
});
export type Funnel = z.infer<typeof funnel>;

export const createStoreBody = z.strictObject({
  /** Chosen by the client. The same one again is answered with what the first has made. */
  key: text(128, 8),
  name: text(200, 1),
  /** Of its owner, who is invited. */
  email,
  city: z.optional(text(100)),
  plan: text(60, 1),
  /** The id or the slug of the restaurant whose menu and settings it begins with. */
  template: z.optional(text(100)),
});
export type CreateStoreBody = z.infer<typeof createStoreBody>;

export const createdStore = z.object({
  store: operatedStore,
  /** False if it was there already. */
  isNew: z.boolean(),
  /** Whether the invitation of its owner went out now. */
  isSent: z.boolean(),
});
export type CreatedStore = z.infer<typeof createdStore>;

export const suspendBody = z.strictObject({ reason: text(300, 1) });
