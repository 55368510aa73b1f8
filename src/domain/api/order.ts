import * as z from 'zod/mini';
import { MAX_LINES, MAX_QUANTITY } from '../cart.ts';
import { id, text } from './primitives.ts';

/** Figures of the client are only compared with ours, so that any number or decimal string may come. */
const figure = z.union([z.number(), text(20)]);
const selection = z.strictObject({ label: text(200), contents: z.array(text(200)).check(z.maxLength(100)) });

const orderItem = z.strictObject({
  itemID: id,
  itemLabel: z.optional(text(200)),
  value: figure,
  price: z.optional(figure),
  savings: z.optional(figure),
  quantity: z
    .int('Must be a whole number')
    .check(z.minimum(1, 'At least 1'), z.maximum(MAX_QUANTITY, `At most ${MAX_QUANTITY}`)),
  images: z.optional(z.array(text(2048)).check(z.maxLength(20))),
  configs: z._default(z.array(selection).check(z.maxLength(50)), []),
});

/** Lengths of name, remarks and address are left to the checkout rules, which have their own texts. */
const longText = text(20_000);

export const placeOrderBody = z.strictObject({
  profileID: z.optional(id),
  menuID: z.optional(id),
  currency: z.optional(text(8)),
  address: z.optional(longText),
  remarks: z.optional(longText),
  amount: figure,
  orderType: z.optional(text(60)),
  state: z.optional(z.number()),
  items: z
    .array(orderItem)
    .check(z.minLength(1, 'Cart is empty'), z.maxLength(MAX_LINES, `At most ${MAX_LINES} lines`)),
  charges: z.optional(z.array(z.strictObject({ label: text(200), value: figure })).check(z.maxLength(100))),
  user: z.optional(
    z.strictObject({
      phone: z.optional(longText),
      name: z.optional(longText),
      countryCode: z.optional(text(10)),
    }),
  ),
  table: z.optional(z.strictObject({ iden: text(60, 1), idel: z.optional(text(60)) })),
  otp: z.optional(z.strictObject({ challengeId: text(64), code: text(20) })),
});

export const placedOrder = z.object({
  _id: z.string(),
  slug: z.string(),
  orderNo: z.number(),
  amount: z.number(),
  state: z.number(),
  createdAt: z.string(),
});

const orderLineView = z.object({
  _id: z.string(),
  itemLabel: z.string(),
  quantity: z.number(),
  price: z.string(),
  value: z.string(),
  savings: z.string(),
  images: z.array(z.string()),
  configs: z.array(z.object({ label: z.string(), contents: z.array(z.string()) })),
  discarded: z.boolean(),
});

export const orderView = z.object({
  _id: z.string(),
  slug: z.string(),
  orderNo: z.number(),
  items: z.array(orderLineView),
  user: z.object({ name: z.string(), phone: z.string(), countryCode: z.string() }),
  address: z.string(),
  remarks: z.string(),
  profileID: z.string(),
  createdAt: z.string(),
  amount: z.number(),
  state: z.number(),
  orderType: z.string(),
  charges: z.array(z.object({ label: z.string(), value: z.number() })),
  table: z.nullable(z.object({ iden: z.string(), idel: z.string() })),
  payment: z.object({ state: z.string(), method: z.string() }),
  timeline: z.array(
    z.object({
      at: z.string(),
      what: z.string(),
      state: z.optional(z.number()),
      from: z.optional(z.number()),
      item: z.optional(z.string()),
      previousAmount: z.optional(z.number()),
      amount: z.optional(z.number()),
      reason: z.optional(z.string()),
    }),
  ),
  estimate: z.nullable(z.object({ fromMinutes: z.number(), toMinutes: z.number() })),
  store: z.object({
    name: z.string(),
    slug: z.string(),
    logo: z.nullable(z.string()),
    currency: z.string(),
  }),
});

export const orderList = z.object({ orders: z.array(orderView), next: z.nullable(z.string()) });

export const changeStateBody = z.strictObject({
  from: z.int().check(z.minimum(1), z.maximum(5)),
  to: z.int().check(z.minimum(1), z.maximum(5)),
  reason: z.optional(text(400)),
});

export const discardItemBody = z.strictObject({ discarded: z.boolean(), reason: z.optional(text(400)) });

export type PlaceOrderBody = z.infer<typeof placeOrderBody>;
export type PlacedOrder = z.infer<typeof placedOrder>;
export type OrderView = z.infer<typeof orderView>;
export type ChangeStateBody = z.infer<typeof changeStateBody>;
export type DiscardItemBody = z.infer<typeof discardItemBody>;
