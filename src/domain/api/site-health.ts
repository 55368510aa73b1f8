import * as z from 'zod/mini';

/** The kinds of work that wait in a table of their own until it is their time. */
export const DUE_WORK = [
  'payments',
  'refunds',
  'messages',
  'prints',
  'pictures',
  'emails',
  'mailboxes',
] as const;
export type DueWork = (typeof DUE_WORK)[number];

const due = z.object({
  work: z.enum(DUE_WORK),
  /** How many should have been done by now. */
  overdue: z.number(),
  oldest: z.nullable(z.string()),
});
const recentError = z.object({
  /** The declared route of a call, or another part of the program. */
  where: z.string(),
  count: z.number(),
  lastAt: z.string(),
  text: z.string(),
});
const follower = z.object({ name: z.string(), stores: z.number(), entries: z.number() });

/** A part is null if the database has not answered in time. */
export const siteHealth = z.object({
  version: z.string(),
  /** In seconds. */
  uptime: z.number(),
  isMailSetUp: z.boolean(),
  database: z.nullable(z.object({ bytes: z.number(), migrations: z.number(), newest: z.string() })),
  stores: z.nullable(z.number()),
  /** Of the last 24 hours. */
  orders: z.nullable(z.number()),
  due: z.nullable(z.array(due)),
  /** Who works off the log of stores, and how much is left. */
  followers: z.nullable(z.array(follower)),
  /** What failed unexpectedly in the last 15 minutes, in the process that answers. */
  errors: z.optional(z.array(recentError)),
});
export type SiteHealth = z.infer<typeof siteHealth>;
