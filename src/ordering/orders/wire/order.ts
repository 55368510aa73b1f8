import * as z from 'zod/mini';
import { orderFeedback } from '#guests/feedback/wire/feedback.ts';
import { PAYMENT_STATES, RECEIPT_METHODS, SETTLED_BY } from '#money/payments/rules/payment.ts';
import { moneyView } from '#money/receipts/wire/receipts.ts';
import { MOST_LINES, MOST_OPTIONS, MOST_OPTIONS_OF_LINE, MOST_QUANTITY } from '#ordering/cart/rules/cart.ts';
import { CHANNEL_NAMES } from '#ordering/channels/rules/channel.ts';
import { lineCourse } from '#ordering/courses/wire/courses.ts';
import { needsView } from '#ordering/menu/wire/needs.ts';
import { ORDER_KINDS } from '#ordering/order-types/rules/order-kind.ts';
import {
  anyId,
  maybe,
  percent,
  price,
  text,
  textOrNumber,
  translations,
} from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { ORDER_STATES } from '../rules/order.ts';
import { TIMELINE_EVENTS } from '../rules/timeline.ts';

/**
 * A figure computed by the client. It is only compared with ours, so any number or decimal string is
 * accepted.
 */
const figure = z.union([z.number(), text(20)]);
const selection = z.strictObject({ label: text(200), contents: z.array(text(200)).check(z.maxLength(100)) });

const countOptions = (configs: z.infer<typeof selection>[]) =>
  configs.reduce((sum, { contents }) => sum + contents.length, 0);

/** Normalises line ends and drops invisible characters before remarks are stored, compared or printed. */
const dishRemarks = z.pipe(
  text(BOUNDS.dish.characters),
  z.transform((remarks) => boundText(remarks, BOUNDS.dish)),
);

export const orderItem = z.strictObject({
  itemID: anyId,
  itemLabel: maybe(text(200)),
  value: figure,
  price: maybe(figure),
  savings: maybe(figure),
  quantity: z
    .int(formatFault('wholeNumber'))
    .check(
      z.minimum(1, formatFault('atLeast', { least: 1 })),
      z.maximum(MOST_QUANTITY, formatFault('atMost', { most: MOST_QUANTITY })),
    ),
  images: maybe(z.array(text(2048)).check(z.maxLength(20))),
  configs: z._default(
    z.pipe(
      z.nullable(
        z.array(selection).check(
          z.maxLength(50),
          z.refine(
            (configs) => countOptions(configs) <= MOST_OPTIONS_OF_LINE,
            formatFault('tooManyOptions', { most: MOST_OPTIONS_OF_LINE }),
          ),
        ),
      ),
      z.transform((configs) => configs ?? []),
    ),
    [],
  ),
  remarks: maybe(dishRemarks),
});

/** Generous, because the checkout rules limit name, remarks and address with messages of their own. */
const longText = text(20_000);

export const placeOrderBody = z.strictObject({
  profileID: maybe(anyId),
  menuID: maybe(anyId),
  currency: maybe(text(20)),
  address: maybe(longText),
  remarks: maybe(longText),
  amount: figure,
  orderType: maybe(text(200)),
  // Ignored: the order type decides in which state an order begins.
  state: z.optional(z.unknown()),
  items: z.array(orderItem).check(
    z.minLength(1, formatFault('emptyCart')),
    z.maxLength(MOST_LINES, formatFault('tooManyLines', { most: MOST_LINES })),
    z.refine(
      (items) => items.reduce((sum, { configs }) => sum + countOptions(configs), 0) <= MOST_OPTIONS,
      formatFault('tooManyOptionsInAll', { most: MOST_OPTIONS }),
    ),
  ),
  charges: maybe(z.array(z.strictObject({ label: text(200), value: figure })).check(z.maxLength(100))),
  user: maybe(
    z.strictObject({ phone: maybe(longText), name: maybe(longText), countryCode: maybe(text(10)) }),
  ),
  table: maybe(z.strictObject({ iden: textOrNumber(60, 1), idel: maybe(text(60)) })),
  // A missing code is answered with OTP_REQUIRED, and only where the order type asks for one.
  otp: maybe(z.strictObject({ challengeId: maybe(anyId), code: maybe(textOrNumber(20)) })),
});

