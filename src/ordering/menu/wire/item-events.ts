import * as z from 'zod/mini';
import { anyId } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

export const itemEventsBody = z.strictObject({
  profileID: anyId,
  events: z
    .array(
      z.strictObject({
        itemID: anyId,
        event: z.enum(['view', 'add']),
        count: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
      }),
    )
    .check(z.maxLength(100, formatFault('tooManyEvents', { most: 100 }))),
});

export type ItemEventsBody = z.infer<typeof itemEventsBody>;
