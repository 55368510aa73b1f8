import * as z from 'zod/mini';
import { RECEIPT_METHODS } from '#money/payments/rules/payment.ts';
import { isUtr, isVpa, LONGEST_PAYEE, tidyUtr } from '#money/payments/rules/upi.ts';
import { maybe, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

const utr = z
  .pipe(
    text(40),
    z.transform((typed) => tidyUtr(typed)),
  )
  .check(z.refine(isUtr, formatFault('utr')));

export const claimBody = z.strictObject({ utr: maybe(utr) });

export const recordPaymentBody = z.strictObject({
  method: z.enum(RECEIPT_METHODS, formatFault('method', { values: RECEIPT_METHODS })),
  /** The 12-digit reference of a UPI payment. One reference can pay only one order. */
  reference: maybe(text(60)),
  /** Defaults to what was claimed, or to all that is due. */
  amount: maybe(price),
  /** What the guest handed over in cash. They got the rest back. */
  tendered: maybe(price),
  /**
   * The sum received when the form was opened. If two people record the same money, the second is refused.
   */
  paidBefore: maybe(price),
  /** The drawer that cash goes into. The main one, if none is named. */
  drawer: maybe(text(64)),
});

export const refuseClaimBody = z.strictObject({ reason: text(400, 1) });

export const moneyView = z.object({
  due: z.number(),
  /** Added by rounding where the store rounds; negative when it lowers the amount. */
  roundOff: z.optional(z.number()),
  claim: z.nullable(z.object({ amount: z.number(), utr: z.nullable(z.string()) })),
  /** Only on the guest's own order, while it can be paid there. */
  upi: z.nullable(z.object({ vpa: z.string(), name: z.string(), link: z.string() })),
});

/** The account that receives UPI payments; null where the store takes none. */
export const payeePatch = z.nullable(
  z.strictObject({
    vpa: text(200).check(z.refine(isVpa, formatFault('upiId'))),
    name: text(LONGEST_PAYEE, 1),
  }),
);

/** Says who changed it last, so that owners notice a wrong address. */
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
