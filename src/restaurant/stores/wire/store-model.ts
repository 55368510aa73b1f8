import * as z from 'zod/mini';
import { storiesOnPage } from '#guests/stories/wire/on-page.ts';
import { pricesNow } from '#ordering/price-rules/wire/price-rules.ts';
import { storePage } from './store.ts';

const moment = z.nullable(z.number());

/** How many of the latest orders came in the time that they were promised. */
export const kept = z.object({ onTime: z.number(), of: z.number() });

/** A store's page as guests see it now: the store's public data, with what depends on the time. */
export const storeModel = z.object({
  page: storePage,
  /** Six hexadecimal digits, for menus without a colour of their own. */
  color: z.string(),
  opening: z.union([
    z.object({ open: z.literal(true), closesAt: moment }),
    z.object({ open: z.literal(false), reason: z.enum(['paused', 'closed']), opensAt: moment }),
  ]),
  /** In how many days a closed store opens; 0 is today. Pages kept by older versions leave it out. */
  opensIn: z.optional(z.number()),
  revision: z.number(),
  timeZone: z.string(),
  /** Guests can pay by UPI from their order's page. Pages kept by older versions leave it out. */
  takesUpi: z.optional(z.boolean()),
  /** Guests pay whole rupees. Pages kept by older versions leave it out. */
  isRounding: z.optional(z.boolean()),
  /** Ids of the items that most orders of the last week have. Pages kept by older versions leave it out. */
  popular: z.optional(z.array(z.string())),
  /** Id of the menu that fits the hour better than the others; pages kept by older versions leave it out. */
  fittingMenu: z.optional(z.nullable(z.string())),
  /** When the next menu begins, if none is served now. Null: there is none. */
  menuAt: z.optional(moment),
  ...storiesOnPage,
  /** What differs from the menu's prices now. Left out where nothing ever does. */
  prices: z.optional(pricesNow),
  /** Minutes until an order is served, from the store's recent times. */
  estimate: z.object({ fromMinutes: z.number(), toMinutes: z.number() }),
  /** Left out where there are too few orders to say. */
  kept: z.optional(kept),
  /** When something in it changes without an edit, in ms since 1970. Pages fetch it again then. */
  changesAt: moment,
});

export type StoreModel = z.infer<typeof storeModel>;
