import * as z from 'zod/mini';
import { orderDiscount, placeOrderBody } from './order.ts';
import { maybe } from './primitives.ts';
import { recordPaymentBody } from './receipts.ts';

/** An order of the counter with what was paid for it: all that is due. */
export const saleBody = z.strictObject({
  order: placeOrderBody,
  /** `amount` only counts for a sale that was made without the line: it is what was taken then. */
  paid: z.omit(recordPaymentBody, { paidBefore: true }),
  /** What comes off the whole order before it is paid. The amount of the order is without it. */
  discount: maybe(orderDiscount),
});

/** Of orders that their guests collect. */
export const tokenScreen = z.object({
  name: z.string(),
  preparing: z.array(z.string()),
  ready: z.array(z.string()),
});

export type SaleBody = z.infer<typeof saleBody>;
export type TokenScreen = z.infer<typeof tokenScreen>;
