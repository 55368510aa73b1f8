import * as z from 'zod/mini';
import { wrong } from '../../faults/field-fault.ts';
import { since } from '../primitives.ts';
import { empty } from './params.ts';

/** How many orders one page of the list may hold. */
export const MOST_ORDERS = 200;

const TIME = wrong('since');
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const states = matching(/^([1-5](,[1-5])*)?$/, wrong('states'));

/** Keys that are not known are passed over, since a list is often asked for from a bookmark. */
export const listQuery = z.object({
  state: z.optional(z.union([states, z.array(states)])),
  since: z.optional(z.union([empty, since], TIME)),
  before: z.optional(z.union([empty, matching(/^\d{1,9}$/, wrong('cursor'))])),
  /** Those that their guests say to have paid, or that were served and are not wholly paid. */
  payment: z.optional(z.union([empty, z.enum(['claimed', 'unpaid'])], 'claimed, unpaid, or nothing')),
  limit: z.optional(
    z.union([empty, matching(/^0*[1-9]\d*$/, wrong('outside', { least: 1, most: MOST_ORDERS }))]),
  ),
});
export type OrderListQuery = z.infer<typeof listQuery>;
