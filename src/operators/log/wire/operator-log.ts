import * as z from 'zod/mini';
import { OPERATOR_ACTS } from '#operators/stores/rules/acts.ts';

export const ENTRIES_AT_ONCE = 50;
/** On a page for a file, which nobody reads. */
export const ENTRIES_IN_FILE = 500;

const standing = z.record(z.string(), z.string());

export const operatorEntry = z.object({
  _id: z.string(),
  at: z.string(),
  /** Who did it, as they were called then. */
  name: z.string(),
  what: z.enum(OPERATOR_ACTS),
  /** Whom or what it was about, such as a restaurant, a plan or an address. */
  subject: z.string(),
  /** What it changed, as it was and as it is, by name. Empty: it was not there, or is gone. */
  from: standing,
  to: standing,
  why: z.string(),
  /** The same for all entries of one act on many restaurants. Absent where it was on one alone. */
  bulk: z.optional(z.string()),
});
export type OperatorEntry = z.infer<typeof operatorEntry>;

export const operatorLogView = z.object({
  entries: z.array(operatorEntry),
  /** Whoever stands in the log. */
  people: z.array(z.object({ _id: z.string(), name: z.string() })),
  next: z.nullable(z.string()),
});
export type OperatorLogView = z.infer<typeof operatorLogView>;
