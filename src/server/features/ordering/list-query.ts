import * as z from 'zod';
import { since } from '#domain/api/primitives.ts';
import type { ListRequest } from './read-order.ts';

const DEFAULT_LIMIT = 50;
const MOST_AT_ONCE = 200;

/** An empty value is no value: forms send all of their fields. */
const empty = z.literal('');
const TIME = 'Must be a day, a time such as 2030-01-31T18:00:00Z, or ms since 1970';
const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message);
const states = matching(/^([1-5](,[1-5])*)?$/, 'One or more of 1 to 5');

/** Keys that are not known are passed over, since a list is often asked for from a bookmark. */
export const listQuery = z.object({
  state: z.union([states, z.array(states)]).optional(),
  since: z.optional(z.union([empty, since], TIME)),
  before: z.union([empty, matching(/^\d{1,9}$/, 'A cursor from an earlier answer')]).optional(),
  /** Those that their guests say to have paid, or that were served and are not wholly paid. */
  payment: z.union([empty, z.enum(['claimed', 'unpaid'])], 'claimed, unpaid, or nothing').optional(),
  limit: z.union([empty, matching(/^0*[1-9]\d*$/, `From 1 to ${MOST_AT_ONCE}`)]).optional(),
});

export function readListQuery({
  state,
  since,
  before,
  payment,
  limit,
}: z.infer<typeof listQuery>): ListRequest {
  return {
    states: [state ?? ''].flat().join(',').split(',').filter(Boolean).map(Number),
    since: typeof since === 'number' ? new Date(since).toISOString() : null,
    before: before ? Number(before) : null,
    payment: payment || null,
    limit: limit ? Math.min(Number(limit), MOST_AT_ONCE) : DEFAULT_LIMIT,
  };
}
