import * as z from 'zod/mini';
import { clock, id, maybe, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { CASH_REASONS, DENOMINATIONS, DRAWER_MOVES } from '../rules/drawers.ts';
import { TILL_SUMS } from '../rules/sums.ts';
import { WAYS } from '../rules/ways.ts';

const LONGEST_NAME = 40;
export const MOST_DRAWERS = 20;
const MOST_PIECES = 100_000;
const MOST_SLIPS = 20;

/** Minor units of the store's currency, so that sums stay exact. */
const minor = z.int();
const drawerId = z.nullable(z.string());

const pieces = z.strictObject(
  Object.fromEntries(
    DENOMINATIONS.map((value) => [
      String(value),
      z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PIECES))),
    ]),
  ),
);

export const tillEntryBody = z.strictObject({
  /** The main drawer, if none is named. */
  drawer: maybe(text(64)),
  what: z.enum(DRAWER_MOVES, formatFault('method', { values: DRAWER_MOVES })),
  /** Not needed where the notes and coins are given, nor for an opening without a sale. */
  amount: maybe(price),
  pieces: maybe(pieces),
  /** Needed for cash put in or taken out. */
  reason: maybe(z.enum(CASH_REASONS, formatFault('method', { values: CASH_REASONS }))),
  note: maybe(text(200)),
});

export const closeDayBody = z.strictObject({
  /** The number of the day that is to be closed. If it is closed already, the answer is that day. */
  number: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  note: maybe(text(400)),
  /** What the slips of the bank, the terminal and so on say. What is left out was not compared. */
  slips: maybe(
    z
      .array(z.strictObject({ way: z.enum(WAYS), account: maybe(text(200)), amount: price }))
      .check(z.maxLength(MOST_SLIPS)),
  ),
  /** What stays in each drawer: its float of the next day. The rest goes to the bank. */
  stays: maybe(
    z.array(z.strictObject({ drawer: maybe(text(64)), amount: price })).check(z.maxLength(MOST_DRAWERS + 1)),
  ),
});

export const printDayBody = z.strictObject({ printer: id });

const tillSettings = {
  /** When a day begins, such as 04:00. */
  boundary: clock,
  /** Whether the floor staff count without seeing what is expected. */
  blind: z.boolean(),
  /** Whether a day that nobody has closed is closed at its end, without a count. */
  closesItself: z.boolean(),
};

export const tillSettingsBody = z.strictObject({
  ...tillSettings,
  /** Besides the main one. Those that are left out are removed. */
  drawers: z
    .array(z.strictObject({ _id: maybe(text(64)), name: text(LONGEST_NAME, 1) }))
    .check(z.maxLength(MOST_DRAWERS)),
});

const sum = z.object({
  kind: z.enum(TILL_SUMS),
  key: z.string(),
  label: z.string(),
  count: z.int(),
  amount: minor,
});

const drawer = z.object({
  _id: drawerId,
  name: z.nullable(z.string()),
  float: minor,
  in: minor,
  out: minor,
  noSales: z.int(),
  counted: z.nullable(minor),
  /** Receipts less refunds in cash. This and the next two are null for a person who counts blind. */
  cash: z.nullable(minor),
  expected: z.nullable(minor),
  difference: z.nullable(minor),
  /** Of a closed day in which somebody said so. */
  stays: z.optional(minor),
  toBank: z.optional(minor),
});

const entry = z.object({
  _id: z.string(),
  drawer: drawerId,
  what: z.enum(DRAWER_MOVES),
  amount: minor,
  reason: z.nullable(z.enum(CASH_REASONS)),
  note: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
  /** Who took it back. It no longer counts. Older servers leave it out. */
  undoneBy: z.optional(z.nullable(z.string())),
  /** Whether the reader may take it back. */
  canUndo: z.optional(z.boolean()),
});

