import * as z from 'zod/mini';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { DUE_WORK } from '../rules/figures.ts';
import { LINE_NAMES, LINE_STATES, WHYS } from '../rules/lines.ts';

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
const line = z.object({
  name: z.enum(LINE_NAMES),
  state: z.enum(LINE_STATES),
  why: z.enum(WHYS),
  count: z.optional(z.number()),
  of: z.optional(z.number()),
  at: z.optional(z.string()),
  about: z.optional(z.string()),
  /** Since when it is in this state, as far as anybody has looked. */
  since: z.optional(z.string()),
});

/** A part is null if the database has not answered in time. */
export const siteHealth = z.object({
  asOf: z.string(),
  /** What is worst first. */
  lines: z.array(line),
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
  /** What failed unexpectedly in the last hour, in all processes. If the database is silent, in the one that answers. */
  errors: z.optional(z.array(recentError)),
});
export type SiteHealth = z.infer<typeof siteHealth>;

/** Who is told of a line that is red, and of backups. */
export const watchBody = z.strictObject({
  /** To the operators. */
  emails: z.boolean(),
  webhook: z.string().check(z.maxLength(500), z.regex(/^(?:|https?:\/\/\S+)$/, formatFault('webAddress'))),
  backupsElsewhere: z.boolean(),
  /** Asks for another secret. A new address gets one anyway. */
  newSecret: z._default(z.boolean(), false),
});
export type WatchBody = z.infer<typeof watchBody>;

export const watchView = z.object({
  emails: z.boolean(),
  webhook: z.string(),
  backupsElsewhere: z.boolean(),
  /** How many people get the emails. */
  readers: z.number(),
  /** What the webhook has not taken yet. */
  unsent: z.number(),
  /** Signs what the webhook gets. It is answered once, when it is made. */
  secret: z.optional(z.string()),
});
export type WatchView = z.infer<typeof watchView>;

/** What became of a test. Null where nothing was to be sent. */
export const watchTest = z.object({
  emails: z.nullable(z.number()),
  /** The status of the answer; 0 if there was none. */
  webhook: z.nullable(z.number()),
});
export type WatchTest = z.infer<typeof watchTest>;