/** What a tablet gave on paper without a line. Only that tablet may send it, in the order in which it gave them. */
export const givenNumbers = z.strictObject({ orderNo: z.int().check(z.minimum(1), z.maximum(999_999_999)) });

export const takenOrderBody = z.extend(placeOrderBody, {
  /** `sitting`: the one at the table to which the tablet took it as the next round. */
  given: maybe(z.extend(givenNumbers, { sitting: maybe(anyId) })),
});

export const paymentForm = z.object({ action: z.string(), param_dict: z.record(z.string(), z.string()) });

export const orderState = z.literal(ORDER_STATES);

export const placedOrder = z.object({
  _id: z.string(),
  slug: z.string(),
  orderNo: z.number(),
  /** Of the tablet that gave the number, which is called with it. */
  tabletLetter: z.optional(z.string()),
  amount: z.number(),
  state: orderState,
  createdAt: z.string(),
  data: z.optional(paymentForm),
});

/** `data` is left out when there is nothing to pay, or when no gateway can take the payment right now. */
export const payAnswer = z.pick(placedOrder, { data: true });

const orderedNames = z.optional(
  z.record(z.string(), z.object({ label: z.optional(z.string()), options: z.optional(z.array(z.string())) })),
);

const orderLineView = z.object({
  _id: z.string(),
  itemLabel: z.string(),
  quantity: z.number(),
  price: z.string(),
  value: z.string(),
  savings: z.string(),
  images: z.array(z.string()),
  configs: z.array(z.object({ label: z.string(), contents: z.array(z.string()) })),
  /** The options worth showing. Older servers send none. */
  options: z.optional(z.array(z.string())),
  remarks: z.optional(z.string()),
  /** Names by language, as they were when the dish was ordered. `options` matches the list above. */
  translations: orderedNames,
  ...lineCourse,
  discarded: z.boolean(),
  reason: z.optional(z.string()),
});

export const orderView = z.object({
  _id: z.string(),
  slug: z.string(),
  orderNo: z.number(),
  /** Of the tablet that gave the number, which is called with it. */
  tabletLetter: z.optional(z.string()),
  items: z.array(orderLineView),
  user: z.object({ name: z.string(), phone: z.string(), countryCode: z.string() }),
  address: z.string(),
  remarks: z.string(),
  profileID: z.string(),
  createdAt: z.string(),
  amount: z.number(),
  state: orderState,
  orderType: z.string(),
  /** The previous release leaves it out. */
  orderKind: z.optional(z.enum(ORDER_KINDS)),
  orderTypeTranslations: z.optional(translations),
  charges: z.array(
    z.object({
      label: z.string(),
      value: z.number(),
      translations: z.optional(translations),
      /** A tax within the prices, which adds nothing to the amount. */
      included: z.optional(z.literal(true)),
    }),
  ),
  /** What was taken off, in all. Left out if there is nothing, and by the previous release. */
  discounts: z.optional(
    z.array(
      z.object({
        _id: z.string(),
        /** Null for the whole bill. */
        line: z.nullable(z.string()),
        kind: z.enum(['percent', 'amount', 'complimentary']),
        /** The percentage, or how many portions are complimentary. */
        of: z.nullable(z.number()),
        amount: z.number(),
        reason: z.string(),
        /** Only sent to the staff. */
        by: z.optional(z.string()),
      }),
    ),
  ),
  table: z.nullable(z.object({ iden: z.string(), idel: z.string() })),
  payment: z.object({
    state: z.enum(PAYMENT_STATES),
    /** As the store calls it. */
    method: z.string(),
    // These are sent only if something was paid. `onItsWay` is being refunded; `owed` still has to be refunded.
    paid: z.optional(z.number()),
    refunded: z.optional(z.number()),
    onItsWay: z.optional(z.number()),
    owed: z.optional(z.number()),
  }),
  money: moneyView,
  timeline: z.array(
    z.object({
      at: z.string(),
      what: z.enum(TIMELINE_EVENTS),
      state: z.optional(orderState),
      from: z.optional(orderState),
      item: z.optional(z.string()),
      /** The number of removed portions. Left out when the whole line was removed. */
      quantity: z.optional(z.number()),
      previousAmount: z.optional(z.number()),
      amount: z.optional(z.number()),
      reason: z.optional(z.string()),
      method: z.optional(z.enum(RECEIPT_METHODS)),
      /** What it was settled by, without money. */
      settled: z.optional(z.enum(SETTLED_BY)),
      byGuest: z.optional(z.boolean()),
      stars: z.optional(z.number()),
      /** The member of the staff who did it. Only sent to the staff. */
      by: z.optional(z.string()),
      /** The manager who allowed it with their PIN. */
      approvedBy: z.optional(z.string()),
    }),
  ),
  /** Everything is cooked and waits to be served. Older servers leave it out. */
  ready: z.optional(z.boolean()),
  /** From when on its time counts, where it is served in courses and that is not from when it was placed. */
  cooksFrom: z.optional(z.string()),
  /** Until then the guest can cancel the order. Left out when they cannot. */
  cancelUntil: z.optional(z.string()),
  /** Left out where the guest has chosen no time. */
  pickupAt: z.optional(z.string()),
  /** Left out before it is given, and for the kitchen. */
  feedback: z.optional(orderFeedback),
  estimate: z.nullable(z.object({ fromMinutes: z.number(), toMinutes: z.number() })),
  store: z.object({
    name: z.string(),
    slug: z.string(),
    logo: z.nullable(z.string()),
    currency: z.string(),
    /** The previous release leaves it out. */
    timeZone: z.optional(z.string()),
  }),
});

