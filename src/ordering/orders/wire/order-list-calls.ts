import * as z from 'zod/mini';
import { empty } from '#platform/calls/wire/params.ts';
import { since } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

export const MOST_ORDERS = 200;

const TIME = formatFault('since');
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const states = matching(/^([1-5](,[1-5])*)?$/, formatFault('states'));

/** Ignores unknown keys, since lists are often opened from old bookmarks. */
export const listQuery = z.object({
  state: z.optional(z.union([states, z.array(states)])),
  since: z.optional(z.union([empty, since], TIME)),
  before: z.optional(z.union([empty, matching(/^\d{1,9}$/, formatFault('cursor'))])),
  /** `claimed`: the guest says that they paid. `unpaid`: served, but not fully paid. */
  payment: z.optional(z.union([empty, z.enum(['claimed', 'unpaid'])], 'claimed, unpaid, or nothing')),
  limit: z.optional(
    z.union([empty, matching(/^0*[1-9]\d*$/, formatFault('outside', { least: 1, most: MOST_ORDERS }))]),
  ),
});
export type OrderListQuery = z.infer<typeof listQuery>;
