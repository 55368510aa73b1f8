import * as z from 'zod/mini';
import { wrong } from '../faults/field-fault.ts';
import { RECEIPT_METHODS } from '../money/payment.ts';
import { isUtr, isVpa, LONGEST_PAYEE, tidyUtr } from '../money/upi.ts';
import { maybe, price, text } from './primitives.ts';

const utr = z
  .pipe(
    text(40),
    z.transform((typed) => tidyUtr(typed)),
  )
  .check(z.refine(isUtr, wrong('utr')));

/** What a guest says who has paid by UPI. */
export const claimBody = z.strictObject({ utr: maybe(utr) });

export const recordPaymentBody = z.strictObject({
  method: z.enum(RECEIPT_METHODS, wrong('method', { values: RECEIPT_METHODS })),
  /** For UPI its 12 digits, which pay one order only. */
  reference: maybe(text(60)),
  /** All that is due, or was claimed, where nothing is said. */
  amount: maybe(price),
  /** What had been received when somebody looked: of two who record the same money, one is told. */
  paidBefore: maybe(price),
});

export const refuseClaimBody = z.strictObject({ reason: text(400, 1) });

/** What is still to come for an order, and how the guest can pay it by themselves. */
export const moneyView = z.object({
  due: z.number(),
  /** Where the store rounds: what that adds to the amount, below nothing where it takes off. */
  roundOff: z.optional(z.number()),
  claim: z.nullable(z.object({ amount: z.number(), utr: z.nullable(z.string()) })),
  /** In the guest's own order, and only while it can be paid there. */
  upi: z.nullable(z.object({ vpa: z.string(), name: z.string(), link: z.string() })),
});

/** Where a store is paid by UPI; null where it is not. */
export const payeePatch = z.nullable(
  z.strictObject({
    vpa: text(200).check(z.refine(isVpa, wrong('upiId'))),
    name: text(LONGEST_PAYEE, 1),
  }),
);

/** With who has changed it last, so that a wrong address is noticed. */
export const payeeView = z.nullable(
  z.object({
    vpa: z.string(),
    name: z.string(),
    changed: z.nullable(z.object({ at: z.string(), by: z.string() })),
  }),
);

export type ClaimBody = z.infer<typeof claimBody>;
export type RecordPaymentBody = z.infer<typeof recordPaymentBody>;
export type RefuseClaimBody = z.infer<typeof refuseClaimBody>;
export type PayeePatch = z.infer<typeof payeePatch>;
export type PayeeView = z.infer<typeof payeeView>;
