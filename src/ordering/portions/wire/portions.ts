import * as z from 'zod/mini';
import { MOST_PORTIONS_LEFT } from '#ordering/menu/rules/portions.ts';
import { id } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

const count = z
  .int()
  .check(
    z.minimum(0, formatFault('atLeast', { least: 0 })),
    z.maximum(MOST_PORTIONS_LEFT, formatFault('atMost', { most: MOST_PORTIONS_LEFT })),
  );

/** Without `left` nothing is counted any more. `usual`: with how many each later day begins. */
export const portionsBody = z.strictObject({
  left: z.nullable(count),
  usual: z._default(z.nullable(count), null),
});

const countedItem = z.object({ itemId: id, left: z.number(), usual: z.nullable(z.number()) });

export const portionsView = z.object({ items: z.array(countedItem) });

export type PortionsBody = z.infer<typeof portionsBody>;
export type CountedItem = z.infer<typeof countedItem>;
export type PortionsView = z.infer<typeof portionsView>;
