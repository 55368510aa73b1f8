import * as z from 'zod/mini';
import { PAYMENT_STATES } from '#money/payments/rules/payment.ts';
import { needsView } from '#ordering/menu/wire/needs.ts';
import { ORDER_KINDS } from '#ordering/order-types/rules/order-kind.ts';
import {
  CANCELLED,
  CONFIRMED,
  type OrderState,
  PREPARING,
  RECEIVED,
  SERVED,
} from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { parseHundredths, toMinor } from '#platform/money/rules/money.ts';

/** Paise, or what is the hundredth of another currency. */
export const minor = z.int();

const STATES = {
  received: RECEIVED,
  confirmed: CONFIRMED,
  preparing: PREPARING,
  served: SERVED,
  cancelled: CANCELLED,
} as const satisfies Record<string, OrderState>;

type StateWord = keyof typeof STATES;
const WORDS = Object.keys(STATES) as [StateWord, ...StateWord[]];

const word = z.enum(WORDS);
const askedWord = z.enum(WORDS, formatFault('oneOf', { values: WORDS }));

export const stateFrom = (word: StateWord): OrderState => STATES[word];

const line = z.object({
  id: z.string(),
  dishId: z.string(),
  name: z.string(),
  /** As guests chose them. */
  options: z.array(z.string()),
  /** Those of them with which something stands in for what is out. */
  swaps: z.array(z.string()),
  quantity: z.int(),
  /** Of one portion with its options, after discounts of the menu. */
  price: minor,
  remarks: z.string(),
  ready: z.boolean(),
  /** The dishes of a combo, as they come, and which of them are cooked. Other dishes have none. */
  parts: z.array(
    z.object({ dishId: z.string(), name: z.string(), options: z.array(z.string()), ready: z.boolean() }),
  ),
  /** Whether it was taken off the order, which it costs nothing then. */
  removed: z.boolean(),
});

export const order = z.object({
  id: z.string(),
  number: z.int(),
  /** Comes before the number where a tablet gave it. */
  letter: z.nullable(z.string()),
  state: word,
  /** Whether all of it is cooked and waits to be served. */
  ready: z.boolean(),
  placedAt: z.string(),
  pickupAt: z.nullable(z.string()),
  type: z.string(),
  kind: z.nullable(z.enum(ORDER_KINDS)),
  table: z.nullable(z.object({ name: z.string(), label: z.string() })),
  /** What all at its table together do not eat, while the order is open. Who said it, nobody is told. */
  needs: z.nullable(needsView),
  /** Which round it is of those who sit together. */
  sitting: z.nullable(z.object({ id: z.string(), round: z.int() })),
  /** Without `guests.read` most of the phone number is hidden. */
  guest: z.object({ name: z.string(), countryCode: z.string(), phone: z.string() }),
  address: z.string(),
  remarks: z.string(),
  lines: z.array(line),
  /** Charges and taxes. `included`: within the prices, so that it adds nothing. */
  charges: z.array(z.object({ name: z.string(), amount: minor, included: z.boolean() })),
  discounts: z.array(z.object({ lineId: z.nullable(z.string()), reason: z.string(), amount: minor })),
  currency: z.string(),
  /** With rounding. */
  total: minor,
  paid: minor,
  refunded: minor,
  due: minor,
  payment: z.enum(PAYMENT_STATES),
});

export const orderPage = z.object({ orders: z.array(order), next: z.nullable(z.string()) });

/** `from` is the state in which the order was seen, so that of two who move it at once one succeeds. */
export const moveBody = z.strictObject({
  from: askedWord,
  to: askedWord,
  reason: z.optional(text(400)),
});

export type ApiOrder = z.infer<typeof order>;

export function toApiOrder(view: StaffOrderView): ApiOrder {
  const { user, payment, money, table, sitting, store } = view;
  return {
    id: view._id,
    number: view.orderNo,
    letter: view.tabletLetter ?? null,
    state: wordFor(view.state),
    ready: view.ready ?? false,
    placedAt: view.createdAt,
    pickupAt: view.pickupAt ?? null,
    type: view.orderType,
    kind: view.orderKind ?? null,
    table: table && { name: table.iden, label: table.idel },
    needs: sitting?.needs ?? null,
    sitting: sitting ? { id: sitting._id, round: sitting.round } : null,
    guest: { name: user.name, countryCode: user.countryCode, phone: user.phone },
    address: view.address,
    remarks: view.remarks,
    lines: view.items.map(toLine),
    charges: view.charges.map(({ label, value, included = false }) => ({
      name: label,
      amount: toMinor(value),
      included,
    })),
    discounts: (view.discounts ?? []).map((discount) => ({
      lineId: discount.line,
      reason: discount.reason,
      amount: toMinor(discount.amount),
    })),
    currency: store.currency,
    total: toMinor(view.amount) + toMinor(money.roundOff ?? 0),
    paid: toMinor(payment.paid ?? 0),
    refunded: toMinor(payment.refunded ?? 0),
    due: toMinor(money.due),
    payment: payment.state,
  };
}

function toLine(item: StaffOrderView['items'][number]): z.infer<typeof line> {
  return {
    id: item._id,
    dishId: item.itemID,
    name: item.itemLabel,
    options: item.options ?? [],
    swaps: item.swaps ?? [],
    quantity: item.quantity,
    price: parseHundredths(item.value) ?? 0,
    remarks: item.remarks ?? '',
    ready: item.ready,
    parts: (item.parts ?? []).map((part) => ({
      dishId: part.itemID,
      name: part.itemLabel,
      options: part.options ?? [],
      ready: part.ready,
    })),
    removed: item.discarded,
  };
}

function wordFor(state: OrderState): StateWord {
  const found = WORDS.find((known) => STATES[known] === state);
  if (!found) throw new Error(`There is no word for the state ${state}`);
  return found;
}
