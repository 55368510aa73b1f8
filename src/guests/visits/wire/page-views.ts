import * as z from 'zod/mini';
import { anyId } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';

const viewsByPage = z.object({
  menu: z.number(),
  cart: z.number(),
  status: z.number(),
  history: z.number(),
  other: z.number(),
});

export const pageViewsBody = z.strictObject({
  profileID: anyId,
  views: z
    .array(
      z.strictObject({
        page: z.keyof(viewsByPage),
        count: z.int().check(z.minimum(1), z.maximum(1000)),
      }),
    )
    .check(z.maxLength(20, formatFault('tooManyViews', { most: 20 }))),
});

/** Days are those of the store's time zone. Days without views are left out. */
export const pageViewDays = z.object({
  days: z.array(z.object({ day: z.string(), views: viewsByPage })),
});

export type PageKind = keyof z.infer<typeof viewsByPage>;
export type PageViewsBody = z.infer<typeof pageViewsBody>;
export type PageViewDays = z.infer<typeof pageViewDays>;
