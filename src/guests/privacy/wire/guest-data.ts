import * as z from 'zod/mini';
import { buyer } from '#money/bills/wire/bills.ts';
import { text } from '#platform/calls/wire/primitives.ts';
import { LONGEST_KEEPING, SHORTEST_KEEPING } from '../rules/guest-data.ts';

export const guestDataSettings = z.object({
  months: z.int().check(z.gte(SHORTEST_KEEPING), z.lte(LONGEST_KEEPING)),
});
export type GuestDataSettings = z.infer<typeof guestDataSettings>;

/** Identifies a guest by the number that they gave with their orders. */
export const guestBody = z.strictObject({ countryCode: text(8), phone: text(20, 1) });
export type GuestBody = z.infer<typeof guestBody>;

const exportedOrder = z.object({
  orderNo: z.number(),
  placedAt: z.string(),
  orderType: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  place: z.string(),
  remarks: z.string(),
  /** Whom the bill is for. */
  company: z.nullable(buyer),
  amount: z.number(),
  currency: z.string(),
  paid: z.number(),
  refunded: z.number(),
  items: z.array(
    z.object({
      item: z.string(),
      options: z.array(z.string()),
      remarks: z.string(),
      quantity: z.number(),
      price: z.number(),
      removed: z.boolean(),
    }),
  ),
  upiReferences: z.array(z.string()),
  bills: z.array(z.string()),
  /** What was written about the order. */
  messages: z.array(
    z.object({ at: z.string(), from: z.string(), text: z.string(), picture: z.nullable(z.string()) }),
  ),
  feedback: z.nullable(
    z.object({
      food: z.nullable(z.number()),
      service: z.nullable(z.number()),
      overall: z.number(),
      comment: z.string(),
      /** Empty if the restaurant has not answered. */
      answer: z.string(),
    }),
  ),
});

const exportedReservation = z.object({
  at: z.string(),
  party: z.number(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  staffNote: z.string(),
  state: z.string(),
});

const exportedAccount = z.object({
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  openedAt: z.string(),
  /** What was put on it, with the method `Account`, and what came for it. */
  entries: z.array(z.object({ at: z.string(), method: z.string(), amount: z.number() })),
});

export const guestExport = z.object({
  store: z.string(),
  exportedAt: z.string(),
  orders: z.array(exportedOrder),
  reservations: z.array(exportedReservation),
  accounts: z.array(exportedAccount),
});
export type GuestExport = z.infer<typeof guestExport>;

export const guestErased = z.object({
  /** Orders, reservations and accounts that were made anonymous. */
  erased: z.number(),
  /** Orders under way, reservations ahead, and accounts that are not settled. They have to be erased once they are. */
  kept: z.number(),
});
export type GuestErased = z.infer<typeof guestErased>;
