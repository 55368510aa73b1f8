import * as z from 'zod/mini';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

export const upTo = (most: number) => z.string().check(z.maxLength(most));

/** Accepts anything short. A malformed id is answered like an unknown one, not as a fault. */
export const anyId = upTo(256);
export const ofStore = z.object({ storeId: anyId });
export const ofOrder = z.object({ storeId: anyId, orderId: anyId });
export const ofSlug = z.object({ slug: anyId });

/** For calls that need no body. */
export const nothing = z.nullish(z.strictObject({}));
export const noContent = { 204: z.null() };

/** Forms send all of their fields, so an empty value counts as none. */
export const empty = z.literal('');
const DAY = formatFault('day', { example: '2030-01-31' });
export const aDay = z.iso.date(DAY);
export const day = z.optional(z.union([empty, aDay], DAY));

/** A client that repeats a call sends the same key again. The verb validates it. */
export const withKey = z.object({ 'idempotency-key': z.optional(z.string()) });

/**
 * A tablet that was without the line says when it made the command and when it sends it, by its own clock, and by which
 * revision of the store it priced. Where somebody else than the sender made it, it says by whose pass, and signed with it.
 * `printed` names what it has printed itself.
 */
export const ofCommand = z.extend(withKey, {
  'made-at': z.optional(z.string()),
  'sent-at': z.optional(z.string()),
  'menu-revision': z.optional(z.string()),
  printed: z.optional(z.string()),
  'made-by': z.optional(z.string()),
});
