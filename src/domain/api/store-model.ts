import * as z from 'zod/mini';
import { storePage } from './store.ts';

const moment = z.nullable(z.number());

/** A store as its page shows it: on top of what other programs get, what holds at this moment. */
export const storeModel = z.object({
  page: storePage,
  /** Six hexadecimal digits, for where a menu has no colour of its own. */
  color: z.string(),
  opening: z.union([
    z.object({ open: z.literal(true), closesAt: moment }),
    z.object({ open: z.literal(false), reason: z.enum(['paused', 'closed']), opensAt: moment }),
  ]),
  revision: z.number(),
  timeZone: z.string(),
  /** Guests can pay by UPI from their order's page; a copy of before does not say. */
  takesUpi: z.optional(z.boolean()),
  /** Guests pay whole rupees; a copy of before does not say. */
  isRounding: z.optional(z.boolean()),
  /** Minutes until an order is served, by the store's own recent times. */
  estimate: z.object({ fromMinutes: z.number(), toMinutes: z.number() }),
  /** When something of it changes by itself, as ms since 1970: to be read anew then. */
  changesAt: moment,
});

export type StoreModel = z.infer<typeof storeModel>;
