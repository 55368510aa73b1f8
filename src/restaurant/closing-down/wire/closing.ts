import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';

/** Since when a store is closed, and when it is erased. */
export const closingView = z.object({ closedAt: z.nullable(z.string()), erasedAt: z.nullable(z.string()) });
export type ClosingView = z.infer<typeof closingView>;

export const closeBody = z.strictObject({ reason: text(300, 1) });

export const supportView = z.object({ supportUntil: z.nullable(z.string()) });
export type SupportView = z.infer<typeof supportView>;