const figures = {
  sums: z.array(sum),
  unpaid: z.array(z.object({ orderId: z.string(), orderNo: z.int(), due: minor })),
  firstOrder: z.nullable(z.int()),
  lastOrder: z.nullable(z.int()),
  bills: z.array(
    z.object({
      series: z.enum(['bill', 'credit']),
      /** The letter of the tablet that issued them. */
      tablet: z.optional(z.string()),
      first: z.string(),
      last: z.string(),
      count: z.int(),
      amount: minor,
    }),
  ),
  /** `unpaid` has only the first of them. Null for a day that was closed before this was known. */
  allUnpaid: z.nullable(z.object({ count: z.int(), amount: minor })),
  /** Receipts without money, and corrections. */
  told: z.array(
    z.object({
      orderId: z.nullable(z.string()),
      orderNo: z.nullable(z.int()),
      method: z.string(),
      amount: minor,
      reason: z.string(),
      by: z.string(),
      takenBy: z.nullable(z.string()),
      khata: z.nullable(z.string()),
    }),
  ),
  /** What the staff cancelled or took off first. */
  cancellations: z.array(
    z.object({
      orderId: z.string(),
      orderNo: z.int(),
      /** Null if it is the whole order. */
      dish: z.nullable(z.string()),
      quantity: z.nullable(z.int()),
      amount: minor,
      reason: z.string(),
      by: z.string(),
    }),
  ),
  /** How many there are besides those that are listed. */
  unlisted: z.object({ told: z.int(), cancellations: z.int() }),
};

const way = z.object({
  way: z.enum(WAYS),
  account: z.string(),
  counted: z.nullable(minor),
  /** Null, like the difference, for a person who counts blind. */
  expected: z.nullable(minor),
  difference: z.nullable(minor),
});

export const tillView = z.object({
  settings: z.object(tillSettings),
  number: z.int(),
  /** The day that it belongs to, since its first order or entry; null before. */
  day: z.nullable(z.string()),
  beganAt: z.nullable(z.string()),
  /** Whether that day is over. */
  isLate: z.boolean(),
  drawers: z.array(drawer),
  /** The other ways of paying, which are compared with slips at the close. */
  ways: z.array(way),
  entries: z.array(entry),
  /** Null for a person who counts blind. */
  report: z.nullable(z.object(figures)),
  /** The tablets that were heard from in this day. What a silent one has sold and not sent belongs to the next day. */
  tablets: z.array(
    z.object({ letter: z.nullable(z.string()), name: z.string(), seenAt: z.string(), silent: z.boolean() }),
  ),
});

export const closedDay = z.object({
  ...figures,
  number: z.int(),
  day: z.string(),
  beganAt: z.nullable(z.string()),
  closedAt: z.string(),
  /** Null if it closed automatically. */
  closedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  drawers: z.array(drawer),
  ways: z.array(way),
  entries: z.array(entry),
});

export const closedDays = z.object({
  days: z.array(
    z.object({
      number: z.int(),
      day: z.string(),
      closedAt: z.string(),
      closedBy: z.nullable(z.string()),
      sales: minor,
      /** Of all drawers that were counted; null if none was. */
      difference: z.nullable(minor),
      /** Those whose slip said something else. */
      ways: z.array(z.object({ way: z.enum(WAYS), account: z.string(), difference: minor })),
    }),
  ),
  next: z.nullable(z.string()),
});

export type TillEntryBody = z.infer<typeof tillEntryBody>;
export type PrintDayBody = z.infer<typeof printDayBody>;
export type CloseDayBody = z.infer<typeof closeDayBody>;
export type TillSettingsBody = z.infer<typeof tillSettingsBody>;
export type TillView = z.infer<typeof tillView>;
export type TillDrawerView = TillView['drawers'][number];
export type TillEntryView = TillView['entries'][number];
export type ClosedDay = z.infer<typeof closedDay>;
export type ClosedDays = z.infer<typeof closedDays>;