const taxRate = z.object({
  label: z.string(),
  value: z.number(),
  /** The price has it within. */
  included: z.optional(z.literal(true)),
});

/**
 * The staff also see what is ready and which menu item a line is. The kitchen gets no `slug`, which opens the
 * guest's page.
 */
export const staffOrderView = z.extend(orderView, {
  slug: z.optional(z.string()),
  items: z.array(
    z.extend(orderLineView, {
      ready: z.boolean(),
      itemID: z.string(),
      /** Added to the running order, or grown, since it was placed. */
      added: z.optional(z.boolean()),
      /** When its course was fired. */
      firedAt: z.optional(z.string()),
      /** At which stations, or at the pass, somebody has seen that it was taken off. */
      changeSeen: z.optional(z.array(z.string())),
      /** The line that these removed portions come from. */
      partOf: z.optional(z.string()),
      /** The price rule that its price was of, and what a portion costs without. The kitchen gets neither. */
      priced: z.optional(z.object({ label: z.string(), usual: z.number() })),
      /** Those of its options with which something stands in for what is out. Left out if there are none. */
      swaps: z.optional(z.array(z.string())),
      /** The dishes of a combo. Left out for other dishes. */
      parts: z.optional(
        z.array(
          z.object({
            itemID: z.string(),
            itemLabel: z.string(),
            /** How it comes, such as its size. The previous release leaves it out. */
            options: z.optional(z.array(z.string())),
            translations: orderedNames,
            ready: z.boolean(),
            /** What it costs by itself, and its taxes. The kitchen gets neither. */
            worth: z.optional(z.number()),
            taxes: z.optional(z.array(taxRate)),
          }),
        ),
      ),
      /** What tells what a change would cost, with the rates of charges below. The kitchen gets neither. */
      taxes: z.optional(z.array(taxRate)),
    }),
  ),
  /** The previous release leaves it out. */
  channel: z.optional(z.enum(CHANNEL_NAMES)),
  rates: z.optional(
    z.array(
      z.object({
        label: z.string(),
        kind: z.enum(['absolute', 'percentage']),
        value: z.number(),
        taxes: z.array(taxRate),
      }),
    ),
  ),
  /** Which round it is of which sitting, and when its guests left if it was still open. Left out for an order alone. */
  sitting: z.optional(
    z.object({
      _id: z.string(),
      round: z.number(),
      leftAt: z.optional(z.string()),
      /** The table that it has left for this one, and when. Only while the order is open. */
      was: z.optional(z.object({ iden: z.string(), idel: z.string(), at: z.string() })),
      /** What all at the table together do not eat. Only while the order is open, and never who said it. */
      needs: z.optional(needsView),
      /** How many sit there, and who looks after them. */
      covers: z.optional(z.number()),
      waiter: z.optional(z.string()),
    }),
  ),
});

export const orderList = z.object({ orders: z.array(staffOrderView), next: z.nullable(z.string()) });

export const changeStateBody = z.strictObject({
  from: z.int(),
  to: z.int(),
  reason: z.optional(text(400)),
});

