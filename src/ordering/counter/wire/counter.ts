import * as z from 'zod/mini';
import { LONGEST_NUMBER } from '#money/bills/rules/bill-settings.ts';
import { recordPaymentBody } from '#money/receipts/wire/receipts.ts';
import { givenNumbers, orderDiscount, placedOrder, placeOrderBody } from '#ordering/orders/wire/order.ts';
import { maybe, text } from '#platform/calls/wire/primitives.ts';

/** An order of the counter with what was paid for it: all that is due. */
export const saleBody = z.strictObject({
  order: placeOrderBody,
  /** `amount` only counts for a sale that was made without the line: it is what was taken then. */
  paid: z.omit(recordPaymentBody, { paidBefore: true }),
  /** What comes off the whole order before it is paid. The amount of the order is without it. */
  discount: maybe(orderDiscount),
  given: maybe(z.extend(givenNumbers, { bill: maybe(text(LONGEST_NUMBER)) })),
});

/** What is sold at a tablet is billed at once. */
export const soldOrder = z.extend(placedOrder, {
  /** Whether it has the number that the tablet gave, if it gave one. */
  bill: z.optional(z.object({ number: z.string(), asGiven: z.boolean() })),
});

/** Of orders that their guests collect. */
export const tokenScreen = z.object({
  name: z.string(),
  preparing: z.array(z.string()),
  ready: z.array(z.string()),
});

export type SoldOrder = z.infer<typeof soldOrder>;
export type SaleBody = z.infer<typeof saleBody>;
export type TokenScreen = z.infer<typeof tokenScreen>;
