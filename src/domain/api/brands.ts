import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { text } from './primitives.ts';

/** A host as it is typed. The server says what is wrong with it. */
const host = z.string().check(z.maxLength(300));

/** Where the brand is: its office and its restaurants' pages. */
const place = {
  host,
  /** `{slug}.` before it is the host of that restaurant. Empty: they are below the brand's own. */
  storeHost: z._default(host, ''),
};

export const brandPlaceBody = z.strictObject(place);
export type BrandPlaceBody = z.infer<typeof brandPlaceBody>;

/** The first operator gets a link to choose a password, at the brand's own address. */
export const newBrandBody = z.strictObject({ name: text(60, 1), email, ...place });
export type NewBrandBody = z.infer<typeof newBrandBody>;

export const oneBrand = z.object({
  _id: z.string(),
  name: z.string(),
  /** The address of its office, without a path. */
  origin: z.string(),
  host: z.string(),
  storeHost: z.string(),
  /** The one that is at the program's own address. */
  isFirst: z.boolean(),
  /** Whether the host is known to lead to this program. Null: it was not found out in time. */
  leadsHere: z.nullable(z.boolean()),
  restaurants: z.number(),
  operators: z.number(),
  createdAt: z.string(),
});
export type OneBrand = z.infer<typeof oneBrand>;

export const brandList = z.object({ brands: z.array(oneBrand) });

export const brandMade = z.object({ brand: oneBrand, link: z.string(), isSent: z.boolean() });
export type BrandMade = z.infer<typeof brandMade>;
