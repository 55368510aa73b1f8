import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { healthEn } from './texts/en.ts';

/** The kinds of work that wait in a table of their own until it is their time. */
export type DueWork = keyof typeof healthEn.work;
export const DUE_WORK = Object.keys(healthEn.work) as DueWork[];

/** What every process counts of itself for all of them, and for how long it matters. */
export const COUNTED = {
  /** Unexpected errors, by place. */
  errors: HOUR,
  /** Due work that failed, by kind. */
  failures: HOUR,
  /** Emails that the mail server will not take. */
  mail: DAY,
  /** Messages that a provider did not take, by provider. */
  messages: DAY,
  /** Answered calls. */
  calls: 15 * MINUTE,
  /** Those that took longer than `SLOW_SECONDS`, by route. */
  slow: 15 * MINUTE,
} as const;
export type CountedKind = keyof typeof COUNTED;
export const COUNTED_KINDS = Object.keys(COUNTED) as CountedKind[];
/** Counts of this long are kept together. */
export const COUNTED_TOGETHER_MS = 5 * MINUTE;
export const SLOW_SECONDS = 1;

/** So long a ticket may wait for its printer. */
export const TICKET_LATE_MS = 10 * MINUTE;

export interface Counted {
  kind: CountedKind;
  name: string;
  count: number;
  lastAt: number;
  text: string;
}

/** When something happened, in ms. */
type Moment = number;

/** What the health of the program is decided by. A part is null if the database has not answered in time. */
export interface Figures {
  database: { bytes: number; connections: number; mostConnections: number } | null;
  due: { work: DueWork; overdue: number; oldest: Moment | null }[] | null;
  followers: { name: string; entries: number }[] | null;
  counted: Counted[] | null;
  isMailSetUp: boolean;
  /** Emails that the mail server could not be given and that wait, and its name. */
  mail: { waiting: number; server: string } | null;
  /** Of all brands: renewals whose charge was refused, those that the gateway leaves open, invoices that are overdue. */
  plans: { refused: number; silent: number; overdue: number } | null;
  /** With tickets that have waited too long, of the stores that have printers. */
  printers: { printers: number; stores: number; of: number } | null;
  /** Of the hosts that guests use. A host without an end did not answer. */
  certificates: { host: string; endsAt: Moment | null }[] | null;
  /** The data folders of all processes. */
  disks: { name: string; free: number; bytes: number }[] | null;
  /** What is done each hour: when it began last. */
  hourly: { lastAt: Moment | null; watchedSince: Moment } | null;
  backup: { lastAt: Moment | null; watchedSince: Moment; isElsewhere: boolean } | null;
}
