import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { LONGEST_KEEPING, SHORTEST_KEEPING } from '../rules/guest-data.ts';

export const guestDataSettings = z.object({
  months: z.int().check(z.gte(SHORTEST_KEEPING), z.lte(LONGEST_KEEPING)),
});
export type GuestDataSettings = z.infer<typeof guestDataSettings>;

/** Identifies a guest by the number that they gave with their orders. */
export const guestBody = z.strictObject({ countryCode: text(8), phone: text(20, 1) });
export type GuestBody = z.infer<typeof guestBody>;

export const guestErased = z.object({
  /** Orders, reservations and accounts that were made anonymous. */
  erased: z.number(),
  /** Orders under way, reservations ahead, and accounts that are not settled. They have to be erased once they are. */
  kept: z.number(),
});
export type GuestErased = z.infer<typeof guestErased>;
