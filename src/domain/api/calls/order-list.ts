import * as z from 'zod/mini';
import { since } from '../primitives.ts';
import { empty } from './params.ts';

/** How many orders one page of the list may hold. */
export const MOST_ORDERS = 200;

const TIME = 'Must be a day, a time such as 2030-01-31T18:00:00Z, or ms since 1970';
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const states = matching(/^([1-5](,[1-5])*)?$/, 'One or more of 1 to 5');

/** Keys that are not known are passed over, since a list is often asked for from a bookmark. */
export const listQuery = z.object({
  state: z.optional(z.union([states, z.array(states)])),
  since: z.optional(z.union([empty, since], TIME)),
  before: z.optional(z.union([empty, matching(/^\d{1,9}$/, 'A cursor from an earlier answer')])),
  /** Those that their guests say to have paid, or that were served and are not wholly paid. */
  payment: z.optional(z.union([empty, z.enum(['claimed', 'unpaid'])], 'claimed, unpaid, or nothing')),
  limit: z.optional(z.union([empty, matching(/^0*[1-9]\d*$/, `From 1 to ${MOST_ORDERS}`)])),
});
export type OrderListQuery = z.infer<typeof listQuery>;
