import * as z from 'zod/mini';
import { LONGEST_NUMBER } from '#money/bills/rules/bill-settings.ts';
import { RECEIPT_METHODS } from '#money/payments/rules/payment.ts';
import { MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import { floorPace, tablePace } from '#ordering/courses/wire/courses.ts';
import { needsView } from '#ordering/menu/wire/needs.ts';
import { orderItem, orderView, paymentForm } from '#ordering/orders/wire/order.ts';
import { anyId, count, maybe, price, text, textOrNumber } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { tablePlace } from '#tables/table-list/wire/tables.ts';
import { ADMISSIONS, LONGEST_GUEST_NAME, PART_KINDS, PART_STATES, SITTING_STATES } from '../rules/sitting.ts';

export const MOST_COVERS = 200;

export const joinBody = z.strictObject({
  table: z.strictObject({ iden: textOrNumber(60, 1), idel: maybe(text(60)) }),
  name: maybe(text(LONGEST_GUEST_NAME)),
  /** The four digits that the phones of those who are in show. A wrong one only asks to join. */
  code: maybe(textOrNumber(20)),
});

export const admitBody = z.strictObject({
  admit: z.boolean(),
  /** Answers all who wait: nobody is let in, or everybody who had asked before the named guest, and they. */
  all: maybe(z.boolean()),
});

export const lineBody = z.strictObject({
  itemID: orderItem.shape.itemID,
  configs: orderItem.shape.configs,
  quantity: count(1, MOST_QUANTITY),
  remarks: orderItem.shape.remarks,
  /** For the whole table. */
  shared: maybe(z.boolean()),
});

export const sendBody = z.strictObject({
  lines: z.array(anyId).check(z.minLength(1, formatFault('emptyCart')), z.maxLength(100)),
  /** What the guest was shown for these lines, charges and taxes included. */
  amount: z.union([z.number(), text(20)]),
  remarks: maybe(text(20_000)),
});

export const callBody = z.strictObject({ kind: text(40, 1) });

export const partBody = z.strictObject({
  kind: z.enum(PART_KINDS),
  /** Into how many parts, for `even`. */
  of: maybe(count(2, 50)),
  /** Ids of order lines, for `lines`. */
  lines: maybe(z.array(anyId).check(z.minLength(1), z.maxLength(500))),
  /** For `amount`. */
  amount: maybe(price),
  tip: maybe(price),
});

/** The guest has paid it by UPI, so that the staff look; or corrects the reference. */
export const partPaidBody = z.strictObject({ utr: maybe(text(40)) });

const guestView = z.object({
  _id: z.string(),
  /** Empty: the client writes "Guest 2". */
  name: z.string(),
  /** In the order of coming, from 1. */
  number: z.number(),
  colour: z.string(),
  sign: z.string(),
  you: z.boolean(),
});

const cartLineView = z.object({
  _id: z.string(),
  guest: z.string(),
  itemID: z.string(),
  itemLabel: z.string(),
  translations: z.optional(z.record(z.string(), z.object({ label: z.optional(z.string()) }))),
  images: z.array(z.string()),
  configs: z.array(z.object({ label: z.string(), contents: z.array(z.string()) })),
  remarks: z.string(),
  quantity: z.number(),
  /** For one portion, at the menu's present prices. Null if it can't be ordered now. */
  value: z.nullable(z.string()),
  shared: z.boolean(),
});

/** A round: an order as everywhere, and for whom each of its lines is. */
const roundView = z.extend(orderView, {
  round: z.number(),
  /** By order line, with its dish. A guest of null: the staff added it. The previous release leaves the dish out. */
  who: z.record(
    z.string(),
    z.object({ guest: z.nullable(z.string()), shared: z.boolean(), item: z.optional(z.string()) }),
  ),
});

const callView = z.object({
  _id: z.string(),
  kind: z.string(),
  /** The store's own words for it; left out for those that every store has. */
  label: z.optional(z.string()),
  at: z.string(),
  /** The name of who is coming. */
  takenBy: z.nullable(z.string()),
});

const partView = z.object({
  _id: z.string(),
  guest: z.string(),
  kind: z.enum(PART_KINDS),
  amount: z.number(),
  tip: z.number(),
  state: z.enum(PART_STATES),
  /** The UPI link of an open part, for the guest who began it. */
  upi: z.optional(z.string()),
});

const sumView = z.object({
  guest: z.string(),
  /** The guest's own lines and a part of the shared ones, and what of that is not paid. */
  total: z.number(),
  due: z.number(),
});

/** A percentage of the whole bill that the table has, and its next round too. */
const heldDiscount = z.object({ reason: z.string(), percent: z.number() });

const tableName = z.object({ iden: z.string(), label: z.string() });

export const sittingView = z.object({
  /** The number of the last entry about it, since answers may overtake each other. */
  seq: z.number(),
  _id: z.string(),
  slug: z.string(),
  table: tableName,
  state: z.enum(SITTING_STATES),
  openedAt: z.string(),
  /** Four digits for others at the table. Left out once it is closed. */
  code: z.optional(z.string()),
  guests: z.array(guestView),
  waiting: z.array(guestView),
  lines: z.array(cartLineView),
  /** What sending all lines, or those of this guest, comes to, discounts taken off. Null if nothing can be sent. */
  sums: z.object({ all: z.nullable(z.number()), mine: z.nullable(z.number()) }),
  discounts: z.optional(z.array(heldDiscount)),
  orders: z.array(roundView),
  calls: z.array(callView),
  /** Left out where no course is held. */
  courses: z.optional(tablePace),
  /** What all of them together do not eat, and what this guest has said. Left out where nothing was said. */
  needs: z.optional(needsView),
  ownNeeds: z.optional(needsView),
  total: z.number(),
  roundOff: z.optional(z.number()),
  paid: z.number(),
  due: z.number(),
  tips: z.number(),
  shares: z.array(sumView),
  parts: z.array(partView),
  /** Money that the staff took for the table, and that is no guest's part. */
  received: z.optional(z.array(z.object({ _id: z.string(), method: z.string(), amount: z.number() }))),
  orderType: z.string(),
  currency: z.string(),
  /** What the store offers: calls, tips, ways to pay. */
  offers: z.object({
    calls: z.array(z.object({ kind: z.string(), label: z.optional(z.string()) })),
    tips: z.array(z.number()),
    upi: z.boolean(),
    gateway: z.boolean(),
  }),
});

/** All that a guest learns who has not been let in, or was refused. */
export const outsideView = z.object({ state: z.enum(['waiting', 'refused', 'left']) });
export const sittingAnswer = z.union([sittingView, outsideView]);

export const joined = z.object({
  sitting: z.object({ _id: z.string(), slug: z.string(), table: tableName, state: z.enum(SITTING_STATES) }),
  token: z.string(),
  admitted: z.boolean(),
  /** What came of the code that was sent: it was wrong, or not looked at because too many were. */
  code: z.optional(z.enum(['wrong', 'later'])),
});

export const partBegun = z.object({
  _id: z.string(),
  amount: z.number(),
  /** The link that UPI apps open, and that the QR code has. */
  upi: z.optional(z.string()),
  data: z.optional(paymentForm),
});

const actor = z.object({ _id: z.string(), name: z.string() });

/** A sitting as the floor shows it. Without amounts for the kitchen. */
export const floorSitting = z.object({
  _id: z.string(),
  state: z.enum(SITTING_STATES),
  openedAt: z.string(),
  orderedAt: z.nullable(z.string()),
  askedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  covers: z.nullable(z.number()),
  guests: z.number(),
  waiting: z.number(),
  waiter: z.nullable(actor),
  /** What all of them together do not eat. Left out where nobody said anything. */
  needs: z.optional(needsView),
  /** Lines in the cart that nobody has sent. */
  inCart: z.number(),
  rounds: z.array(
    z.object({
      _id: z.string(),
      orderNo: z.number(),
      round: z.number(),
      state: z.number(),
      ready: z.boolean(),
      createdAt: z.string(),
      servedAt: z.nullable(z.string()),
      amount: z.optional(z.number()),
    }),
  ),
  calls: z.array(callView),
  /** Left out where no course is held. */
  courses: z.optional(floorPace),
  /** Parts that a guest says are paid, for the staff to check. */
  claims: z.number(),
  /** What comes off the next round. */
  discounts: z.optional(z.array(heldDiscount)),
  /** Whether a round bears the fixed charges, so that the next one does not. */
  charged: z.optional(z.boolean()),
  /** Bills of their own that some at the table have, in the order in which they were split. Not for the kitchen. */
  bills: z.optional(z.array(z.object({ _id: z.string(), total: z.number(), due: z.number() }))),
  total: z.optional(z.number()),
  paid: z.optional(z.number()),
  due: z.optional(z.number()),
  /** The number of its bill, once that is issued. Not for the kitchen. */
  bill: z.optional(z.string()),
});

export const floorTable = z.object({
  _id: z.string(),
  iden: z.string(),
  label: z.string(),
  room: z.nullable(z.string()),
  seats: z.nullable(z.number()),
  place: z.nullable(tablePlace),
  /** Whether its orders are rounds of a sitting. */
  sits: z.boolean(),
  sitting: z.nullable(floorSitting),
  /** Open or unpaid orders at it that belong to no sitting, and what is due for them. No amount for the kitchen. */
  loose: z.number(),
  looseDue: z.optional(z.number()),
  /** The sitting that was closed there last and can be opened again. */
  closed: z.nullable(z.object({ _id: z.string(), at: z.string() })),
  /** The next party that reserved it, within two hours. */
  reserved: z.nullable(z.object({ at: z.string(), name: z.string(), party: z.number() })),
});

/** `event: sitting` of the store's stream: the table as it is now. */
export const floorView = z.object({ tables: z.array(floorTable), seq: z.number() });

/** A sitting opened on the floor: what guests see, money as it came in, and who did what. */
export const staffSitting = z.extend(floorSitting, {
  table: tableName,
  code: z.string(),
  guestList: z.array(z.extend(guestView, { state: z.enum(['in', 'waiting']) })),
  lines: z.array(cartLineView),
  orders: z.array(roundView),
  parts: z.array(z.extend(partView, { utr: z.nullable(z.string()) })),
  receipts: z.array(
    z.object({
      _id: z.string(),
      at: z.string(),
      method: z.string(),
      amount: z.number(),
      tip: z.number(),
      note: z.string(),
      by: z.string(),
    }),
  ),
  tips: z.number(),
  timeline: z.array(
    z.object({ at: z.string(), what: z.string(), by: z.string(), text: z.optional(z.string()) }),
  ),
  /** Until when it can be opened again. Null while it is open, or after an hour. */
  reopenUntil: z.nullable(z.string()),
});

export const openSittingBody = z.strictObject({
  /** The table's id or its name. */
  table: anyId,
  covers: maybe(count(1, MOST_COVERS)),
});

export const changeSittingBody = z.strictObject({
  covers: z.optional(z.nullable(count(1, MOST_COVERS))),
  /** Whether whoever asks looks after the table. */
  mine: z.optional(z.boolean()),
});

export const moveBody = z.strictObject({ to: anyId });
export const mergeBody = z.strictObject({ into: anyId });
export const splitBody = z.strictObject({
  /** Ids of order lines. */
  lines: z.array(anyId).check(z.minLength(1), z.maxLength(500)),
  /** How many portions of a line go, if not all of it. */
  portions: maybe(
    z.array(z.strictObject({ line: anyId, quantity: count(1, MOST_QUANTITY) })).check(z.maxLength(500)),
  ),
  /** A free table, or a sitting. Left out: they get a bill of their own at this table. */
  to: maybe(anyId),
});
/** What becomes of rounds that are still being cooked: they are cancelled, were handed over, or still come. */
export const STILL_COOKING = ['cancel', 'serve', 'keep'] as const;

export const closeBody = z.strictObject({ reason: maybe(text(400)), cooking: maybe(z.enum(STILL_COOKING)) });

export const sittingPaymentBody = z.strictObject({
  method: z.enum(RECEIPT_METHODS, formatFault('method', { values: RECEIPT_METHODS })),
  /** Without the tip. Defaults to all that is due, or to the part. */
  amount: maybe(price),
  tip: maybe(price),
  /** What the guest handed over in cash. They got the rest back. */
  tendered: maybe(price),
  note: maybe(text(200)),
  /** The 12 digits of a UPI payment. */
  reference: maybe(text(60)),
  /** A guest's part that this pays. */
  part: maybe(anyId),
  /** The drawer that cash goes into. The main one, if none is named. */
  drawer: maybe(text(64)),
  /** The number that its tablet gave the table's bill, which this pays. */
  given: maybe(z.strictObject({ bill: text(LONGEST_NUMBER) })),
});

export const takeCallBody = z.strictObject({ done: z.boolean() });

const callChoice = z.strictObject({ key: text(40, 1), label: text(30), isOn: z.boolean() });

export const sittingSettings = z.strictObject({
  isOn: z.boolean(),
  without: z.array(anyId).check(z.maxLength(100)),
  admission: z.enum(ADMISSIONS),
  isOpenedByStaff: z.boolean(),
  calls: z.array(callChoice).check(z.maxLength(12)),
  tips: z.array(count(1, 50)).check(z.maxLength(4)),
});

export type JoinBody = z.infer<typeof joinBody>;
export type Joined = z.infer<typeof joined>;
export type AdmitBody = z.infer<typeof admitBody>;
export type LineBody = z.infer<typeof lineBody>;
export type SendBody = z.infer<typeof sendBody>;
/** @public */
export type PartBody = z.infer<typeof partBody>;
/** @public */
export type PartBegun = z.infer<typeof partBegun>;
export type HeldDiscount = z.infer<typeof heldDiscount>;
export type SittingView = z.infer<typeof sittingView>;
export type SittingAnswer = z.infer<typeof sittingAnswer>;
export type OutsideView = z.infer<typeof outsideView>;
export type CartLineView = z.infer<typeof cartLineView>;
export type SplitBody = z.infer<typeof splitBody>;
export type SittingGuestView = z.infer<typeof guestView>;
export type FloorSitting = z.infer<typeof floorSitting>;
export type FloorTable = z.infer<typeof floorTable>;
export type FloorView = z.infer<typeof floorView>;
export type StaffSitting = z.infer<typeof staffSitting>;
/** @public */
export type SittingPaymentBody = z.infer<typeof sittingPaymentBody>;