export const removeItemBody = z
  .strictObject({
    discarded: z.boolean(),
    /** Portions of the line that stay; none if it is left out. */
    keep: z.optional(
      z.int(formatFault('wholeNumber')).check(z.minimum(1, formatFault('atLeast', { least: 1 }))),
    ),
    reason: z.optional(text(400)),
  })
  .check(
    z.refine(({ discarded, keep }) => discarded || keep === undefined, {
      path: ['keep'],
      error: formatFault('onlyTakenOff'),
    }),
  );

/** What can be changed at once. */
const MOST_CHANGES = 50;

const portions = orderItem.shape.quantity;
const why = text(400, 1);

const discountSize = z.strictObject({ percent: maybe(percent), amount: maybe(price), reason: why });
const percentOrAmount = z.refine<z.infer<typeof discountSize>>(
  ({ percent: rate, amount }) => (rate === undefined) !== (amount === undefined),
  { path: ['amount'], error: formatFault('percentOrAmount') },
);
/** A discount on a whole order. */
export const orderDiscount = z.strictObject(discountSize.shape).check(percentOrAmount);

/**
 * Changes of a running order. `line` is one of its lines, and a discount without one is for the whole bill. `percent`
 * and `amount` come as prices do.
 */
export const orderChange = z.discriminatedUnion('kind', [
  z.extend(orderItem, { kind: z.literal('add') }),
  z.strictObject({
    kind: z.literal('open'),
    label: text(80, 1),
    value: price,
    quantity: portions,
    taxes: maybe(z.array(z.strictObject({ label: text(40, 1), value: percent })).check(z.maxLength(5))),
  }),
  z.strictObject({ kind: z.literal('quantity'), line: anyId, quantity: portions }),
  z.strictObject({ kind: z.literal('off'), line: anyId, quantity: maybe(portions) }),
  z.strictObject({ kind: z.literal('back'), line: anyId }),
  z.extend(discountSize, { kind: z.literal('discount'), line: maybe(anyId) }).check(percentOrAmount),
  z.strictObject({ kind: z.literal('complimentary'), line: anyId, quantity: maybe(portions), reason: why }),
  z.strictObject({ kind: z.literal('undiscount'), id: anyId }),
]);

export const editOrderBody = z.strictObject({
  changes: z
    .array(orderChange)
    .check(
      z.minLength(1, formatFault('atLeast', { least: 1 })),
      z.maxLength(MOST_CHANGES, formatFault('atMost', { most: MOST_CHANGES })),
    ),
  reason: maybe(text(400)),
});

export const MOST_SEEN_AT_ONCE = 200;

export const seenBody = z.strictObject({
  orders: z
    .array(anyId)
    .check(
      z.minLength(1, formatFault('atLeast', { least: 1 })),
      z.maxLength(MOST_SEEN_AT_ONCE, formatFault('atMost', { most: MOST_SEEN_AT_ONCE })),
    ),
});

/** Those of the given orders that nobody had seen before. */
export const seenOrders = z.object({ orders: z.array(z.string()) });

export const readyBody = z.strictObject({
  ready: z.boolean(),
  /** Places of dishes of a combo. Left out for the whole line. */
  parts: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(50))).check(z.minLength(1), z.maxLength(50)),
  ),
});

export const changesSeenBody = z.strictObject({
  /** A station, or the pass. */
  place: anyId,
  lines: z
    .array(anyId)
    .check(z.minLength(1, formatFault('atLeast', { least: 1 })), z.maxLength(MOST_SEEN_AT_ONCE)),
});

export type PlaceOrderBody = z.infer<typeof placeOrderBody>;
export type PaymentForm = z.infer<typeof paymentForm>;
export type TakenOrderBody = z.infer<typeof takenOrderBody>;
export type PlacedOrder = z.infer<typeof placedOrder>;
export type OrderView = z.infer<typeof orderView>;
export type TimelineEntry = OrderView['timeline'][number];
export type StaffOrderView = z.infer<typeof staffOrderView>;
export type ChangesSeenBody = z.infer<typeof changesSeenBody>;
export type ReadyBody = z.infer<typeof readyBody>;
export type ChangeStateBody = z.infer<typeof changeStateBody>;
export type OrderChange = z.infer<typeof orderChange>;
export type EditOrderBody = z.infer<typeof editOrderBody>;
export type OrderDiscountView = NonNullable<OrderView['discounts']>[number];
export type RemoveItemBody = z.infer<typeof removeItemBody>;
