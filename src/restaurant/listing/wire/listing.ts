import * as z from 'zod/mini';

const moment = z.nullable(z.number());

export const listing = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  description: z.string(),
  logo: z.nullable(z.string()),
  /** The picture of the store's first menu. */
  picture: z.nullable(z.string()),
  opening: z.union([
    z.object({ open: z.literal(true), closesAt: moment }),
    z.object({ open: z.literal(false), reason: z.enum(['paused', 'closed']), opensAt: moment }),
  ]),
  timeZone: z.string(),
});

export const listingPage = z.object({
  stores: z.array(listing),
  /** Cursor of the next page: the value for `after`. */
  next: z.nullable(z.string()),
});

export type Listing = z.infer<typeof listing>;
export type ListingPage = z.infer<typeof listingPage>;
